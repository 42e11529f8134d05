import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { SearchContext } from '../prices/catalogue-window.ts';
import { bestInRooms, cheapestFirst, choosesRooms } from './chosen-rooms.ts';
import { CHEAPEST_FIRST, foundOffer, readDepartures, type DepartureRow } from './hotel-departures.ts';
import { readOffers, type Offer } from '../rows/read-offers.ts';
import type { SearchQuery } from '../search-query.ts';

/** The cheapest offer of the query's hotel from each airport, in the chosen rooms where it has them, cheapest first; whatever airports the query names [hotel.calls]. */
export async function otherAirports(kysely: Kysely<Schema>, query: SearchQuery, context: SearchContext): Promise<Offer[]> {
  if (choosesRooms(query)) {
    const { found, window } = await bestInRooms(kysely, { ...query, airports: [] }, context, ({ airportId }) => airportId);
    return readOffers(kysely, found.sort(cheapestFirst), query.occupancies, window, context.language);
  }
  const { rows, window, roomCodesOf } = await readDepartures(kysely, { ...query, airports: [] }, context, (departures) => sql<DepartureRow>`
    select * from (select distinct on (airport_id) * from (${departures}) departure order by airport_id, ${CHEAPEST_FIRST}) cheapest order by ${CHEAPEST_FIRST}`);
  return readOffers(kysely, rows.map((row) => foundOffer(row, roomCodesOf)), query.occupancies, window, context.language);
}
