import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { SearchContext } from './catalogue-window.ts';
import { CHEAPEST_FIRST, foundOffer, readDepartures, type DepartureRow } from './hotel-departures.ts';
import { readOffers, type Offer } from './read-offers.ts';
import type { SearchQuery } from './search-query.ts';

/** When a hotel's planes leave, with the cheapest offer of each hour, by the clock; none by car [hotel.calls]. */
export async function departureHours(kysely: Kysely<Schema>, query: SearchQuery, context: SearchContext): Promise<Offer[]> {
  const { rows, window } = await readDepartures(kysely, query, context, (departures, { firstDay }) => sql<DepartureRow>`
    select distinct on (f.departure_time, f.arrival_time) departure.*
    from (${departures}) departure
    join hotel h on h.id = departure.hotel_id
    join airport a on a.id = departure.airport_id
    join flight f on f.origin = a.code and f.destination = h.arrival_airport and f.weekday = extract(isodow from ${firstDay}::date + departure.day)
    order by f.departure_time, f.arrival_time, ${CHEAPEST_FIRST}`);
  return readOffers(kysely, rows.map(foundOffer), query.occupancies, window, context.language);
}
