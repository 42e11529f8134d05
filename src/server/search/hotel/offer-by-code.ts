import { sql, type Kysely } from 'kysely';
import type { components } from '../../../../openapi/generated/hotel.ts';
import { isBookableOn } from '../../../domain/booking/bookable-until.ts';
import { addDays } from '../../../domain/dates/iso-date.ts';
import type { Occupancy } from '../../../domain/search/participants.ts';
import { parseOfferCode, type OfferIdentity } from '../../../domain/urls/offer-code.ts';
import { boardIdOf } from '../../catalogue/boards.ts';
import { UNAVAILABLE } from '../../catalogue/cell-layout.ts';
import type { Schema } from '../../db/schema.ts';
import { dayOf, readWindow, type CatalogueWindow, type SearchContext } from '../prices/catalogue-window.ts';
import { bookedNights, freeRoomsFor, roomsLeft, type RoomStock } from '../prices/free-rooms.ts';
import { nearestOffers } from './nearest-offers.ts';
import { roomSize } from '../prices/party.ts';
import { readOffers } from '../rows/read-offers.ts';

export type OfferAnswer = components['schemas']['OfferAnswer'];
type Reason = Extract<OfferAnswer, { status: 'gone' }>['reason'];

/**
 * The offer that a code names, priced for a party: the first room is the code's, further rooms are the cheapest free ones
 * that take their people. When it cannot be sold it says why, with the hotel's nearest offers that can.
 * @returns null for a code that is none, or of no hotel
 */
export async function offerByCode(kysely: Kysely<Schema>, offerCode: string, occupancies: readonly Occupancy[], context: SearchContext): Promise<OfferAnswer | null> {
  const identity = parseOfferCode(offerCode);
  if (identity === undefined) return null;
  const window = await readWindow(kysely, context.today);
  const sold = await readPrice(kysely, identity, window);
  if (sold === null) return null;
  const gone = async (reason: Reason): Promise<OfferAnswer> => ({ status: 'gone', reason, nearest: await nearestOffers(kysely, identity, occupancies, window, context.language) });

  if (!isBookableOn(identity.departureDate, context.today)) return gone('departed');
  const day = dayOf(window, identity.departureDate);
  if (sold.base === null || !sold.rooms.some(({ code }) => code === identity.roomCode) || day > window.last) return gone('not-sold');
  const party = occupancies.map((occupancy) => roomSize(occupancy, addDays(identity.departureDate, identity.nights)));
  if (freeRoomsFor(sold.rooms, party, () => Infinity, identity.roomCode) === null) return gone('party-too-large');
  const rooms = freeRoomsFor(sold.rooms, party, (kind) => roomsLeft(kind, day, identity.nights), identity.roomCode);
  if (rooms === null) return gone('sold-out');
  const found = { hotelId: sold.hotelId, airportId: sold.airportId, boardId: sold.boardId, nights: identity.nights, day, base: sold.base, roomCodes: rooms.map(({ code }) => code) };
  const [offer] = await readOffers(kysely, [found], occupancies, window, context.language);
  return offer === undefined ? gone('party-too-large') : { status: 'available', offer };
}

async function readPrice(kysely: Kysely<Schema>, identity: OfferIdentity, window: CatalogueWindow) {
  const airportId = window.airportIds.get(identity.airportCode) ?? -1;
  const boardId = boardIdOf(identity.boardCode) ?? -1;
  const { rows } = await sql<{ id: number; price: number | null; rooms: RoomStock[] | null }>`
    select h.id, c.prices[${dayOf(window, identity.departureDate) + 1}::int] as price,
      (select jsonb_agg(jsonb_build_object('code', r.code, 'capacity', r.capacity, 'max_adults', r.max_adults, 'supplement', r.supplement, 'stock', r.stock, 'booked', ${bookedNights(window)}) order by r.position)
        from hotel_room r where r.hotel_id = h.id) as rooms
    from hotel h
    left join offer_cell c on c.hotel_id = h.id and c.airport_id = ${airportId} and c.board_id = ${boardId} and c.nights = ${identity.nights}
    where h.code = ${identity.hotelCode}`.execute(kysely);
  const row = rows[0];
  if (row === undefined) return null;
  return { hotelId: row.id, airportId, boardId, base: row.price === null || row.price >= UNAVAILABLE ? null : row.price, rooms: row.rooms ?? [] };
}
