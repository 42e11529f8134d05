import type { Kysely } from 'kysely';
import type { Occupancy } from '../../../domain/search/participants.ts';
import { boardIdOf } from '../../catalogue/boards.ts';
import type { Schema } from '../../db/schema.ts';
import { dayOf, readWindow, type SearchContext } from '../prices/catalogue-window.ts';
import { readOffers, type Offer } from '../rows/read-offers.ts';

type Flight = Offer['departureFlight'];

/** Translations do not depend on a price. */
const ANY_PRICE = 100;

/**
 * An offer as it was sold, translated: flights, rooms and prices stay what was agreed to, whatever the
 * catalogue sells now. What it does not name any more stays in the language of the sale.
 */
export async function translatedOffer(kysely: Kysely<Schema>, sold: Offer, occupancies: readonly Occupancy[], context: SearchContext): Promise<Offer> {
  const told = await translationOf(kysely, sold, occupancies, context);
  if (told === undefined) return sold;
  const { hotelName, airportName, boardName, destination, picture } = told;
  const rooms = sold._embedded.rooms.map((room, place) => ({ ...room, ...told._embedded.rooms[place] }));
  return {
    ...sold, hotelName, airportName, boardName, destination, picture,
    departureFlight: translatedFlight(sold.departureFlight, told.departureFlight),
    returnFlight: translatedFlight(sold.returnFlight, told.returnFlight),
    _embedded: { rooms },
  };
}

/** The same hotel, rooms and airports as the catalogue names them, on the first days of its window that are the same of the week. */
async function translationOf(kysely: Kysely<Schema>, { hotelCode, airportCode, boardCode, duration, startDate, occupancies: rooms }: Offer, occupancies: readonly Occupancy[], { today, language }: SearchContext): Promise<Offer | undefined> {
  const window = await readWindow(kysely, today);
  const hotel = await kysely.selectFrom('hotel').select('id').where('code', '=', hotelCode).executeTakeFirst();
  const [airportId, boardId] = [window.airportIds.get(airportCode), boardIdOf(boardCode)];
  if (hotel === undefined || airportId === undefined || boardId === null) return undefined;
  const day = ((dayOf(window, startDate) % 7) + 7) % 7;
  const found = { hotelId: hotel.id, airportId, boardId, nights: duration, day, base: ANY_PRICE, roomCodes: rooms.map(({ roomCode }) => roomCode) };
  const [told] = await readOffers(kysely, [found], occupancies, window, language);
  return told;
}

function translatedFlight(sold: Flight, told: Flight): Flight {
  return sold && told && sold.from === told.from && sold.to === told.to ? { ...sold, fromName: told.fromName, toName: told.toName } : sold;
}
