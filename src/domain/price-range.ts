/** A range of prices in whole major units (koruna); null is open. */
export interface PriceRange {
  from: number | null;
  to: number | null;
}

export type PriceRangeError = 'priceFromGreaterThanPriceTo' | 'priceToLessThanZero';

/** The code of a range, `from#to`; an open end is empty: `#20000` [price.filter]. */
export function formatPriceRange({ from, to }: PriceRange): string {
  return `${from ?? ''}#${to ?? ''}`;
}

/** Reads a range's code; undefined when it is not `from#to` of whole numbers [price.filter]. */
export function parsePriceRange(code: string): PriceRange | undefined {
  const [, from, to] = /^(\d{0,9})#(\d{0,9})$/.exec(code) ?? [];
  if (from === undefined || to === undefined) return undefined;
  return { from: from === '' ? null : Number(from), to: to === '' ? null : Number(to) };
}

/**
 * What is wrong with a range, or undefined. An upper end of zero is named first: any lower end is
 * "greater" than it, which would hide the real mistake [price.validation].
 */
export function priceRangeError({ from, to }: PriceRange): PriceRangeError | undefined {
  if (to !== null && to <= 0) return 'priceToLessThanZero';
  if (from !== null && to !== null && from > to) return 'priceFromGreaterThanPriceTo';
  return undefined;
}
