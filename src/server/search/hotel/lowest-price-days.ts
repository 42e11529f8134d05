import { sql, type Kysely } from 'kysely';
import { formatOfferCode } from '../../../domain/urls/offer-code.ts';
import { boardById, type BoardCode } from '../../catalogue/boards.ts';
import type { Schema } from '../../db/schema.ts';
import { dateOf, type CatalogueWindow, type SearchContext } from '../prices/catalogue-window.ts';
import { bestInRooms, choosesRooms } from './chosen-rooms.ts';
import { CHEAPEST_FIRST, readDepartures, type DepartureRow } from './hotel-departures.ts';
import { roomsFor, type RoomKindRow } from '../rows/read-offers.ts';
import type { SearchQuery } from '../search-query.ts';

/** The cheapest that a hotel sells on a departure day; the total is of the whole party, minor units. */
export interface LowestPriceDay {
  date: string;
  offerCode: string;
  totalPrice: number;
  duration: number;
  airportCode: string;
  boardCode: BoardCode;
}

/** The cheapest offer of each day that the query's hotel has a departure on, in the chosen rooms where it has them, by date [hotel.calls]. */
export async function lowestPriceDays(kysely: Kysely<Schema>, query: SearchQuery, hotelCode: string, context: Pick<SearchContext, 'today'>): Promise<LowestPriceDay[]> {
  if (choosesRooms(query)) return daysInRooms(kysely, query, hotelCode, context);
  const { rows, window, roomCodesOf } = await readDepartures(kysely, query, context, (departures) => sql<DepartureRow>`select distinct on (day) * from (${departures}) departure order by day, ${CHEAPEST_FIRST}`);
  const rooms = await readRoomKinds(kysely, hotelCode);
  const airports = airportCodes(window);
  return rows.flatMap(({ airport_id, board_id, nights, day, total, stay: place }) => {
    const [room] = roomsFor(rooms, query.occupancies, dateOf(window, day + nights), roomCodesOf({ stay: place }) ?? []) ?? [];
    if (room === undefined) return [];
    const stay = { airportCode: airports.get(airport_id) ?? '', boardCode: boardById(board_id).code };
    const date = dateOf(window, day);
    return [{ date, offerCode: formatOfferCode({ ...stay, hotelCode, departureDate: date, nights, roomCode: room.code }), totalPrice: total * 100, duration: nights, ...stay }];
  });
}

async function daysInRooms(kysely: Kysely<Schema>, query: SearchQuery, hotelCode: string, context: Pick<SearchContext, 'today'>): Promise<LowestPriceDay[]> {
  const { found, window } = await bestInRooms(kysely, query, context, ({ day }) => day);
  const airports = airportCodes(window);
  return found.sort((one, other) => one.day - other.day).map(({ airportId, boardId, nights, day, totalPrice, roomCodes }) => {
    const stay = { airportCode: airports.get(airportId) ?? '', boardCode: boardById(boardId).code };
    const date = dateOf(window, day);
    return { date, offerCode: formatOfferCode({ ...stay, hotelCode, departureDate: date, nights, roomCode: roomCodes[0] ?? '' }), totalPrice, duration: nights, ...stay };
  });
}

function airportCodes({ airportIds }: Pick<CatalogueWindow, 'airportIds'>): Map<number, string> {
  return new Map([...airportIds].map(([code, id]) => [id, code]));
}

async function readRoomKinds(kysely: Kysely<Schema>, hotelCode: string): Promise<RoomKindRow[]> {
  return kysely
    .selectFrom('hotel_room')
    .innerJoin('hotel', 'hotel.id', 'hotel_room.hotel_id')
    .where('hotel.code', '=', hotelCode)
    .select(['hotel_room.code', 'hotel_room.names', 'hotel_room.capacity', 'hotel_room.max_adults', 'hotel_room.supplement'])
    .orderBy('hotel_room.position')
    .execute();
}
