import { TRIP_TYPES, type TripType } from '../../../../domain/search/trip-types.ts';
import { UNAVAILABLE } from '../../../catalogue/cell-layout.ts';
import type { TripTypesOnSale } from '../../listing/trip-types-on-sale.ts';
import type { Cube, CubePlace } from '../memory/cube.ts';
import { passes, pricedHotels } from './cube-listing.ts';
import { someRow } from './cube-matching.ts';
import { daysOnSale, type QueryPlan } from './cube-plan.ts';
import { PriceBounds } from './cube-price-bounds.ts';
import { firstSlot, lastSlot } from '../memory/packed-hotel.ts';
import { sellsAtMost } from '../memory/packed-rows.ts';
import { spansAt } from '../memory/sold-out.ts';

/** A region with its hotels that match; koruna. */
export interface CubeRegion {
  country: CubePlace;
  region: CubePlace;
  count: number;
  lowest: number;
}

/** The regions of a listing, in the order of the destinations. */
export function regionsOf(cube: Cube, plan: QueryPlan): CubeRegion[] {
  const ofRegion = Map.groupBy(pricedHotels(plan), ({ hotel }) => hotel.places[1]);
  return [...ofRegion]
    .sort(([one], [other]) => one - other)
    .map(([region, priced]) => ({
      country: cube.places[priced[0]?.hotel.places[0] as number] as CubePlace,
      region: cube.places[region] as CubePlace,
      count: priced.length,
      lowest: Math.min(...priced.map(({ total }) => total)),
    }));
}

/** The lowest and highest of the hotels' cheapest prices, minor units, whatever the query's bounds; null when nothing matches. */
export function priceBoundsOf(plan: QueryPlan): { from: number; to: number } | null {
  const bounds = new PriceBounds(plan);
  for (const hotel of plan.hotels) if (passes(hotel, plan)) bounds.add(hotel, spansAt(hotel, plan.spans));
  return bounds.both();
}

/** Which kinds of trip are sold at all, and in which countries, regions and from which airports each. */
export function onSaleIn(cube: Cube, today: string): TripTypesOnSale {
  const { first, last } = daysOnSale(cube, today);
  const anywhere = new Set<TripType>();
  const places = new Map<string, Set<TripType>>();
  const airports = new Map<string, Set<TripType>>();
  const add = (map: Map<string, Set<TripType>>, code: string, tripType: TripType) => map.set(code, (map.get(code) ?? new Set()).add(tripType));
  for (const { tripType, places: [country, region], prices } of cube.hotels) {
    const anyOfAll = { airports: null, boards: null, airportId: 0, boardId: 0, nights: 0 };
    if (!anywhere.has(tripType) && first <= last && someRow(prices, anyOfAll, true, (row) => sellsAtMost(prices, row, firstSlot(prices, first), lastSlot(prices, last), UNAVAILABLE - 1))) anywhere.add(tripType);
    for (const place of [country, region]) add(places, (cube.places[place] as CubePlace).code, tripType);
    for (const airport of prices.airportIds.subarray(1)) add(airports, cube.airportCodes.get(airport) ?? '', tripType);
  }
  const inOrder = (map: Map<string, Set<TripType>>) => new Map([...map].map(([code, types]) => [code, TRIP_TYPES.filter((tripType) => types.has(tripType))]));
  return { anywhere, places: inOrder(places), airports: inOrder(airports) };
}
