import type { SortType } from '../../../../domain/search/sort-types.ts';
import type { FoundOffer } from '../../rows/read-offers.ts';
import type { ResultPage } from '../../search-query.ts';
import type { Cube, CubeHotel, CubePlace } from '../memory/cube.ts';
import { boundsOf, cheapestBases, leastTotal, rowsOf, sellsSome, someRow, totalIn, type HotelBounds, type Rows } from './cube-matching.ts';
import type { QueryPlan, StaySpan } from './cube-plan.ts';
import { FirstFew } from '../memory/first-few.ts';
import { dayOfSlot, firstSlot, lastSlot } from '../memory/packed-hotel.ts';
import { roomCodesOf, spansAt } from '../memory/sold-out.ts';

/** A page of the listing: which offers, and what its whole result is. */
export interface CubeListing {
  found: FoundOffer[];
  totalResults: number;
  /** Countries and regions of the whole result, in their order. */
  places: CubePlace[];
}

/** A hotel with its cheapest matching offer. */
export interface Priced {
  hotel: CubeHotel;
  /** The query's as the hotel's free rooms leave them, and the cheapest base price in each. */
  spans: readonly StaySpan[];
  bases: readonly number[];
  /** Koruna, the whole party. */
  total: number;
}

/** Whether a hotel passes the filters on its own attributes. */
export function passes(hotel: CubeHotel, plan: QueryPlan): boolean {
  return passesPlaces(hotel, plan) && passesStars(hotel, plan) && passesKind(hotel, plan) && hotel.rating >= plan.ratingFrom && passesBeach(hotel, plan) && passesFacilities(hotel, plan);
}

export function passesPlaces({ places }: CubeHotel, plan: QueryPlan): boolean {
  return plan.places === null || places.some((place) => (plan.places as ReadonlySet<number>).has(place));
}

export function passesStars({ stars }: CubeHotel, plan: QueryPlan): boolean {
  return plan.stars === null || plan.stars.has(stars);
}

export function passesKind({ kind }: CubeHotel, plan: QueryPlan): boolean {
  return plan.kinds === null || plan.kinds.has(kind);
}

export function passesBeach({ beachMetres }: CubeHotel, plan: QueryPlan): boolean {
  return plan.beachWithin === null || beachMetres <= plan.beachWithin;
}

export function passesFacilities({ facilities }: CubeHotel, plan: QueryPlan): boolean {
  return plan.facilities !== null && plan.facilities.every((facility) => facilities.includes(facility));
}

/**
 * The cheapest matching offer of each hotel, a page of them. Whether a hotel matches is seen at once; its cheapest offer is
 * looked for only if the hotel may come before those that the page already has.
 */
export function listPage(cube: Cube, plan: QueryPlan, { sort, page, pageSize }: ResultPage): CubeListing {
  const rows = rowsOf(plan);
  const hasLeast = plan.from !== null;
  const order = orderOf(sort);
  const first = new FirstFew<Priced>(order, (page + 1) * pageSize);
  const isPlace = new Uint8Array(cube.places.length);
  let totalResults = 0;
  for (const hotel of plan.hotels) {
    if (!passes(hotel, plan)) continue;
    const spans = spansAt(hotel, plan.spans);
    const bounds = boundsOf(hotel, spans, plan.from, plan.to);
    if (bounds === null || !sellsSome(hotel, rows, spans, bounds, hasLeast)) continue;
    totalResults++;
    isPlace[hotel.places[0]] = 1;
    isPlace[hotel.places[1]] = 1;
    const { last } = first;
    // Whichever sort puts the dearer first needs the price itself.
    if (last !== null && sort !== 'priceDESC' && order({ hotel, total: leastTotal(hotel, spans, bounds) }, last) > 0) continue;
    first.add(cheapestIn(hotel, rows, spans, bounds, hasLeast));
  }
  return {
    found: first.taken().slice(page * pageSize).map((priced) => locate(priced, plan)),
    totalResults,
    places: cube.places.filter((_, place) => isPlace[place] === 1),
  };
}

/** The hotels that match, each with its cheapest offer, by id. */
export function pricedHotels(plan: QueryPlan): Priced[] {
  const priced: Priced[] = [];
  for (const hotel of plan.hotels) {
    if (!passes(hotel, plan)) continue;
    const best = cheapestOffer(hotel, plan, plan.from, plan.to);
    if (best !== null) priced.push(best);
  }
  return priced;
}

