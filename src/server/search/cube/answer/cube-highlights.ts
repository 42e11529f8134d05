import type { FoundOffer } from '../../rows/read-offers.ts';
import type { ResultPage } from '../../search-query.ts';
import type { Cube, CubeHotel } from '../memory/cube.ts';
import { cheapestOn, daysOfSlots, foundDeparture, lowestBySlot } from './cube-departures.ts';
import { listPage, locate, passes, pricedHotels, type CubeListing, type Priced } from './cube-listing.ts';
import { epochDay, isoDate } from './cube-party.ts';
import { planOf, type QueryPlan } from './cube-plan.ts';

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
    .map(({ hotel, slot }) => foundDeparture(cheapestOn(hotel, plan, slot)));
}

/** Where a hotel's prices are cut deepest, and there its first cheapest slot. */
function deepestCut(hotel: CubeHotel, plan: QueryPlan): { hotel: CubeHotel; discount: number; slot: number; total: number } | null {
  const totals = lowestBySlot(hotel, plan);
  if (totals === null) return null;
  const days = daysOfSlots(hotel.prices);
  const deepest = { hotel, discount: 0, slot: -1, total: Infinity };
  for (let slot = 0; slot < totals.length; slot++) {
    const total = totals[slot] as number;
    const discount = hotel.discounts[days[slot] as number] as number;
    if (total === Infinity || discount < deepest.discount || (discount === deepest.discount && total >= deepest.total)) continue;
    deepest.discount = discount;
    deepest.slot = slot;
    deepest.total = total;
  }
  return deepest.discount === 0 ? null : deepest;
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
