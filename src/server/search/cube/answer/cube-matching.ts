import { UNAVAILABLE } from '../../../catalogue/cell-layout.ts';
import type { CubeHotel } from '../memory/cube.ts';
import { leastBase, mostBase, takesParty, type QueryPlan, type StaySpan } from './cube-plan.ts';
import { partyKoruna } from './cube-party.ts';
import { firstSlot, floorOf, groupAt, lastSlot, type PackedHotel } from '../memory/packed-hotel.ts';
import { cheapest, cheapestFrom, sellsAtMost, sellsBetween, settles, somePrice } from '../memory/packed-rows.ts';
import { nextPrice } from '../memory/price-order.ts';

/** Base prices within the bounds of the whole party's price, one of each for each span. */
export interface HotelBounds {
  fits: boolean[];
  /** What no base price is below, whichever rows are looked at. */
  floors: number[];
  /** 0 without a lower bound, UNAVAILABLE - 1 without an upper. */
  least: number[];
  most: number[];
}

/** A query's bounds in a hotel's base prices; null when no room takes the party or nothing is sold then. */
export function boundsOf(hotel: CubeHotel, spans: readonly StaySpan[], from: number | null, to: number | null): HotelBounds | null {
  const fits: boolean[] = [];
  const floors: number[] = [];
  const least: number[] = [];
  const most: number[] = [];
  let some = false;
  for (const span of spans) {
    const floor = takesParty(hotel, span) ? floorOf(hotel.prices, span.earliest, span.latest) : UNAVAILABLE;
    const sold = floor < UNAVAILABLE;
    some ||= sold;
    fits.push(sold);
    floors.push(floor);
    least.push(from === null || !sold ? 0 : leastBase(hotel, span, from));
    most.push(to === null || !sold ? UNAVAILABLE - 1 : mostBase(hotel, span, to));
  }
  return some ? { fits, floors, least, most } : null;
}

/** What the party pays at a base price of a span; Infinity where there is none. */
export function totalIn(hotel: CubeHotel, { rooms }: StaySpan, base: number): number {
  return base >= UNAVAILABLE ? Infinity : partyKoruna(rooms, hotel.policy, hotel.roomFit, base);
}

/** What the party pays at least for anything within the bounds, without a look at any row. */
export function leastTotal(hotel: CubeHotel, spans: readonly StaySpan[], { fits, floors, least }: HotelBounds): number {
  let lowest = Infinity;
  for (let index = 0; index < spans.length; index++) {
    if (fits[index] as boolean) lowest = Math.min(lowest, totalIn(hotel, spans[index] as StaySpan, Math.max(floors[index] as number, least[index] as number)));
  }
  return lowest;
}

/** What the party pays for something of the rows that is found at once: the cheapest costs no more. Infinity when nothing is. */
export function someTotal(hotel: CubeHotel, rows: Rows, spans: readonly StaySpan[], { fits }: HotelBounds): number {
  const { prices } = hotel;
  for (let index = 0; index < spans.length; index++) {
    if (!(fits[index] as boolean)) continue;
    const span = spans[index] as StaySpan;
    let found = UNAVAILABLE;
    someRow(prices, rows, true, (row, nights) => {
      found = somePrice(prices, row, firstSlot(prices, span.first[nights] as number), lastSlot(prices, span.last[nights] as number));
      return found < UNAVAILABLE;
    });
    if (found < UNAVAILABLE) return totalIn(hotel, span, found);
  }
  return Infinity;
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
      const group = groupAt(airport, board, airportIds.length, boardIds.length);
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
export function sellsSome(hotel: CubeHotel, rows: Rows, spans: readonly StaySpan[], { fits, floors, least, most }: HotelBounds, hasLeast: boolean): boolean {
  const { prices } = hotel;
  let open = false;
  const settled = someRow(prices, rows, true, (row, nights) => {
    for (let index = 0; index < spans.length; index++) {
      if (!(fits[index] as boolean) || (floors[index] as number) > (most[index] as number)) continue;
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
    let hidden: Set<number> | null = null;
    someRow(prices, rows, true, (row, nights) => {
      const first = firstSlot(prices, span.first[nights] as number);
      const last = lastSlot(prices, span.last[nights] as number);
      const low = cheapest(prices, row, first, last, found);
      if (low >= bound) found = low;
      else if (settles(prices, row, first, last, bound, UNAVAILABLE - 1) !== 'no') (hidden ??= new Set()).add(nights);
      return false;
    });
    if (!hasLeast || hidden === null) return found;
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
      if ((hidden as Set<number>).has(nights)) found = cheapestFrom(prices, row, firstSlot(prices, span.first[nights] as number), lastSlot(prices, span.last[nights] as number), bound, found);
      return found === bound;
    });
    return found;
  });
}