/** A hotel's cheapest offer that matches and costs the party between the bounds (koruna). */
export function cheapestOffer(hotel: CubeHotel, plan: QueryPlan, from: number | null, to: number | null): Priced | null {
  const spans = spansAt(hotel, plan.spans);
  const bounds = boundsOf(hotel, spans, from, null);
  if (bounds === null) return null;
  const priced = cheapestIn(hotel, rowsOf(plan), spans, bounds, from !== null);
  return priced.total === Infinity || (to !== null && priced.total > to) ? null : priced;
}

/** The same between bounds that are known; its total is Infinity when nothing is. */
export function cheapestIn(hotel: CubeHotel, rows: Rows, spans: readonly StaySpan[], bounds: HotelBounds, hasLeast: boolean): Priced {
  const bases = cheapestBases(hotel, rows, spans, bounds, hasLeast);
  let total = Infinity;
  for (let span = 0; span < bases.length; span++) total = Math.min(total, totalIn(hotel, spans[span] as StaySpan, bases[span] as number));
  return { hotel, spans, bases, total };
}

/** How many hotels a listing would have. */
export function countHotels(plan: QueryPlan): number {
  let count = 0;
  for (const hotel of plan.hotels) if (isListed(hotel, plan)) count++;
  return count;
}

/** Whether a listing would have any. */
export function offersSome(plan: QueryPlan): boolean {
  return plan.hotels.some((hotel) => isListed(hotel, plan));
}

function isListed(hotel: CubeHotel, plan: QueryPlan): boolean {
  if (!passes(hotel, plan)) return false;
  const spans = spansAt(hotel, plan.spans);
  const bounds = boundsOf(hotel, spans, plan.from, plan.to);
  return bounds !== null && sellsSome(hotel, rowsOf(plan), spans, bounds, plan.from !== null);
}

type Ordered = Pick<Priced, 'hotel' | 'total'>;

/** [sort.types]: nearestDeparture and flightDate sort by price. Equals keep one order, so pages never overlap. */
function orderOf(sort: SortType): (one: Ordered, other: Ordered) => number {
  const byPrice = (one: Ordered, other: Ordered) => one.total - other.total || one.hotel.id - other.hotel.id;
  switch (sort) {
    case 'priceDESC':
      return (one, other) => other.total - one.total || one.hotel.id - other.hotel.id;
    case 'hotelRating':
      return (one, other) => other.hotel.rating - one.hotel.rating || byPrice(one, other);
    case 'categoryDESC':
      return (one, other) => other.hotel.stars - one.hotel.stars || byPrice(one, other);
    case 'price':
    case 'nearestDeparture':
    case 'flightDate':
      return byPrice;
  }
}

/** Of the offers that cost as found: the earliest, then the shortest, then by airport and board. */
export function locate(priced: Priced, plan: QueryPlan): FoundOffer {
  const { hotel, spans, bases, total } = priced;
  let best: Place | null = null;
  for (const [index, span] of spans.entries()) {
    const base = bases[index] as number;
    if (totalIn(hotel, span, base) === total) best = earliestOf(hotel, rowsOf(plan), span, base, best);
  }
  const { row, slot, nights, span, base } = best as Place;
  const { airportOfRow, boardOfRow } = hotel.prices;
  return { hotelId: hotel.id, airportId: airportOfRow[row] as number, boardId: boardOfRow[row] as number, nights, day: dayOfSlot(hotel.prices, slot), base, roomCodes: roomCodesOf(hotel, span) };
}

interface Place {
  row: number;
  slot: number;
  nights: number;
  span: StaySpan;
  base: number;
}

/** The first offer of a span at a base price, if it comes before `best`. */
function earliestOf({ prices }: CubeHotel, rows: Rows, span: StaySpan, base: number, best: Place | null): Place | null {
  const { width, days, lows, highs } = prices;
  let first = best;
  // Of equals in day and nights the first row is by airport and board.
  const precedes = (row: number, slot: number, nights: number) => first === null || slot < first.slot || (slot === first.slot && (nights < first.nights || (nights === first.nights && row < first.row)));
  someRow(prices, rows, false, (row, nights) => {
    const last = Math.min(lastSlot(prices, span.last[nights] as number), first?.slot ?? Infinity);
    for (let slot = firstSlot(prices, span.first[nights] as number); slot <= last; slot++) {
      const run = (row * width + slot) >> 4;
      if ((lows[run] as number) > base || (highs[run] as number) < base) slot |= 15;
      else if (days[row * width + slot] === base) {
        if (precedes(row, slot, nights)) first = { row, slot, nights, span, base };
        break;
      }
    }
    return false;
  });
  return first;
}
