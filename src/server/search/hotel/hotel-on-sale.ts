import { sql, type Kysely } from 'kysely';
import { personPercents, totalOf, type PricePolicy } from '../../../domain/prices/party-price.ts';
import type { Occupancy } from '../../../domain/search/participants.ts';
import type { TripType } from '../../../domain/search/trip-types.ts';
import { CELL_DAYS, UNAVAILABLE } from '../../catalogue/cell-layout.ts';
import type { Schema } from '../../db/schema.ts';
import { dateOf, type CatalogueWindow } from '../prices/catalogue-window.ts';
import { bookedNights, freeRoomsFor, roomsLeft, type RoomStock } from '../prices/free-rooms.ts';
import { partySpans, roomBase, roomSize } from '../prices/party.ts';
import { policyOf, type RoomKindRow } from '../rows/read-offers.ts';

type RoomOnSale = RoomKindRow & RoomStock;

/** Everything that one hotel sells. */
export interface HotelOnSale {
  id: number;
  code: string;
  tripType: TripType;
  policy: PricePolicy;
  rooms: RoomOnSale[];
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
export async function readHotelOnSale(kysely: Kysely<Schema>, hotelCode: string, window: CatalogueWindow): Promise<HotelOnSale | null> {
  const { rows } = await sql<Parameters<typeof policyOf>[0] & { id: number; code: string; trip_type: TripType; rooms: RoomOnSale[]; cells: HotelCell[] | null }>`
    select h.id, h.code, h.trip_type, h.single_supplement, h.third_adult, h.infant, h.child, h.teen,
      (select jsonb_agg(jsonb_build_object('code', r.code, 'names', r.names, 'capacity', r.capacity, 'max_adults', r.max_adults, 'supplement', r.supplement, 'stock', r.stock, 'booked', ${bookedNights(window)}) order by r.position) from hotel_room r where r.hotel_id = h.id) as rooms,
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

/** What a party pays for a stay, minor units, and the kinds of rooms that it is in. */
interface PricedStay {
  totalPrice: number;
  rooms: RoomOnSale[];
}

/**
 * Prices a party at a hotel for any stay, in the cheapest rooms that take its people and are free on all its nights; null
 * where there are none. Ages are looked up by span, so a whole matrix costs no more dates than its party has birthdays.
 * @param firstRoom the code of the first room's kind, if it is chosen
 * @returns a function of the base price (koruna), the day of departure (of the window) and the nights
 */
export function partyPricer(hotel: HotelOnSale, occupancies: readonly Occupancy[], window: CatalogueWindow, firstRoom: string | null = null): (base: number, day: number, nights: number) => PricedStay | null {
  const spans = partySpans(window, occupancies, window.first, window.last + Math.max(...window.lengths)).map(({ firstReturn, lastReturn }) => {
    const returnDate = dateOf(window, firstReturn);
    return { lastReturn, party: occupancies.map((occupancy) => roomSize(occupancy, returnDate)), percents: occupancies.map((occupancy) => personPercents(hotel.policy, occupancy, returnDate)) };
  });
  // Of a day and length there are many airports and boards.
  const known = new Map<number, RoomOnSale[] | null>();
  return (base, day, nights) => {
    const span = spans.find(({ lastReturn }) => day + nights <= lastReturn);
    const stay = day * 256 + nights;
    if (span !== undefined && !known.has(stay)) known.set(stay, freeRoomsFor(hotel.rooms, span.party, (kind) => roomsLeft(kind, day, nights), firstRoom));
    const rooms = known.get(stay) ?? null;
    if (span === undefined || rooms === null) return null;
    return { rooms, totalPrice: rooms.reduce((sum, { supplement }, room) => sum + totalOf(span.percents[room] ?? [], roomBase(base, supplement) * 100), 0) };
  };
}
