import type { Kysely } from 'kysely';
import type { components } from '../../../../openapi/generated/common.ts';
import { addDays } from '../../../domain/dates/iso-date.ts';
import type { Occupancy } from '../../../domain/search/participants.ts';
import { formatOfferCode, parseOfferCode } from '../../../domain/urls/offer-code.ts';
import { boardIdOf } from '../../catalogue/boards.ts';
import { UNAVAILABLE } from '../../catalogue/cell-layout.ts';
import type { RoomBed } from '../../db/schema.search.ts';
import type { Schema } from '../../db/schema.ts';
import { pictureOf } from '../../images/picture-of.ts';
import { dayOf, readWindow, type SearchContext } from '../prices/catalogue-window.ts';
import { freeRoomsFor, roomsLeft, type RoomStock } from '../prices/free-rooms.ts';
import { readHotelOnSale } from './hotel-on-sale.ts';
import { roomSize, totalFor } from '../prices/party.ts';

/** A kind of room for one of the party's rooms; the total is of the whole party, in minor units. */
export interface RoomChoice {
  roomCode: string;
  roomName: string;
  capacity: number;
  /** How many are left beside the party's other rooms. */
  free: number;
  offerCode: string;
  totalPrice: number;
  fits: boolean;
  /** Left out where there is no room, as on a plane. */
  picture?: components['schemas']['Picture'];
  beds?: RoomBed[];
  /** Square metres. */
  sizeM2?: number;
}

/**
 * The kinds of rooms of an offer's hotel for one of the party's rooms: one fits when it takes its people and is free, with
 * rooms for the others. The others are in the kinds that are chosen for them, else in the cheapest free ones that take them.
 * @param occupancy the place of the room that a kind is chosen for
 * @returns null for a code that is none or of no hotel; none at all when the offer is not sold
 */
export async function roomsOfOffer(kysely: Kysely<Schema>, offerCode: string, occupancies: readonly Occupancy[], occupancy: number, context: SearchContext): Promise<RoomChoice[] | null> {
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
  const left = (kind: RoomStock) => roomsLeft(kind, day, identity.nights);
  // The first room's kind is the offer's.
  const chosen = occupancies.map((people, place) => (place === 0 ? { ...people, roomCode: identity.roomCode } : people));
  const partyWith = (roomCode: string | undefined) => chosen.map((people, place) => {
    const { roomCode: before, ...others } = people;
    const code = place === occupancy ? roomCode : before;
    return roomSize(code === undefined ? others : { ...others, roomCode: code }, returnDate);
  });
  const insides = await insidesOf(kysely, hotel.id, context);
  const cheapest = freeRoomsFor(hotel.rooms, partyWith(undefined), left) ?? [];
  return hotel.rooms.map((room) => {
    const rooms = freeRoomsFor(hotel.rooms, partyWith(room.code), left);
    const shown = rooms ?? occupancies.map((_, place) => (place === occupancy ? room : cheapest[place] ?? room));
    const taken = shown.filter((one, place) => place !== occupancy && one.code === room.code).length;
    return {
      roomCode: room.code,
      roomName: room.names[context.language],
      capacity: room.capacity,
      free: Math.max(0, left(room) - taken),
      offerCode: occupancy === 0 ? formatOfferCode({ ...identity, roomCode: room.code }) : offerCode,
      totalPrice: totalFor(hotel.policy, base, occupancies, shown.map(({ supplement }) => supplement), returnDate),
      fits: rooms !== null,
      ...insides.get(room.code),
    };
  });
}

/** What a hotel's kinds of rooms look like inside, by their codes. */
async function insidesOf(kysely: Kysely<Schema>, hotelId: number, { language }: SearchContext): Promise<Map<string, Pick<RoomChoice, 'picture' | 'beds' | 'sizeM2'>>> {
  const rows = await kysely.selectFrom('hotel_room').select(['code', 'picture', 'beds', 'size_m2']).where('hotel_id', '=', hotelId).execute();
  return new Map(rows.map(({ code, picture, beds, size_m2: sizeM2 }) => [code, {
    ...(picture !== null && { picture: pictureOf(picture, language) }), ...(beds !== null && { beds }), ...(sizeM2 !== null && { sizeM2 }),
  }]));
}
