/** As prices are printed: the nearest that ends in 90 koruna. */
export function priceTag(koruna: number): number {
  return Math.round((koruna + 10) / 100) * 100 - 10;
}
