import { UNAVAILABLE } from '../../../catalogue/cell-layout.ts';
import type { FoundOffer } from '../../rows/read-offers.ts';
import type { CubeHotel } from '../memory/cube.ts';
import { boundsOf, rowsOf, someRow } from './cube-matching.ts';
import { partyKoruna } from './cube-party.ts';
import { takesParty, type QueryPlan, type StaySpan } from './cube-plan.ts';
import { dayOfSlot, firstSlot, lastSlot, type PackedHotel } from '../memory/packed-hotel.ts';
import { roomCodesOf, spansAt } from '../memory/sold-out.ts';

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

/** Calls `visit` for every departure of a hotel that matches, by row. */
function eachDeparture(hotel: CubeHotel, plan: QueryPlan, visit: (row: number, nights: number, slot: number, span: StaySpan, base: number) => void): void {
  const spans = spansAt(hotel, plan.spans);
  const bounds = boundsOf(hotel, spans, plan.from, plan.to);
  if (bounds === null) return;
  const { prices } = hotel;
  someRow(prices, rowsOf(plan), false, (row, nights) => {
    for (let index = 0; index < spans.length; index++) {
      if (!(bounds.fits[index] as boolean)) continue;
      const span = spans[index] as StaySpan;
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
function totalOf(hotel: CubeHotel, { rooms }: StaySpan, base: number): number {
  return partyKoruna(rooms, hotel.policy, hotel.roomFit, base);
}

/** Every departure of a hotel that matches, in no order to rely on. */
export function departuresOf(hotel: CubeHotel, plan: QueryPlan): CubeDeparture[] {
  const departures: CubeDeparture[] = [];
  eachDeparture(hotel, plan, (row, nights, slot, span, base) => departures.push({ hotel, row, nights, slot, span, base, total: totalOf(hotel, span, base) }));
  return departures;
}

/** Of equally cheap departures of a hotel the earliest, then the shortest, then by airport and board, as rows are. */
export function cheapestFirst(one: CubeDeparture, other: CubeDeparture): number {
  return one.total - other.total || one.slot - other.slot || one.nights - other.nights || one.row - other.row;
}

/** The first of a hotel's matching departures of each key. */
export function firstOfEach(hotel: CubeHotel, plan: QueryPlan, keyOf: (row: number, slot: number) => number): CubeDeparture[] {
  const firsts = new Map<number, CubeDeparture>();
  eachDeparture(hotel, plan, (row, nights, slot, span, base) => {
    const key = keyOf(row, slot);
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
  const { prices } = hotel;
  const { width, days } = prices;
  const spans = spansAt(hotel, plan.spans);
  const bounds = boundsOf(hotel, spans, plan.from, plan.to);
  if (bounds === null) return null;
  const totals = new Float64Array(width).fill(Infinity);
  const lowest = new Int32Array(width);
  for (const [index, span] of spans.entries()) {
    if (!(bounds.fits[index] as boolean)) continue;
    const least = bounds.least[index] as number;
    const most = bounds.most[index] as number;
    lowest.fill(UNAVAILABLE);
    someRow(prices, rowsOf(plan), plan.from === null, (row, nights) => {
      const end = lastSlot(prices, span.last[nights] as number);
      for (let slot = firstSlot(prices, span.first[nights] as number), at = row * width + slot; slot <= end; slot++, at++) {
        const base = days[at] as number;
        if (base < (lowest[slot] as number) && base >= least) lowest[slot] = base;
      }
      return false;
    });
    for (let slot = 0; slot < width; slot++) {
      const base = lowest[slot] as number;
      if (base <= most) totals[slot] = Math.min(totals[slot] as number, totalOf(hotel, span, base));
    }
  }
  return totals;
}

/** The first of a hotel's matching departures on a slot, of which there is one. */
export function cheapestOn(hotel: CubeHotel, plan: QueryPlan, slot: number): CubeDeparture {
  const { prices } = hotel;
  const spans = spansAt(hotel, plan.spans).filter((span) => takesParty(hotel, span));
  const departures: CubeDeparture[] = [];
  someRow(prices, rowsOf(plan), false, (row, nights) => {
    const base = prices.days[row * prices.width + slot] as number;
    const span = spans.find(({ first, last }) => slot >= firstSlot(prices, first[nights] as number) && slot <= lastSlot(prices, last[nights] as number));
    if (base >= UNAVAILABLE || span === undefined) return false;
    const total = totalOf(hotel, span, base);
    if (total >= (plan.from ?? 0) && total <= (plan.to ?? Infinity)) departures.push({ hotel, row, nights, slot, span, base, total });
    return false;
  });
  return departures.sort(cheapestFirst)[0] as CubeDeparture;
}

/** The days of the window that a hotel's slots are of. */
export function daysOfSlots({ storedBefore, width }: PackedHotel): Uint16Array {
  const days = new Uint16Array(width);
  for (let run = 0; run + 1 < storedBefore.length; run++) {
    if (storedBefore[run] === storedBefore[run + 1]) continue;
    for (let day = 0; day < 16; day++) days[(storedBefore[run] as number) * 16 + day] = run * 16 + day;
  }
  return days;
}

/** Which offer a departure is. */
export function foundDeparture({ hotel, row, nights, slot, span, base }: CubeDeparture): FoundOffer {
  const { id, prices } = hotel;
  return { hotelId: id, airportId: prices.airportOfRow[row] as number, boardId: prices.boardOfRow[row] as number, nights, day: dayOfSlot(prices, slot), base, roomCodes: roomCodesOf(hotel, span) };
}
