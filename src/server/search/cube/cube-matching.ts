import { UNAVAILABLE } from '../../catalogue/cell-layout.ts';
import type { CubeHotel } from './cube.ts';
import { leastBase, mostBase, takesParty, type QueryPlan, type StaySpan } from './cube-plan.ts';
import { cheapest, cheapestFrom, firstSlot, lastSlot, nextPrice, sellsAtMost, sellsBetween, settles, type PackedHotel } from './packed-hotel.ts';

/** Base prices within the bounds of the whole party's price, one of each for each span. */
export interface HotelBounds {
  fits: boolean[];
  /** 0 without a lower bound, UNAVAILABLE - 1 without an upper. */
  least: number[];
  most: number[];
}

/** A query's bounds in a hotel's base prices; null when no room takes the party. */
export function boundsOf(hotel: CubeHotel, spans: readonly StaySpan[], from: number | null, to: number | null): HotelBounds | null {
  const fits: boolean[] = [];
  const least: number[] = [];
  const most: number[] = [];
  let some = false;
  for (const span of spans) {
    const taken = takesParty(hotel, span);
    some ||= taken;
    fits.push(taken);
    least.push(from === null || !taken ? 0 : leastBase(hotel, span, from));
    most.push(to === null || !taken ? UNAVAILABLE - 1 : mostBase(hotel, span, to));
  }
  return some ? { fits, least, most } : null;
}

/** Offers gone through by price for one that matches: broad queries find one at once, for narrow ones the cells are few. */
const STEPS = 256;

/** Which rows of a hotel are looked at. */
export interface Rows {
  /** By id, 1 where wanted; null: any. */
  airports: Uint8Array | null;
  boards: Uint8Array | null;
  /** One airport, board or number of nights instead; 0 for none. */
  airportId: number;
  boardId: number;
  nights: number;
}

export function rowsOf({ airports, boards }: QueryPlan): Rows {
  return { airports, boards, airportId: 0, boardId: 0, nights: 0 };
}

/** Whether a place among a hotel's airports or boards is wanted; unfiltered, `any` says whether minima stand for all. */
function isWanted(id: number, one: number, mask: Uint8Array | null, any: boolean): boolean {
  if (one !== 0) return id === one;
  if (mask === null) return any ? id === 0 : id !== 0;
  return id !== 0 && mask[id] === 1;
}

/** Calls `look` for the rows, or for the rows of minima that stand for them, until it answers true. */
export function someRow({ airportIds, boardIds, groups, nights }: PackedHotel, rows: Rows, any: boolean, look: (row: number, nights: number) => boolean): boolean {
  // "Any" comes first, and then no other is wanted.
  const airports = any && rows.airportId === 0 && rows.airports === null ? 1 : airportIds.length;
  const boards = any && rows.boardId === 0 && rows.boards === null ? 1 : boardIds.length;
  for (let airport = 0; airport < airports; airport++) {
    if (!isWanted(airportIds[airport] as number, rows.airportId, rows.airports, any)) continue;
    for (let board = 0; board < boards; board++) {
      if (!isWanted(boardIds[board] as number, rows.boardId, rows.boards, any)) continue;
      const group = airport * boardIds.length + board;
      for (let row = groups[group] as number; row < (groups[group + 1] as number); row++) {
        const length = nights[row] as number;
        if (rows.nights !== 0 && rows.nights !== length) continue;
        if (look(row, length)) return true;
      }
    }
  }
  return false;
}

/** Whether the hotel sells something within the bounds. */
export function sellsSome(hotel: CubeHotel, rows: Rows, spans: readonly StaySpan[], { fits, least, most }: HotelBounds, hasLeast: boolean): boolean {
  const { prices } = hotel;
  let open = false;
  const settled = someRow(prices, rows, true, (row, nights) => {
    for (let index = 0; index < spans.length; index++) {
      if (!(fits[index] as boolean)) continue;
      const span = spans[index] as StaySpan;
      const first = firstSlot(prices, span.first[nights] as number);
      const last = lastSlot(prices, span.last[nights] as number);
      if (!hasLeast) {
        if (sellsAtMost(prices, row, first, last, most[index] as number)) return true;
        continue;
      }
      const answer = settles(prices, row, first, last, least[index] as number, most[index] as number);
      if (answer === 'yes') return true;
      if (answer === 'open') open = true;
    }
    return false;
  });
  if (settled || !open) return settled;
  return someRow(prices, rows, false, (row, nights) => {
    for (let index = 0; index < spans.length; index++) {
      if (!(fits[index] as boolean)) continue;
      const span = spans[index] as StaySpan;
      if (sellsBetween(prices, row, firstSlot(prices, span.first[nights] as number), lastSlot(prices, span.last[nights] as number), least[index] as number, most[index] as number)) return true;
    }
    return false;
  });
}

/** The lowest base price of each span; UNAVAILABLE where nothing is sold, or nothing from `least` on. */
export function cheapestBases(hotel: CubeHotel, rows: Rows, spans: readonly StaySpan[], { fits, least }: HotelBounds, hasLeast: boolean): number[] {
  const { prices } = hotel;
  return spans.map((span, index) => {
    if (!(fits[index] as boolean)) return UNAVAILABLE;
    const bound = least[index] as number;
    let found = UNAVAILABLE;
    /** Numbers of nights whose minima lie below the bound and hide dearer offers. */
    const hidden = new Set<number>();
    someRow(prices, rows, true, (row, nights) => {
      const first = firstSlot(prices, span.first[nights] as number);
      const last = lastSlot(prices, span.last[nights] as number);
      const low = cheapest(prices, row, first, last);
      if (low >= bound) found = Math.min(found, low);
      else if (settles(prices, row, first, last, bound, UNAVAILABLE - 1) !== 'no') hidden.add(nights);
      return false;
    });
    if (!hasLeast || hidden.size === 0) return found;
    const next = nextPrice(prices, bound, STEPS, (row, slot) => {
      const nights = prices.nights[row] as number;
      return (
        isWanted(prices.airportOfRow[row] as number, rows.airportId, rows.airports, false) &&
        isWanted(prices.boardOfRow[row] as number, rows.boardId, rows.boards, false) &&
        slot >= firstSlot(prices, span.first[nights] as number) &&
        slot <= lastSlot(prices, span.last[nights] as number)
      );
    });
    if (next !== null) return next;
    someRow(prices, rows, false, (row, nights) => {
      if (hidden.has(nights)) found = cheapestFrom(prices, row, firstSlot(prices, span.first[nights] as number), lastSlot(prices, span.last[nights] as number), bound, found);
      return found === bound;
    });
    return found;
  });
}
