import { sql, type Kysely } from 'kysely';
import type { Occupancy } from '../../domain/participants.ts';
import { personPercents, totalOf, type PricePolicy } from '../../domain/party-price.ts';
import type { TripType } from '../../domain/trip-types.ts';
import { CELL_DAYS, UNAVAILABLE } from '../catalogue/cell-layout.ts';
import type { Schema } from '../db/schema.ts';
import { dateOf, type CatalogueWindow } from './catalogue-window.ts';
import { partySpans, roomBase } from './party.ts';
import { policyOf, roomsFor, type RoomKindRow } from './read-offers.ts';

/** Everything that one hotel sells. */
export interface HotelOnSale {
  id: number;
  code: string;
  tripType: TripType;
  policy: PricePolicy;
  rooms: RoomKindRow[];
  cells: HotelCell[];
}

export interface HotelCell {
  airportId: number;
  boardId: number;
  nights: number;
  /** Koruna by day of the window; UNAVAILABLE where nothing is sold. */
  prices: number[];
}

/** Reads a hotel with all its cells; null for a code that no hotel has. */
export async function readHotelOnSale(kysely: Kysely<Schema>, hotelCode: string): Promise<HotelOnSale | null> {
  const { rows } = await sql<Parameters<typeof policyOf>[0] & { id: number; code: string; trip_type: TripType; rooms: RoomKindRow[]; cells: HotelCell[] | null }>`
    select h.id, h.code, h.trip_type, h.single_supplement, h.third_adult, h.infant, h.child, h.teen,
      (select jsonb_agg(jsonb_build_object('code', r.code, 'names', r.names, 'capacity', r.capacity, 'max_adults', r.max_adults, 'supplement', r.supplement) order by r.position) from hotel_room r where r.hotel_id = h.id) as rooms,
      (select json_agg(json_build_object('airportId', c.airport_id, 'boardId', c.board_id, 'nights', c.nights, 'prices', c.prices[1:${sql.lit(CELL_DAYS)}]) order by c.nights, c.airport_id, c.board_id)
        from offer_cell c where c.hotel_id = h.id and c.airport_id > 0 and c.board_id > 0) as cells
    from hotel h where h.code = ${hotelCode}`.execute(kysely);
  const row = rows[0];
  if (row === undefined) return null;
  return { id: row.id, code: row.code, tripType: row.trip_type, policy: policyOf(row), rooms: row.rooms, cells: row.cells ?? [] };
}

/** The departure days that a cell sells, with the base price of each. */
export function* daysOnSale(cell: HotelCell, first: number, last: number): Generator<{ day: number; base: number }> {
  for (let day = first; day <= last; day++) {
    const base = cell.prices[day] ?? UNAVAILABLE;
    if (base < UNAVAILABLE) yield { day, base };
  }
}

/**
 * Prices a party at a hotel for any day of return, each room in the cheapest kind it fits; null where none takes it.
 * Ages are looked up by span, so a whole matrix costs no more dates than its party has birthdays.
 * @returns a function of the base price (koruna) and the day of return (of the window), giving minor units
 */
export function partyPricer(hotel: HotelOnSale, occupancies: readonly Occupancy[], window: CatalogueWindow): (base: number, returnDay: number) => number | null {
  const spans = partySpans(window, occupancies, window.first, window.last + Math.max(...window.lengths)).map((span) => {
    const returnDate = dateOf(window, span.firstReturn);
    const rooms = roomsFor(hotel.rooms, occupancies, returnDate, []);
    return { ...span, priced: rooms?.map((room, index) => ({ supplement: room.supplement, percents: personPercents(hotel.policy, occupancies[index] as Occupancy, returnDate) })) ?? null };
  });
  return (base, returnDay) => {
    const priced = spans.find(({ lastReturn }) => returnDay <= lastReturn)?.priced ?? null;
    return priced === null ? null : priced.reduce((sum, { supplement, percents }) => sum + totalOf(percents, roomBase(base, supplement) * 100), 0);
  };
}
