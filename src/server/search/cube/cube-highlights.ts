import type { FoundOffer } from '../read-offers.ts';
import type { ResultPage } from '../search-query.ts';
import type { Cube, CubeHotel } from './cube.ts';
import { eachDeparture, firstOfEach, foundDeparture, type CubeDeparture } from './cube-departures.ts';
import { listPage, locate, passes, pricedHotels, type CubeListing, type Priced } from './cube-listing.ts';
import { epochDay, isoDate } from './cube-party.ts';
import { planOf, type QueryPlan } from './cube-plan.ts';
import { dayOfSlot } from './packed-hotel.ts';

/** What leaves on the query's first day of departure, else on the day of its cheapest offer; null when nothing matches at all. */
export function sameDayPage(cube: Cube, plan: QueryPlan, page: ResultPage, today: string): CubeListing & { date: string | null } {
  const [cheapest] = plan.query.dateFrom === null ? listPage(cube, plan, { sort: 'price', page: 0, pageSize: 1 }).found : [];
  const date = plan.query.dateFrom ?? (cheapest === undefined ? null : isoDate(epochDay(cube.firstDay) + cheapest.day));
  if (date === null) return { found: [], totalResults: 0, places: [], date };
  return { ...listPage(cube, planOf(cube, { ...plan.query, dateFrom: date, dateTo: date }, today), page), date };
}

/** The hotels with the deepest price cuts, each with the cheapest offer of its deepest cut, deepest first, equals by price. */
export function deepestCuts(plan: QueryPlan, count: number): FoundOffer[] {
  const cuts = plan.hotels.flatMap((hotel) => (passes(hotel, plan) ? (deepestCut(hotel, plan) ?? []) : []));
  return cuts
    .sort((one, other) => other.discount - one.discount || one.total - other.total || one.hotel.id - other.hotel.id)
    .slice(0, count)
    .map(foundDeparture);
}

function deepestCut(hotel: CubeHotel, plan: QueryPlan): (CubeDeparture & { discount: number }) | null {
  const discounts = Uint8Array.from({ length: hotel.prices.width }, (_, slot) => hotel.discounts[dayOfSlot(hotel.prices, slot)] as number);
  let deepest = 0;
  eachDeparture(hotel, plan, true, (_row, _nights, slot) => { deepest = Math.max(deepest, discounts[slot] as number); });
  if (deepest === 0) return null;
  const [first] = firstOfEach(hotel, plan, (_row, slot) => (discounts[slot] === deepest ? deepest : null));
  return first === undefined ? null : { ...first, discount: deepest };
}

/** The likest other hotels: of its resort, its region, its country, then by stars, rating and price; each with its cheapest offer. */
export function likestHotels(cube: Cube, plan: QueryPlan, hotelCode: string, count: number): FoundOffer[] {
  const own = cube.hotelsByCode.get(hotelCode);
  if (own === undefined) return [];
  const unlikeness = ({ hotel, total }: Priced) => [
    ...[2, 1, 0].map((depth) => Number(hotel.places[depth] !== own.places[depth])),
    Math.abs(hotel.stars - own.stars), Math.abs(hotel.rating - own.rating), total, hotel.id,
  ];
  return pricedHotels(plan)
    .filter(({ hotel }) => hotel !== own)
    .map((priced) => ({ priced, order: unlikeness(priced) }))
    .sort((one, other) => one.order.map((value, place) => value - (other.order[place] as number)).find((difference) => difference !== 0) ?? 0)
    .slice(0, count)
    .map(({ priced }) => locate(priced, plan));
}
