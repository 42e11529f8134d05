import { sql, type Kysely } from 'kysely';
import type { Language } from '../../domain/language.ts';
import type { Occupancy } from '../../domain/participants.ts';
import type { OfferIdentity } from '../../domain/urls/offer-code.ts';
import { boardIdOf } from '../catalogue/boards.ts';
import { UNAVAILABLE } from '../catalogue/cell-layout.ts';
import type { Schema } from '../db/schema.ts';
import { dateOf, dayOf, type CatalogueWindow } from './catalogue-window.ts';
import { readHotelOnSale, type HotelCell, type HotelOnSale } from './hotel-on-sale.ts';
import { readOffers, roomsFor, type FoundOffer, type Offer } from './read-offers.ts';

/** Days proposed besides the offers that keep a part of the choice. */
const NEAREST_DAYS = 4;

interface Stay extends FoundOffer {
  /** The kind of the party's first room; further rooms are the cheapest that take their people. */
  roomCode: string;
}

/**
 * What a hotel sells nearest to an offer that cannot be had, closest day first [config.choices]: the best of the next few
 * days, and the nearest with the same airport, board, length and room, so that a choice of any of them leads somewhere.
 * @returns at most eight; none when the hotel has nothing for this party
 */
export async function nearestOffers(kysely: Kysely<Schema>, wanted: OfferIdentity, occupancies: readonly Occupancy[], window: CatalogueWindow, language: Language): Promise<Offer[]> {
  const hotel = await readHotelOnSale(kysely, wanted.hotelCode);
  if (hotel === null) return [];
  const roomOf = roomFinder(hotel, occupancies, window, wanted.roomCode, await readFreeRooms(kysely, hotel, window));
  const airportId = window.airportIds.get(wanted.airportCode);
  const boardId = boardIdOf(wanted.boardCode);
  const wishes = new Set<(stay: Stay) => boolean>([
    (stay) => stay.airportId === airportId,
    (stay) => stay.boardId === boardId,
    (stay) => stay.nights === wanted.nights,
    (stay) => stay.roomCode === wanted.roomCode,
  ]);
  const unlikeness = (cell: HotelCell) => (cell.airportId === airportId ? 0 : 100) + (cell.boardId === boardId ? 0 : 50) + Math.abs(cell.nights - wanted.nights);
  const cells = hotel.cells.toSorted((one, other) => unlikeness(one) - unlikeness(other));
  const days = new Set<number>();
  const nearest: Stay[] = [];
  for (const { cell, day, base } of closestFirst(cells, dayOf(window, wanted.departureDate), window)) {
    const roomCode = roomOf(day, cell.nights);
    if (roomCode === null) continue;
    const stay = { hotelId: hotel.id, airportId: cell.airportId, boardId: cell.boardId, nights: cell.nights, day, base, roomCode };
    const granted = [...wishes].filter((wish) => wish(stay));
    if (granted.length === 0 && (days.has(day) || days.size >= NEAREST_DAYS)) continue;
    for (const wish of granted) wishes.delete(wish);
    days.add(day);
    nearest.push(stay);
    if (wishes.size === 0 && days.size >= NEAREST_DAYS) break;
  }
  return readInRooms(kysely, nearest, occupancies, window, language);
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

/** How many rooms of a kind are free on every night of a stay. */
type FreeRooms = (roomCode: string, day: number, nights: number) => number;

async function readFreeRooms(kysely: Kysely<Schema>, hotel: HotelOnSale, window: CatalogueWindow): Promise<FreeRooms> {
  const { rows } = await sql<{ code: string; stock: number; booked: Record<string, number> | null }>`
    select r.code, r.stock, (select jsonb_object_agg(a.night - ${window.firstDay}::date, a.booked) from allotment a where a.hotel_code = ${hotel.code} and a.room_code = r.code) as booked
    from hotel_room r where r.hotel_id = ${hotel.id}`.execute(kysely);
  const kinds = new Map(rows.map((row) => [row.code, row]));
  return (roomCode, day, nights) => {
    const { stock = 0, booked } = kinds.get(roomCode) ?? {};
    return stock - Math.max(...Array.from({ length: nights }, (_, night) => booked?.[day + night] ?? 0));
  };
}

/** Finds the kind of a stay's first room: the wanted one if it takes its people and is free, else the cheapest that is. */
function roomFinder(hotel: HotelOnSale, occupancies: readonly Occupancy[], window: CatalogueWindow, wanted: string, free: FreeRooms): (day: number, nights: number) => string | null {
  const kinds = hotel.rooms.toSorted((one, other) => Number(other.code === wanted) - Number(one.code === wanted) || one.supplement - other.supplement || one.capacity - other.capacity);
  // Many stays return on one day, and ages are dear to find.
  const byReturn = new Map<number, string[][]>();
  return (day, nights) => {
    const returnDay = day + nights;
    const choices = byReturn.get(returnDay) ?? kinds.flatMap(({ code }) => roomCodesFor(code, dateOf(window, returnDay)));
    byReturn.set(returnDay, choices);
    const open = choices.find((codes) => codes.every((code) => free(code, day, nights) >= codes.filter((other) => other === code).length));
    return open?.[0] ?? null;
  };

  function roomCodesFor(firstRoom: string, returnDate: string): string[][] {
    const rooms = roomsFor(hotel.rooms, occupancies, returnDate, [firstRoom]);
    return rooms === null ? [] : [rooms.map(({ code }) => code)];
  }
}

/** Reads stays that are not all in the same kind of room, in their order. */
async function readInRooms(kysely: Kysely<Schema>, stays: readonly Stay[], occupancies: readonly Occupancy[], window: CatalogueWindow, language: Language): Promise<Offer[]> {
  const offers = new Map<Stay, Offer>();
  for (const [roomCode, group] of Map.groupBy(stays, (stay) => stay.roomCode)) {
    const read = await readOffers(kysely, group, occupancies, window, language, [roomCode]);
    for (const [index, stay] of group.entries()) if (read[index] !== undefined) offers.set(stay, read[index]);
  }
  return stays.flatMap((stay) => offers.get(stay) ?? []);
}
