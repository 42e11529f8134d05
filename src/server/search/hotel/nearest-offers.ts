import type { Kysely } from 'kysely';
import type { Language } from '../../../domain/market/language.ts';
import type { Occupancy } from '../../../domain/search/participants.ts';
import type { OfferIdentity } from '../../../domain/urls/offer-code.ts';
import { boardIdOf } from '../../catalogue/boards.ts';
import { UNAVAILABLE } from '../../catalogue/cell-layout.ts';
import type { Schema } from '../../db/schema.ts';
import { dateOf, dayOf, type CatalogueWindow } from '../prices/catalogue-window.ts';
import { freeRoomsFor, roomsLeft } from '../prices/free-rooms.ts';
import { readHotelOnSale, type HotelCell, type HotelOnSale } from './hotel-on-sale.ts';
import { roomSize } from '../prices/party.ts';
import { readOffers, type FoundOffer, type Offer } from '../rows/read-offers.ts';

/** Days proposed besides the offers that keep a part of the choice. */
const NEAREST_DAYS = 4;

interface Stay extends FoundOffer {
  /** A kind for each of the party's rooms. */
  roomCodes: string[];
}

/**
 * What a hotel sells nearest to an offer that cannot be had, closest day first [config.choices]: the best of the next few
 * days, and the nearest with the same airport, board, length and room, so that a choice of any of them leads somewhere.
 * @returns at most eight; none when the hotel has nothing for this party
 */
export async function nearestOffers(kysely: Kysely<Schema>, wanted: OfferIdentity, occupancies: readonly Occupancy[], window: CatalogueWindow, language: Language): Promise<Offer[]> {
  const hotel = await readHotelOnSale(kysely, wanted.hotelCode, window);
  if (hotel === null) return [];
  const roomsOf = roomFinder(hotel, occupancies, window, wanted.roomCode);
  const airportId = window.airportIds.get(wanted.airportCode);
  const boardId = boardIdOf(wanted.boardCode);
  /** Parts of the choice that no offer found so far has. */
  const missing = new Set<(stay: Stay) => boolean>([
    (stay) => stay.airportId === airportId,
    (stay) => stay.boardId === boardId,
    (stay) => stay.nights === wanted.nights,
    (stay) => stay.roomCodes[0] === wanted.roomCode,
  ]);
  const unlikeness = (cell: HotelCell) => (cell.airportId === airportId ? 0 : 100) + (cell.boardId === boardId ? 0 : 50) + Math.abs(cell.nights - wanted.nights);
  const cells = hotel.cells.toSorted((one, other) => unlikeness(one) - unlikeness(other));
  const days = new Set<number>();
  const nearest: Stay[] = [];
  for (const { cell, day, base } of closestFirst(cells, dayOf(window, wanted.departureDate), window)) {
    const roomCodes = roomsOf(day, cell.nights);
    if (roomCodes === null) continue;
    const stay = { hotelId: hotel.id, airportId: cell.airportId, boardId: cell.boardId, nights: cell.nights, day, base, roomCodes };
    const found = [...missing].filter((has) => has(stay));
    if (found.length === 0 && (days.has(day) || days.size >= NEAREST_DAYS)) continue;
    for (const part of found) missing.delete(part);
    days.add(day);
    nearest.push(stay);
    if (missing.size === 0 && days.size >= NEAREST_DAYS) break;
  }
  return readOffers(kysely, nearest, occupancies, window, language);
}

/** Every departure on sale by the distance of its day, earlier before later, then in the order of the cells. */
function* closestFirst(cells: readonly HotelCell[], wantedDay: number, window: CatalogueWindow): Generator<{ cell: HotelCell; day: number; base: number }> {
  const onSale = Array.from({ length: Math.max(0, window.last - window.first + 1) }, (_, index) => window.first + index);
  for (const day of onSale.sort((one, other) => Math.abs(one - wantedDay) - Math.abs(other - wantedDay) || one - other)) {
    for (const cell of cells) {
      const base = cell.prices[day] ?? UNAVAILABLE;
      if (base < UNAVAILABLE) yield { cell, day, base };
    }
  }
}

/** Finds a stay's rooms: the first of the wanted kind if that takes its people and is free, else of the cheapest that does. */
function roomFinder(hotel: HotelOnSale, occupancies: readonly Occupancy[], window: CatalogueWindow, wanted: string): (day: number, nights: number) => string[] | null {
  const kinds = hotel.rooms.toSorted((one, other) => Number(other.code === wanted) - Number(one.code === wanted) || one.supplement - other.supplement || one.capacity - other.capacity);
  // Many stays return on one day, and ages are dear to find.
  const byReturn = new Map<number, ReturnType<typeof roomSize>[]>();
  return (day, nights) => {
    const party = byReturn.get(day + nights) ?? occupancies.map((occupancy) => roomSize(occupancy, dateOf(window, day + nights)));
    byReturn.set(day + nights, party);
    for (const { code } of kinds) {
      const rooms = freeRoomsFor(hotel.rooms, party, (kind) => roomsLeft(kind, day, nights), code);
      if (rooms !== null) return rooms.map((room) => room.code);
    }
    return null;
  };
}
