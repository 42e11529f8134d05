import type { Kysely } from 'kysely';
import { addDays } from '../../../domain/dates/iso-date.ts';
import type { Occupancy } from '../../../domain/participants.ts';
import { formatOfferCode, parseOfferCode } from '../../../domain/urls/offer-code.ts';
import { boardIdOf } from '../../catalogue/boards.ts';
import { UNAVAILABLE } from '../../catalogue/cell-layout.ts';
import type { Schema } from '../../db/schema.ts';
import { dayOf, readWindow, type SearchContext } from '../prices/catalogue-window.ts';
import { freeRoomsFor, roomsLeft, type RoomStock } from '../prices/free-rooms.ts';
import { readHotelOnSale } from './hotel-on-sale.ts';
import { roomSize, totalFor } from '../prices/party.ts';

/** A kind of room for the party's first room; the total is of the whole party, in minor units. */
export interface RoomChoice {
  roomCode: string;
  roomName: string;
  offerCode: string;
  totalPrice: number;
  fits: boolean;
}

/**
 * The kinds of rooms of an offer's hotel: one fits when it takes the people of the party's first room and is free, with
 * rooms for the others. The party's further rooms are in the cheapest free kinds that take them.
 * @returns null for a code that is none or of no hotel; none at all when the offer is not sold
 */
export async function roomsOfOffer(kysely: Kysely<Schema>, offerCode: string, occupancies: readonly Occupancy[], context: SearchContext): Promise<RoomChoice[] | null> {
  const identity = parseOfferCode(offerCode);
  if (identity === undefined) return null;
  const window = await readWindow(kysely, context.today);
  const hotel = await readHotelOnSale(kysely, identity.hotelCode, window);
  if (hotel === null) return null;
  const day = dayOf(window, identity.departureDate);
  const cell = hotel.cells.find(({ airportId, boardId, nights }) => airportId === window.airportIds.get(identity.airportCode) && boardId === boardIdOf(identity.boardCode) && nights === identity.nights);
  const base = cell?.prices[day] ?? UNAVAILABLE;
  if (base >= UNAVAILABLE || day < window.first || day > window.last) return [];
  const returnDate = addDays(identity.departureDate, identity.nights);
  const party = occupancies.map((occupancy) => roomSize(occupancy, returnDate));
  const left = (kind: RoomStock) => roomsLeft(kind, day, identity.nights);
  const cheapest = freeRoomsFor(hotel.rooms, party, left) ?? [];
  return hotel.rooms.map((room) => {
    const rooms = freeRoomsFor(hotel.rooms, party, left, room.code);
    const supplements = [room, ...(rooms ?? cheapest).slice(1)].map(({ supplement }) => supplement);
    return {
      roomCode: room.code,
      roomName: room.names[context.language],
      offerCode: formatOfferCode({ ...identity, roomCode: room.code }),
      totalPrice: totalFor(hotel.policy, base, occupancies, supplements, returnDate),
      fits: rooms !== null,
    };
  });
}
