import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { CatalogueWindow, SearchContext } from '../prices/catalogue-window.ts';
import { bestInRooms, choosesRooms } from './chosen-rooms.ts';
import { CHEAPEST_FIRST, foundOffer, readDepartures, type DepartureRow } from './hotel-departures.ts';
import { readOffers, type FoundOffer, type Offer } from '../rows/read-offers.ts';
import type { SearchQuery } from '../search-query.ts';

/** Of departures, best first, the first one of each hour that a plane leaves at, by the clock. */
export async function firstOfHours(kysely: Kysely<Schema>, found: readonly FoundOffer[], { firstDay }: Pick<CatalogueWindow, 'firstDay'>): Promise<FoundOffer[]> {
  if (found.length === 0) return [];
  const wanted = sql.raw(found.map(({ hotelId, airportId, day }, place) => `(${[place, hotelId, airportId, day].join(', ')})`).join(', '));
  const { rows } = await sql<{ place: number }>`
    select distinct on (f.departure_time, f.arrival_time) w.place
    from (values ${wanted}) w (place, hotel_id, airport_id, day)
    join hotel h on h.id = w.hotel_id
    join airport a on a.id = w.airport_id
    join flight f on f.origin = a.code and f.destination = h.arrival_airport and f.weekday = extract(isodow from ${firstDay}::date + w.day)
    order by f.departure_time, f.arrival_time, w.place`.execute(kysely);
  return rows.map(({ place }) => found[place] as FoundOffer);
}

/** When a hotel's planes leave, with the cheapest offer of each hour, in the chosen rooms where it has them, by the clock; none by car [hotel.calls]. */
export async function departureHours(kysely: Kysely<Schema>, query: SearchQuery, context: SearchContext): Promise<Offer[]> {
  if (choosesRooms(query)) {
    // Planes leave by the week.
    const { found, window } = await bestInRooms(kysely, query, context, ({ airportId, day }) => airportId * 7 + (day % 7));
    return readOffers(kysely, await firstOfHours(kysely, found, window), query.occupancies, window, context.language);
  }
  const { rows, window, roomCodesOf } = await readDepartures(kysely, query, context, (departures, { firstDay }) => sql<DepartureRow>`
    select distinct on (f.departure_time, f.arrival_time) departure.*
    from (${departures}) departure
    join hotel h on h.id = departure.hotel_id
    join airport a on a.id = departure.airport_id
    join flight f on f.origin = a.code and f.destination = h.arrival_airport and f.weekday = extract(isodow from ${firstDay}::date + departure.day)
    order by f.departure_time, f.arrival_time, ${CHEAPEST_FIRST}`);
  return readOffers(kysely, rows.map((row) => foundOffer(row, roomCodesOf)), query.occupancies, window, context.language);
}
