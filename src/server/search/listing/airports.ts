import type { Kysely } from 'kysely';
import type { TripType } from '../../../domain/search/trip-types.ts';
import type { Schema } from '../../db/schema.ts';
import type { SearchContext } from '../prices/catalogue-window.ts';

/** Where trips of a type start, in the order they are shown; own transport is the one "airport" of trips by car. */
export async function listAirports(kysely: Kysely<Schema>, tripType: TripType, { language }: Pick<SearchContext, 'language'>): Promise<{ code: string; name: string }[]> {
  const airports = await kysely
    .selectFrom('airport')
    .select(['code', 'names'])
    .where('departure', '=', true)
    .where(({ exists, selectFrom }) => exists(selectFrom('offer_cell').select('hotel_id').where('trip_type', '=', tripType).where('board_id', '=', 0).whereRef('airport_id', '=', 'airport.id')))
    .orderBy('position')
    .execute();
  return airports.map(({ code, names }) => ({ code, name: names[language] }));
}
