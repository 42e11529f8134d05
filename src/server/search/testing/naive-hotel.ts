/** For tests: one hotel's offers read one by one, as the price list says, without a look at how search does it. */
import { sql, type Kysely } from 'kysely';
import { addDays, ageOn, diffDays } from '../../../domain/dates/iso-date.ts';
import { roomsTotal, type PricePolicy } from '../../../domain/prices/party-price.ts';
import type { Occupancy } from '../../../domain/search/participants.ts';
import type { TripType } from '../../../domain/search/trip-types.ts';
import { formatOfferCode } from '../../../domain/urls/offer-code.ts';
import { boardById, type BoardCode } from '../../catalogue/boards.ts';
import { CELL_DAYS, UNAVAILABLE } from '../../catalogue/cell-layout.ts';
import type { Schema } from '../../db/schema.ts';

interface NaiveRoom {
  code: string;
  capacity: number;
  max_adults: number;
  supplement: number;
  stock: number;
}

/** A departure of a hotel, whatever the room. */
export interface Departure {
  airportCode: string;
  boardCode: BoardCode;
  nights: number;
  date: string;
  /** Koruna. */
  base: number;
}

export interface NaiveHotel {
  code: string;
  tripType: TripType;
  rooms: NaiveRoom[];
  departures: Departure[];
  policy: PricePolicy;
}

/** Every hotel with all that it sells as of `today`. */
export async function readNaiveHotels(kysely: Kysely<Schema>, today: string): Promise<NaiveHotel[]> {
  const { first_day } = await kysely.selectFrom('catalogue_version').select('first_day').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const airports = new Map((await kysely.selectFrom('airport').select(['id', 'code']).execute()).map(({ id, code }) => [id, code]));
  const rooms = Map.groupBy(await kysely.selectFrom('hotel_room').selectAll().orderBy('position').execute(), ({ hotel_id }) => hotel_id);
  const cells = Map.groupBy(await kysely.selectFrom('offer_cell').select(['hotel_id', 'airport_id', 'board_id', 'nights', sql<number[]>`array_to_json(prices)`.as('prices')]).where('airport_id', '>', 0).where('board_id', '>', 0).execute(), ({ hotel_id }) => hotel_id);
  const onSale = Array.from({ length: CELL_DAYS }, (_, day) => ({ day, date: addDays(first_day, day) })).filter(({ date }) => date > today && diffDays(today, date) <= 300);
  const hotels = await kysely.selectFrom('hotel').selectAll().orderBy('id').execute();
  return hotels.map((hotel) => ({
    code: hotel.code,
    tripType: hotel.trip_type,
    rooms: rooms.get(hotel.id) ?? [],
    policy: { singleSupplementPercent: hotel.single_supplement, thirdAdultPercent: hotel.third_adult, infantPercent: hotel.infant, childPercent: hotel.child, teenPercent: hotel.teen },
    departures: (cells.get(hotel.id) ?? []).flatMap(({ airport_id, board_id, nights, prices }) =>
      onSale.flatMap(({ day, date }) => {
        const base = prices[day] ?? UNAVAILABLE;
        return base === UNAVAILABLE ? [] : [{ airportCode: airports.get(airport_id) ?? '', boardCode: boardById(board_id).code, nights, date, base }];
      }),
    ),
  }));
}

export function offerCodeOf({ code }: NaiveHotel, { airportCode, boardCode, nights, date }: Departure, roomCode: string): string {
  return formatOfferCode({ hotelCode: code, airportCode, departureDate: date, nights, boardCode, roomCode });
}

/** What a party pays in minor units when its first room is of the kind and the others are the cheapest; null when a room is too small. */
export function naiveTotal(hotel: NaiveHotel, departure: Departure, party: readonly Occupancy[], firstRoom: string | null): number | null {
  const returnDate = addDays(departure.date, departure.nights);
  const totals = party.map((occupancy, index) => {
    const adults = occupancy.adults + occupancy.childBirthDates.filter((date) => ageOn(date, returnDate) >= 18).length;
    const people = occupancy.adults + occupancy.childBirthDates.length;
    const prices = hotel.rooms
      .filter(({ code, max_adults, capacity }) => (index > 0 || firstRoom === null || code === firstRoom) && adults <= max_adults && people <= capacity)
      .map(({ supplement }) => roomsTotal(hotel.policy, [{ ...occupancy, baseMinor: Math.ceil((departure.base * (100 + supplement)) / 100) * 100 }], returnDate));
    return prices.length === 0 ? null : Math.min(...prices);
  });
  return totals.reduce((sum: number | null, total) => (sum === null || total === null ? null : sum + total), 0);
}
