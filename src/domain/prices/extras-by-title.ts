export interface PricedExtra {
  title: string;
  /** Minor units, whatever its number. */
  price: number;
}

/** A trip's children stand in a line of their own, as whoever pays another price: where nobody is named, lines of one title are one. */
export function extrasByTitle(extras: readonly PricedExtra[]): PricedExtra[] {
  return [...Map.groupBy(extras, ({ title }) => title)].map(([title, lines]) => ({ title, price: lines.reduce((sum, { price }) => sum + price, 0) }));
}
