import { UNAVAILABLE } from '../../catalogue/cell-layout.ts';
import type { SortType } from '../../../domain/sort-types.ts';
import type { FoundOffer } from '../read-offers.ts';
import type { ResultPage } from '../search-query.ts';
import type { Cube, CubeHotel, CubePlace } from './cube.ts';
import { boundsOf, cheapestBases, rowsOf, sellsSome, someRow } from './cube-matching.ts';
import { partyKoruna } from './cube-party.ts';
import type { QueryPlan, StaySpan } from './cube-plan.ts';
import { dayOfSlot, firstSlot, lastSlot } from './packed-hotel.ts';

/** A page of the listing: which offers, and what its whole result is. */
export interface CubeListing {
  found: FoundOffer[];
  totalResults: number;
  /** Countries and regions of the whole result, in their order. */
  places: CubePlace[];
}

/** A hotel with its cheapest matching offer. */
interface Priced {
  hotel: CubeHotel;
  /** Index of the span. */
  span: number;
  base: number;
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

/** The cheapest matching offer of each hotel, a page of them. */
export function listPage(cube: Cube, plan: QueryPlan, { sort, page, pageSize }: ResultPage): CubeListing {
  const listed = pricedHotels(plan).sort(orderOf(sort));
  const isPlace = new Uint8Array(cube.places.length);
  for (const { hotel } of listed) {
    isPlace[hotel.places[0]] = 1;
    isPlace[hotel.places[1]] = 1;
  }
  return {
    found: listed.slice(page * pageSize, (page + 1) * pageSize).map((priced) => locate(priced, plan)),
    totalResults: listed.length,
    places: cube.places.filter((_, place) => isPlace[place] === 1),
  };
}

function pricedHotels(plan: QueryPlan): Priced[] {
  const priced: Priced[] = [];
  for (const hotel of plan.hotels) {
    if (!passes(hotel, plan)) continue;
    const best = cheapestOffer(hotel, plan, plan.from, plan.to);
    if (best !== null) priced.push(best);
  }
  return priced;
}

/** A hotel's cheapest offer that matches and costs the party between the bounds (koruna); of equals that of the earlier span. */
export function cheapestOffer(hotel: CubeHotel, plan: QueryPlan, from: number | null, to: number | null): Priced | null {
  const bounds = boundsOf(hotel, plan.spans, from, null);
  if (bounds === null) return null;
  let best: Priced | null = null;
  const bases = cheapestBases(hotel, rowsOf(plan), plan.spans, bounds, from !== null);
  for (let span = 0; span < bases.length; span++) {
    const base = bases[span] as number;
    if (base >= UNAVAILABLE) continue;
    const total = partyKoruna((plan.spans[span] as StaySpan).rooms, hotel.policy, hotel.roomFit, base);
    if ((to === null || total <= to) && (best === null || total < best.total)) best = { hotel, span, base, total };
  }
  return best;
}

/** How many hotels a listing would have. */
export function countHotels(plan: QueryPlan): number {
  const rows = rowsOf(plan);
  let count = 0;
  for (const hotel of plan.hotels) {
    if (!passes(hotel, plan)) continue;
    const bounds = boundsOf(hotel, plan.spans, plan.from, plan.to);
    if (bounds !== null && sellsSome(hotel, rows, plan.spans, bounds, plan.from !== null)) count++;
  }
  return count;
}

/** [sort.types]: nearestDeparture and flightDate sort by price. Equals keep one order, so pages never overlap. */
function orderOf(sort: SortType): (one: Priced, other: Priced) => number {
  const byPrice = (one: Priced, other: Priced) => one.total - other.total || one.hotel.id - other.hotel.id;
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
function locate({ hotel, span: index, base }: Priced, plan: QueryPlan): FoundOffer {
  const { prices } = hotel;
  const { airportOfRow, boardOfRow, width, days, lows, highs } = prices;
  const span = plan.spans[index] as StaySpan;
  let bestSlot = Infinity;
  let bestRow = -1;
  let bestNights = 0;
  // Rows come by airport and board, so of equals in day and nights the first one stays.
  someRow(prices, rowsOf(plan), false, (row, nights) => {
    const last = Math.min(lastSlot(prices, span.last[nights] as number), bestSlot);
    for (let slot = firstSlot(prices, span.first[nights] as number); slot <= last; slot++) {
      const run = (row * width + slot) >> 4;
      if ((lows[run] as number) > base || (highs[run] as number) < base) slot |= 15;
      else if (days[row * width + slot] === base) {
        if (slot < bestSlot || nights < bestNights) {
          bestSlot = slot;
          bestRow = row;
          bestNights = nights;
        }
        break;
      }
    }
    return false;
  });
  return {
    hotelId: hotel.id,
    airportId: airportOfRow[bestRow] as number,
    boardId: boardOfRow[bestRow] as number,
    nights: bestNights,
    day: dayOfSlot(prices, bestSlot),
    base,
  };
}
