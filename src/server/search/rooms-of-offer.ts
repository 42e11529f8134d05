import type { Kysely } from 'kysely';
import { addDays } from '../../domain/dates/iso-date.ts';
import type { Occupancy } from '../../domain/participants.ts';
import { formatOfferCode, parseOfferCode } from '../../domain/urls/offer-code.ts';
import { boardIdOf } from '../catalogue/boards.ts';
import { UNAVAILABLE } from '../catalogue/cell-layout.ts';
import type { Schema } from '../db/schema.ts';
import { dayOf, readWindow, type SearchContext } from './catalogue-window.ts';
import { readHotelOnSale } from './hotel-on-sale.ts';
import { roomSize, totalFor } from './party.ts';
import { cheapestRoom, takes } from './read-offers.ts';

/** A kind of room for the party's first room; the total is of the whole party, in minor units. */
export interface RoomChoice {
  roomCode: string;
  roomName: string;
  offerCode: string;
  totalPrice: number;
  fits: boolean;
}

/**
 * The kinds of rooms that an offer can be had in. The party's further rooms stay in the cheapest kind they fit.
 * @returns null for a code that is none or of no hotel; none at all when the offer is not sold
 */
export async function roomsOfOffer(kysely: Kysely<Schema>, offerCode: string, occupancies: readonly Occupancy[], context: SearchContext): Promise<RoomChoice[] | null> {
  const identity = parseOfferCode(offerCode);
  const hotel = identity === undefined ? null : await readHotelOnSale(kysely, identity.hotelCode);
  const [first, ...others] = occupancies;
  if (identity === undefined || hotel === null || first === undefined) return null;
  const window = await readWindow(kysely, context.today);
  const day = dayOf(window, identity.departureDate);
  const cell = hotel.cells.find(({ airportId, boardId, nights }) => airportId === window.airportIds.get(identity.airportCode) && boardId === boardIdOf(identity.boardCode) && nights === identity.nights);
  const base = cell?.prices[day] ?? UNAVAILABLE;
  if (base >= UNAVAILABLE || day < window.first || day > window.last) return [];
  const returnDate = addDays(identity.departureDate, identity.nights);
  const otherRooms = others.map((occupancy) => cheapestRoom(hotel.rooms, roomSize(occupancy, returnDate)));
  return hotel.rooms.map((room) => ({
    roomCode: room.code,
    roomName: room.names[context.language],
    offerCode: formatOfferCode({ ...identity, roomCode: room.code }),
    totalPrice: totalFor(hotel.policy, base, occupancies, [room.supplement, ...otherRooms.map((other) => other?.supplement ?? 0)], returnDate),
    fits: takes(room, roomSize(first, returnDate)) && otherRooms.every((other) => other !== null),
  }));
}
