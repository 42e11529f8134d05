/**
 * What a row of a hotel sells in a window of its slots. Minima of runs lie close together and mostly tell: days are looked
 * at last, only at the two ends of the window, and only where the run's minima leave something to be found.
 */
import { UNAVAILABLE } from '../../../catalogue/cell-layout.ts';
import type { PackedHotel } from './packed-hotel.ts';

/** The first run that lies in a window whole, and the end of the last; the window's ends are the slots before and after them. */
const firstRunFrom = (first: number) => (first + 15) >> 4;
const endOfRuns = (last: number) => (last + 1) >> 4;
const lastOfHead = (first: number, last: number) => Math.min(last, (first + 15 & ~15) - 1);
const firstOfTail = (first: number, last: number) => Math.max(lastOfHead(first, last) + 1, last + 1 & ~15);

/** The lowest price of a row's slots from `first` to `last`, both included, or `known` if none is lower than that. */
export function cheapest({ width, days, lows }: PackedHotel, row: number, first: number, last: number, known: number): number {
  let found = known;
  const day0 = row * width;
  const run0 = day0 >> 4;
  for (let run = run0 + firstRunFrom(first); run < run0 + endOfRuns(last); run++) if ((lows[run] as number) < found) found = lows[run] as number;
  const head = lastOfHead(first, last);
  if (first <= head && (lows[run0 + (first >> 4)] as number) < found) found = lowestDay(days, day0 + first, day0 + head, found);
  const tail = firstOfTail(first, last);
  if (tail <= last && (lows[run0 + (tail >> 4)] as number) < found) found = lowestDay(days, day0 + tail, day0 + last, found);
  return found;
}

function lowestDay(days: Int32Array, first: number, last: number, known: number): number {
  let found = known;
  for (let at = first; at <= last; at++) if ((days[at] as number) < found) found = days[at] as number;
  return found;
}

/** A price of a row's slots that is found at once, mostly not the lowest; UNAVAILABLE when there is none in a whole run. */
export function somePrice({ width, lows }: PackedHotel, row: number, first: number, last: number): number {
  const run0 = (row * width) >> 4;
  for (let run = run0 + firstRunFrom(first); run < run0 + endOfRuns(last); run++) if ((lows[run] as number) < UNAVAILABLE) return lows[run] as number;
  return UNAVAILABLE;
}

/** Whether a row sells anything for at most `most` in the slots. */
export function sellsAtMost({ width, days, lows }: PackedHotel, row: number, first: number, last: number, most: number): boolean {
  const day0 = row * width;
  const run0 = day0 >> 4;
  for (let run = run0 + firstRunFrom(first); run < run0 + endOfRuns(last); run++) if ((lows[run] as number) <= most) return true;
  const head = lastOfHead(first, last);
  if (first <= head && (lows[run0 + (first >> 4)] as number) <= most && hasDay(days, day0 + first, day0 + head, 0, most)) return true;
  const tail = firstOfTail(first, last);
  return tail <= last && (lows[run0 + (tail >> 4)] as number) <= most && hasDay(days, day0 + tail, day0 + last, 0, most);
}

function hasDay(days: Int32Array, first: number, last: number, least: number, most: number): boolean {
  for (let at = first; at <= last; at++) if ((days[at] as number) >= least && (days[at] as number) <= most) return true;
  return false;
}

/** The lowest price of a cell's slots that is not below `least`, or `known` if none is lower than that. */
export function cheapestFrom({ width, days, lows, highs }: PackedHotel, row: number, first: number, last: number, least: number, known: number): number {
  let found = known;
  const day0 = row * width;
  const run0 = day0 >> 4;
  let slot = first;
  while (slot <= last) {
    const run = run0 + (slot >> 4);
    const low = lows[run] as number;
    const isWhole = (slot & 15) === 0 && slot + 15 <= last;
    if (low >= found || (highs[run] as number) < least) slot = (slot | 15) + 1;
    else if (isWhole && low >= least) {
      found = low;
      slot += 16;
    } else {
      const end = Math.min(last, slot | 15);
      for (; slot <= end; slot++) {
        const price = days[day0 + slot] as number;
        if (price >= least && price < found) found = price;
      }
    }
  }
  return found;
}

/** What a row of minima can tell of prices between two bounds. */
export type Settled = 'yes' | 'no' | 'open';

/** Whether something of what a row of minima stands for costs between `least` and `most`, as far as the row tells. */
export function settles({ width, days, lows, highs }: PackedHotel, row: number, first: number, last: number, least: number, most: number): Settled {
  let open = false;
  const day0 = row * width;
  const run0 = day0 >> 4;
  for (let run = run0 + firstRunFrom(first); run < run0 + endOfRuns(last); run++) {
    const low = lows[run] as number;
    if (low > most) continue;
    const high = highs[run] as number;
    if (high < least) continue;
    if (low >= least || high <= most) return 'yes';
    open = true;
  }
  const overlaps = (slot: number) => (lows[run0 + (slot >> 4)] as number) <= most && (highs[run0 + (slot >> 4)] as number) >= least;
  const head = lastOfHead(first, last);
  if (first <= head && overlaps(first)) {
    if (hasDay(days, day0 + first, day0 + head, least, most)) return 'yes';
    open = true;
  }
  const tail = firstOfTail(first, last);
  if (tail <= last && overlaps(tail)) {
    if (hasDay(days, day0 + tail, day0 + last, least, most)) return 'yes';
    open = true;
  }
  return open ? 'open' : 'no';
}

/** Whether a cell sells something between two bounds in the slots. */
export function sellsBetween({ width, days, lows, highs }: PackedHotel, row: number, first: number, last: number, least: number, most: number): boolean {
  const day0 = row * width;
  const run0 = day0 >> 4;
  let slot = first;
  while (slot <= last) {
    const run = run0 + (slot >> 4);
    const low = lows[run] as number;
    const high = highs[run] as number;
    const end = Math.min(last, slot | 15);
    if (low <= most && high >= least) {
      if ((slot & 15) === 0 && slot + 15 <= last && (low >= least || high <= most)) return true;
      if (hasDay(days, day0 + slot, day0 + end, least, most)) return true;
    }
    slot = end + 1;
  }
  return false;
}
