import { formatOfferCode } from '../../../../domain/urls/offer-code.ts';
import { boardById } from '../../../catalogue/boards.ts';
import type { OffersPage, OfferSorting } from '../../hotel/all-offers.ts';
import type { LowestPriceDay } from '../../hotel/lowest-price-days.ts';
import type { FoundOffer } from '../../rows/read-offers.ts';
import type { Cube } from '../memory/cube.ts';
import { cheapestFirst, departuresOf, firstOfEach, foundDeparture, type CubeDeparture } from './cube-departures.ts';
import { kindOf } from './cube-hotel.ts';
import { passes } from './cube-listing.ts';
import { epochDay, isoDate, type CubeRoom } from './cube-party.ts';
import type { QueryPlan } from './cube-plan.ts';
import { dayOfSlot } from '../memory/packed-hotel.ts';

/** A page of everything that the query's hotel sells, and how much there is. */
export function offersPage(plan: QueryPlan, { page, pageSize, sorting }: OffersPage): { found: FoundOffer[]; totalResults: number } {
  const departures = ofHotels(plan, (hotel) => departuresOf(hotel, plan)).sort(orderOf(sorting));
  return { found: departures.slice(page * pageSize, (page + 1) * pageSize).map(foundDeparture), totalResults: departures.length };
}

function orderOf({ field, direction }: OfferSorting): (one: CubeDeparture, other: CubeDeparture) => number {
  const key = ({ PRICE: 'total', START_DATE: 'slot', DURATION: 'nights' } as const)[field];
  const sign = direction === 'ASCENDING' ? 1 : -1;
  return (one, other) => sign * (one[key] - other[key]) || cheapestFirst(one, other);
}

/** The cheapest that the query's hotel sells on each day, by date. */
export function lowestOfHotelDays(cube: Cube, plan: QueryPlan): LowestPriceDay[] {
  const first = epochDay(cube.firstDay);
  return ofHotels(plan, (hotel) => firstOfEach(hotel, plan, (_row, slot) => slot))
    .sort((one, other) => one.slot - other.slot)
    .map(({ hotel, row, nights, slot, span: { rooms }, total }) => {
      const airportCode = cube.airportCodes.get(hotel.prices.airportOfRow[row] as number) ?? '';
      const boardCode = boardById(hotel.prices.boardOfRow[row] as number).code;
      const date = isoDate(first + dayOfSlot(hotel.prices, slot));
      const offerCode = formatOfferCode({ hotelCode: hotel.code, airportCode, departureDate: date, nights, boardCode, roomCode: kindOf(hotel, rooms[0] as CubeRoom) });
      return { date, offerCode, totalPrice: total * 100, duration: nights, airportCode, boardCode };
    });
}

/** The cheapest offer of the query's hotel from each airport, cheapest first. */
export function cheapestOfAirports(plan: QueryPlan): FoundOffer[] {
  return ofHotels(plan, (hotel) => firstOfEach(hotel, plan, (row) => hotel.prices.airportOfRow[row] as number)).sort(cheapestFirst).map(foundDeparture);
}

/** The cheapest offer of the query's hotel from each airport on each day of the week, cheapest first: planes leave by the week. */
export function cheapestOfWeekdays(cube: Cube, plan: QueryPlan): FoundOffer[] {
  const first = epochDay(cube.firstDay);
  return ofHotels(plan, (hotel) => firstOfEach(hotel, plan, (row, slot) => (hotel.prices.airportOfRow[row] as number) * 7 + ((first + dayOfSlot(hotel.prices, slot)) % 7)))
    .sort(cheapestFirst)
    .map(foundDeparture);
}

function ofHotels(plan: QueryPlan, departures: (hotel: CubeDeparture['hotel']) => CubeDeparture[]): CubeDeparture[] {
  return plan.hotels.filter((hotel) => passes(hotel, plan)).flatMap(departures);
}
