import { UNAVAILABLE } from '../../catalogue/cell-layout.ts';
import type { FoundOffer } from '../read-offers.ts';
import type { CubeHotel } from './cube.ts';
import { boundsOf, rowsOf, someRow } from './cube-matching.ts';
import { partyKoruna } from './cube-party.ts';
import type { QueryPlan, StaySpan } from './cube-plan.ts';
import { dayOfSlot, firstSlot, lastSlot } from './packed-hotel.ts';
import { roomCodesOf, spansAt } from './sold-out.ts';

/** A departure that matches, and what the party pays. */
export interface CubeDeparture {
  hotel: CubeHotel;
  row: number;
  nights: number;
  slot: number;
  span: StaySpan;
  base: number;
  /** Koruna, the whole party. */
  total: number;
}

/**
 * Calls `visit` for every departure of a hotel that matches, by row.
 * @param minima whether rows of minima may stand for the cells below; beneath a lower price bound they hide some
 */
export function eachDeparture(hotel: CubeHotel, plan: QueryPlan, minima: boolean, visit: (row: number, nights: number, slot: number, span: StaySpan, base: number) => void): void {
  const spans = spansAt(hotel, plan.spans);
  const bounds = boundsOf(hotel, spans, plan.from, plan.to);
  if (bounds === null) return;
  const { prices } = hotel;
  someRow(prices, rowsOf(plan), minima && plan.from === null, (row, nights) => {
    for (const [index, span] of spans.entries()) {
      if (!(bounds.fits[index] as boolean)) continue;
      const least = bounds.least[index] as number;
      const most = bounds.most[index] as number;
      const end = lastSlot(prices, span.last[nights] as number);
      for (let slot = firstSlot(prices, span.first[nights] as number); slot <= end; slot++) {
        const base = prices.days[row * prices.width + slot] as number;
        if (base >= least && base <= most) visit(row, nights, slot, span, base);
      }
    }
    return false;
  });
}

/** What the party pays for a base price. */
export function totalOf(hotel: CubeHotel, { rooms }: StaySpan, base: number): number {
  return partyKoruna(rooms, hotel.policy, hotel.roomFit, base);
}

/** Every departure of a hotel that matches, in no order to rely on. */
export function departuresOf(hotel: CubeHotel, plan: QueryPlan): CubeDeparture[] {
  const departures: CubeDeparture[] = [];
  eachDeparture(hotel, plan, false, (row, nights, slot, span, base) => departures.push({ hotel, row, nights, slot, span, base, total: totalOf(hotel, span, base) }));
  return departures;
}

/** Of equally cheap departures of a hotel the earliest, then the shortest, then by airport and board, as rows are. */
export function cheapestFirst(one: CubeDeparture, other: CubeDeparture): number {
  return one.total - other.total || one.slot - other.slot || one.nights - other.nights || one.row - other.row;
}

/** The first of a hotel's matching departures of each key; null leaves a departure out. */
export function firstOfEach(hotel: CubeHotel, plan: QueryPlan, keyOf: (row: number, slot: number) => number | null): CubeDeparture[] {
  const firsts = new Map<number, CubeDeparture>();
  eachDeparture(hotel, plan, false, (row, nights, slot, span, base) => {
    const key = keyOf(row, slot);
    if (key === null) return;
    const known = firsts.get(key);
    // Within a span the dearer base is never the cheaper party.
    if (known !== undefined && known.span === span && known.base < base) return;
    const departure = { hotel, row, nights, slot, span, base, total: totalOf(hotel, span, base) };
    if (known === undefined || cheapestFirst(departure, known) < 0) firsts.set(key, departure);
  });
  return [...firsts.values()];
}

/** What the party pays at least on each slot of a hotel that something matches on, whole koruna; Infinity on the others. */
export function lowestBySlot(hotel: CubeHotel, plan: QueryPlan): Float64Array | null {
  const { width } = hotel.prices;
  const bases = new Map<StaySpan, Int32Array>();
  eachDeparture(hotel, plan, true, (_row, _nights, slot, span, base) => {
    const lowest = bases.get(span) ?? new Int32Array(width).fill(UNAVAILABLE);
    bases.set(span, lowest);
    if (base < (lowest[slot] as number)) lowest[slot] = base;
  });
  if (bases.size === 0) return null;
  const totals = new Float64Array(width).fill(Infinity);
  for (const [span, lowest] of bases) {
    for (let slot = 0; slot < width; slot++) {
      const base = lowest[slot] as number;
      if (base < UNAVAILABLE) totals[slot] = Math.min(totals[slot] as number, totalOf(hotel, span, base));
    }
  }
  return totals;
}

/** Which offer a departure is. */
export function foundDeparture({ hotel, row, nights, slot, span, base }: CubeDeparture): FoundOffer {
  const { id, prices } = hotel;
  return { hotelId: id, airportId: prices.airportOfRow[row] as number, boardId: prices.boardOfRow[row] as number, nights, day: dayOfSlot(prices, slot), base, roomCodes: roomCodesOf(hotel, span) };
}
