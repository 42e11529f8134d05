/**
 * How the `prices` and `highs` arrays of `offer_cell` are laid out.
 *
 * `prices` holds a price for each departure day, then the cheapest of each 4 days, of each 16 and of each 64; `highs` the
 * dearest of each 4, 16 and 64. So any window of days is a handful of elements, and a price bound need look into few runs.
 * Days count from 0, SQL's subscripts from 1. A day without an offer holds UNAVAILABLE, not null: an array without nulls
 * has elements at fixed places, found without walking it.
 */

/** Departure days in a cell: six runs of 64, so that 300 days stay ahead for twelve weeks. */
export const CELL_DAYS = 384;
/** Koruna: dearer than any offer, small enough that percents of it stay far from the end of an int. */
export const UNAVAILABLE = 1_000_000;

const RUN_SIZES = [4, 16, 64] as const;
/** Where the runs of each size begin in `highs`; in `prices` they follow the days in the same order. */
const RUN_STARTS = RUN_SIZES.map((_, level) => RUN_SIZES.slice(0, level).reduce((sum, size) => sum + CELL_DAYS / size, 0));
const RUNS = RUN_SIZES.reduce((sum, size) => sum + CELL_DAYS / size, 0);

/** Departure days that one element of an array stands for. */
export interface Run {
  /** First day and number of days. */
  day: number;
  days: number;
  /** SQL subscript in `prices`. */
  price: number;
  /** SQL subscript in `highs`; null for a single day, which is its own dearest. */
  high: number | null;
  /** The four runs that it consists of; none for a single day. */
  parts(): Run[];
}

/** The fewest elements that together cover the days from `first` to `last`, both included. */
export function runsOf(first: number, last: number): Run[] {
  const runs: Run[] = [];
  for (let day = first; day <= last; ) {
    const days = RUN_SIZES.findLast((size) => day % size === 0 && day + size - 1 <= last) ?? 1;
    runs.push(runAt(day, days));
    day += days;
  }
  return runs;
}

/** The longest runs that the days from `first` to `last` lie in: they hold more days, but are few. */
export function longRunsOver(first: number, last: number): Run[] {
  const days = RUN_SIZES[2];
  const from = Math.floor(first / days) * days;
  return Array.from({ length: Math.floor(last / days) - from / days + 1 }, (_, index) => runAt(from + index * days, days));
}

function runAt(day: number, days: number): Run {
  const level = RUN_SIZES.findIndex((size) => size === days);
  if (level === -1) return { day, days, price: day + 1, high: null, parts: () => [] };
  const at = (RUN_STARTS[level] as number) + day / days + 1;
  return { day, days, price: CELL_DAYS + at, high: at, parts: () => [0, 1, 2, 3].map((part) => runAt(day + (part * days) / 4, days / 4)) };
}

/** The whole `prices` array for the prices of its days. */
export function withMinima(days: ArrayLike<number>): Int32Array {
  const prices = new Int32Array(CELL_DAYS + RUNS).fill(UNAVAILABLE);
  for (let day = 0; day < CELL_DAYS; day++) {
    const price = days[day] ?? UNAVAILABLE;
    prices[day] = price;
    for (const run of runsAt(day)) if (price < (prices[CELL_DAYS + run] as number)) prices[CELL_DAYS + run] = price;
  }
  return prices;
}

/** The `highs` array for the prices of the days; 0 where a run has no offer. */
export function highsOf(days: ArrayLike<number>): Int32Array {
  const highs = new Int32Array(RUNS);
  for (let day = 0; day < CELL_DAYS; day++) {
    const price = days[day] ?? UNAVAILABLE;
    if (price >= UNAVAILABLE) continue;
    for (const run of runsAt(day)) if (price > (highs[run] as number)) highs[run] = price;
  }
  return highs;
}

/** The `highs` of a row that stands for several: the dearest of all of them. */
export function dearest(highs: readonly ArrayLike<number>[]): Int32Array {
  return Int32Array.from({ length: RUNS }, (_, run) => Math.max(0, ...highs.map((of) => of[run] ?? 0)));
}

function runsAt(day: number): number[] {
  return RUN_SIZES.map((size, level) => (RUN_STARTS[level] as number) + Math.floor(day / size));
}
