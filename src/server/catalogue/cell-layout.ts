/**
 * How the `prices` and `highs` arrays of `offer_cell` are laid out.
 *
 * `prices` holds a price for each departure day, then the cheapest of each 8 days, then the cheapest of each 64 days;
 * `highs` the dearest of each 8 and then each 64 days. Days count from 0, SQL's subscripts from 1. A day without an offer
 * holds UNAVAILABLE, not null: an array without nulls has elements at fixed places, found without walking it.
 */

/** Departure days in a cell: six runs of 64, so that 300 days stay ahead for twelve shortRuns. */
export const CELL_DAYS = 384;
export const SHORT_RUN = 8;
export const LONG_RUN = 64;
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
    const days = [LONG_RUN, SHORT_RUN, 1].find((size) => day % size === 0 && day + size - 1 <= last) ?? 1;
    runs.push(runAt(day, days));
    day += days;
  }
  return runs;
}

function runAt(day: number, days: number): Run {
  const shortRuns = CELL_DAYS / SHORT_RUN;
  if (days === LONG_RUN) return { day, days, price: CELL_DAYS + shortRuns + day / LONG_RUN + 1, high: shortRuns + day / LONG_RUN + 1 };
  if (days === SHORT_RUN) return { day, days, price: CELL_DAYS + day / SHORT_RUN + 1, high: day / SHORT_RUN + 1 };
  return { day, days, price: day + 1, high: null };
}

/** The whole `prices` array for the prices of its days. */
export function withMinima(days: ArrayLike<number>): Int32Array {
  const shortRuns = CELL_DAYS / SHORT_RUN;
  const prices = new Int32Array(CELL_DAYS + shortRuns + CELL_DAYS / LONG_RUN).fill(UNAVAILABLE);
  for (let day = 0; day < CELL_DAYS; day++) {
    const price = days[day] ?? UNAVAILABLE;
    const short = CELL_DAYS + Math.floor(day / SHORT_RUN);
    const long = CELL_DAYS + shortRuns + Math.floor(day / LONG_RUN);
    prices[day] = price;
    if (price < (prices[short] as number)) prices[short] = price;
    if (price < (prices[long] as number)) prices[long] = price;
  }
  return prices;
}

/** The `highs` array for the prices of the days. */
export function highsOf(days: ArrayLike<number>): Int32Array {
  const shortRuns = CELL_DAYS / SHORT_RUN;
  const highs = new Int32Array(shortRuns + CELL_DAYS / LONG_RUN);
  for (let day = 0; day < CELL_DAYS; day++) {
    const price = days[day] ?? UNAVAILABLE;
    if (price >= UNAVAILABLE) continue;
    const short = Math.floor(day / SHORT_RUN);
    const long = shortRuns + Math.floor(day / LONG_RUN);
    if (price > (highs[short] as number)) highs[short] = price;
    if (price > (highs[long] as number)) highs[long] = price;
  }
  return highs;
}
