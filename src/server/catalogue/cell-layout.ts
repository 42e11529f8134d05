/**
 * How the `prices` and `highs` arrays of `offer_cell` are laid out.
 *
 * `prices` holds a price for each departure day, then the cheapest of each 8 days, then the cheapest of each 64 days;
 * `highs` the dearest of each 8 and then each 64 days. Days count from 0, SQL's subscripts from 1. A day without an offer
 * holds UNAVAILABLE, not null: an array without nulls has elements at fixed places, found without walking it.
 */

/** Departure days in a cell: six blocks of 64, so that 300 days stay ahead for twelve weeks. */
export const CELL_DAYS = 384;
export const WEEK = 8;
export const BLOCK = 64;
/** Koruna: dearer than any offer, small enough that percents of it stay far from the end of an int. */
export const UNAVAILABLE = 1_000_000;

/** A run of departure days that one element of an array stands for. */
export interface Run {
  /** SQL subscript in `prices`. */
  price: number;
  /** SQL subscript in `highs`; null for a single day, which is its own dearest. */
  high: number | null;
  /** First day and number of days. */
  day: number;
  days: number;
}

/** The fewest elements that together cover the days from `first` to `last`, both included. */
export function runsOf(first: number, last: number): Run[] {
  const runs: Run[] = [];
  for (let day = first; day <= last; ) {
    const days = [BLOCK, WEEK, 1].find((size) => day % size === 0 && day + size - 1 <= last) ?? 1;
    runs.push(runAt(day, days));
    day += days;
  }
  return runs;
}

function runAt(day: number, days: number): Run {
  const weeks = CELL_DAYS / WEEK;
  if (days === BLOCK) return { day, days, price: CELL_DAYS + weeks + day / BLOCK + 1, high: weeks + day / BLOCK + 1 };
  if (days === WEEK) return { day, days, price: CELL_DAYS + day / WEEK + 1, high: day / WEEK + 1 };
  return { day, days, price: day + 1, high: null };
}

/** The whole `prices` array for the prices of its days. */
export function withMinima(days: ArrayLike<number>): Int32Array {
  const weeks = CELL_DAYS / WEEK;
  const prices = new Int32Array(CELL_DAYS + weeks + CELL_DAYS / BLOCK).fill(UNAVAILABLE);
  for (let day = 0; day < CELL_DAYS; day++) {
    const price = days[day] ?? UNAVAILABLE;
    const week = CELL_DAYS + Math.floor(day / WEEK);
    const block = CELL_DAYS + weeks + Math.floor(day / BLOCK);
    prices[day] = price;
    if (price < (prices[week] as number)) prices[week] = price;
    if (price < (prices[block] as number)) prices[block] = price;
  }
  return prices;
}

/** The `highs` array for the prices of the days. */
export function highsOf(days: ArrayLike<number>): Int32Array {
  const weeks = CELL_DAYS / WEEK;
  const highs = new Int32Array(weeks + CELL_DAYS / BLOCK);
  for (let day = 0; day < CELL_DAYS; day++) {
    const price = days[day] ?? UNAVAILABLE;
    if (price >= UNAVAILABLE) continue;
    const week = Math.floor(day / WEEK);
    const block = weeks + Math.floor(day / BLOCK);
    if (price > (highs[week] as number)) highs[week] = price;
    if (price > (highs[block] as number)) highs[block] = price;
  }
  return highs;
}
