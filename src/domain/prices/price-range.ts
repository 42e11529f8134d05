/** A range of prices in whole major units (koruna); null is open. */
export interface PriceRange {
  from: number | null;
  to: number | null;
}

export type RangeEnd = keyof PriceRange;
/** The ends of a range as people type them: what `priceOfText` reads. */
export type TypedRange = Record<RangeEnd, string>;

export type PriceRangeError = 'priceFromGreaterThanPriceTo' | 'priceToLessThanZero';

/** What is wrong with a typed range, and the ends to be typed anew. */
export interface TypedRangeProblem {
  error: PriceRangeError | 'unreadable';
  ends: readonly RangeEnd[];
}

const ENDS = ['from', 'to'] as const satisfies RangeEnd[];

/** What a range's code holds at most; whoever writes more means a price that nothing reaches. */
const HIGHEST_PRICE = 999_999_999;

/**
 * Whole koruna as people type them: `20000`, `20 000`, `20.000`, `20 000,50 Kč`; hellers do not count.
 * @returns null for nothing, undefined for what is no price [price.filter]
 */
export function priceOfText(text: string): number | null | undefined {
  const typed = text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
  if (typed === '') return null;
  const [, whole] = /^(\d+|\d{1,3}(?:[ .]\d{3})+)(?:,\d{1,2}|,-)? ?(?:Kč|CZK)?$/i.exec(typed) ?? [];
  return whole === undefined ? undefined : Math.min(Number(whole.replace(/\D/g, '')), HIGHEST_PRICE);
}

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

/** A typed range, undefined where one of its ends is no price [price.filter]. */
export function rangeOfText({ from, to }: TypedRange): PriceRange | undefined {
  const [lower, upper] = [priceOfText(from), priceOfText(to)];
  return lower === undefined || upper === undefined ? undefined : { from: lower, to: upper };
}

/** What is wrong with a typed range, or undefined [price.validation]. */
export function typedRangeProblem(typed: TypedRange): TypedRangeProblem | undefined {
  const range = rangeOfText(typed);
  if (range === undefined) return { error: 'unreadable', ends: ENDS.filter((end) => priceOfText(typed[end]) === undefined) };
  const error = priceRangeError(range);
  return error && { error, ends: error === 'priceToLessThanZero' ? ['to'] : ENDS };
}
