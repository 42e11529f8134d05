import type { Kysely } from 'kysely';
import { boardIdOf } from '../../catalogue/boards.ts';
import type { Schema } from '../../db/schema.ts';
import { dayOf, readWindow, type CatalogueWindow, type SearchContext } from '../prices/catalogue-window.ts';
import type { FoundOffer } from '../rows/read-offers.ts';
import type { SearchQuery } from '../search-query.ts';
import { daysOnSale, partyPricer, readHotelOnSale } from './hotel-on-sale.ts';

/** A departure with the kinds of rooms that the party is in. */
export interface RoomDeparture extends FoundOffer {
  roomCodes: string[];
  /** Minor units, the whole party. */
  totalPrice: number;
  /** Whether the rooms are those that were chosen: the cheapest otherwise. */
  isAsChosen: boolean;
}

/** Whether a kind of room is chosen for some of the party; search prices the cheapest ones else. */
export function choosesRooms({ occupancies }: Pick<SearchQuery, 'occupancies'>): boolean {
  return occupancies.some(({ roomCode }) => roomCode !== undefined);
}

/** As CHEAPEST_FIRST of hotel-departures.ts. */
export function cheapestFirst(one: RoomDeparture, other: RoomDeparture): number {
  return one.totalPrice - other.totalPrice || one.day - other.day || one.nights - other.nights || one.airportId - other.airportId || one.boardId - other.boardId;
}

/**
 * The best departure of each key that the query's hotel has: in the chosen rooms where they are free on one of the key's
 * departures, in the cheapest else; the best first. Of the query its hotel, airports, boards, days, nights and party count.
 */
export async function bestInRooms(kysely: Kysely<Schema>, { airports, filters, dateFrom, dateTo, nightsFrom, nightsTo, occupancies }: SearchQuery, { today }: Pick<SearchContext, 'today'>, keyOf: (departure: RoomDeparture, window: CatalogueWindow) => unknown): Promise<{ found: RoomDeparture[]; window: CatalogueWindow }> {
  const window = await readWindow(kysely, today);
  const hotel = await readHotelOnSale(kysely, filters.hotelCodes[0] ?? '', window);
  if (hotel === null) return { found: [], window };
  const airportIds = airports.map((code) => window.airportIds.get(code));
  const boardIds = filters.boards.map(boardIdOf);
  const cells = hotel.cells.filter(({ airportId, boardId, nights }) =>
    (airports.length === 0 || airportIds.includes(airportId)) && (boardIds.length === 0 || boardIds.includes(boardId)) && nights >= (nightsFrom ?? 0) && nights <= (nightsTo ?? Infinity));
  const first = dateFrom === null ? window.first : Math.max(window.first, dayOf(window, dateFrom));
  const last = dateTo === null ? window.last : Math.min(window.last, dayOf(window, dateTo));
  const inChosen = partyPricer(hotel, occupancies, window);
  const inCheapest = partyPricer(hotel, occupancies.map(({ adults, childBirthDates }) => ({ adults, childBirthDates })), window);
  const bestFirst = (one: RoomDeparture, other: RoomDeparture) => Number(other.isAsChosen) - Number(one.isAsChosen) || cheapestFirst(one, other);
  const best = new Map<unknown, RoomDeparture>();
  for (const cell of cells) {
    const { airportId, boardId, nights } = cell;
    for (const { day, base } of daysOnSale(cell, first, last)) {
      const chosen = inChosen(base, day, nights);
      const priced = chosen ?? inCheapest(base, day, nights);
      if (priced === null) continue;
      const departure = { hotelId: hotel.id, airportId, boardId, nights, day, base, roomCodes: priced.rooms.map(({ code }) => code), totalPrice: priced.totalPrice, isAsChosen: chosen !== null };
      const key = keyOf(departure, window);
      const before = best.get(key);
      if (before === undefined || bestFirst(departure, before) < 0) best.set(key, departure);
    }
  }
  return { found: [...best.values()].sort(bestFirst), window };
}
