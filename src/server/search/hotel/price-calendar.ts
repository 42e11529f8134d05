import type { Kysely } from 'kysely';
import type { Occupancy } from '../../../domain/search/participants.ts';
import { formatOfferCode } from '../../../domain/urls/offer-code.ts';
import { boardIdOf } from '../../catalogue/boards.ts';
import type { Schema } from '../../db/schema.ts';
import { dateOf, readWindow, type SearchContext } from '../prices/catalogue-window.ts';
import { daysOnSale, partyPricer, readHotelOnSale } from './hotel-on-sale.ts';

/** A stay but for its date. */
export interface Stay {
  hotelCode: string;
  airportCode: string;
  nights: number;
  boardCode: string;
  /** Kind of the first room, if one is kept. */
  roomCode?: string;
}

/** A departure day with its offer, in the room that is kept, else in the cheapest; the total is in minor units. */
export interface PricedDay {
  date: string;
  offerCode: string;
  totalPrice: number;
}

/** The departure days of a stay and what each costs the party; null for an unknown hotel. */
export async function priceCalendar(kysely: Kysely<Schema>, stay: Stay, occupancies: readonly Occupancy[], context: SearchContext): Promise<PricedDay[] | null> {
  const window = await readWindow(kysely, context.today);
  const hotel = await readHotelOnSale(kysely, stay.hotelCode, window);
  if (hotel === null) return null;
  const cell = hotel.cells.find(({ airportId, boardId, nights }) => airportId === window.airportIds.get(stay.airportCode) && boardId === boardIdOf(stay.boardCode) && nights === stay.nights);
  if (cell === undefined) return [];
  const inCheapest = partyPricer(hotel, occupancies, window);
  const inKept = stay.roomCode === undefined ? inCheapest : partyPricer(hotel, occupancies, window, stay.roomCode);
  return [...daysOnSale(cell, window.first, window.last)].flatMap(({ day, base }) => {
    const priced = inKept(base, day, stay.nights) ?? inCheapest(base, day, stay.nights);
    const room = priced?.rooms[0];
    if (priced === null || room === undefined) return [];
    const date = dateOf(window, day);
    return [{ date, offerCode: formatOfferCode({ ...stay, departureDate: date, roomCode: room.code }), totalPrice: priced.totalPrice }];
  });
}
