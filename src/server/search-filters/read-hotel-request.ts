import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/hotel.ts';
import { isByCar } from '../../domain/search/trip-types.ts';
import { notFound } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { anyTrip, type SearchQuery } from '../search/search-query.ts';
import { checkStay } from './check-stay.ts';
import { knownDepartureAirports } from './known-codes.ts';

/**
 * What a request asks of one hotel, in the words of search, and what of it the shop does not know [hotel.calls].
 * @throws Problem 400 that names a range that cannot be; 404 for an unknown hotel
 */
export async function readHotelRequest(kysely: Kysely<Schema>, request: components['schemas']['HotelRequest']): Promise<{ query: SearchQuery; ignored: string[] }> {
  checkStay(request);
  const hotel = await kysely.selectFrom('hotel').select('trip_type').where('code', '=', request.hotelCode).executeTakeFirst();
  if (hotel === undefined) throw notFound('Hotel');
  const airports = await knownDepartureAirports(kysely, isByCar(hotel.trip_type) ? [] : (request.airportCodes ?? []));
  const query = anyTrip(hotel.trip_type);
  return {
    query: {
      ...query,
      airports: airports.known,
      dateFrom: request.departureDateFrom ?? null,
      dateTo: request.departureDateTo ?? null,
      nightsFrom: request.durationFrom ?? null,
      nightsTo: request.durationTo ?? null,
      occupancies: request.occupancies,
      filters: { ...query.filters, boards: request.boardCodes ?? [], hotelCodes: [request.hotelCode] },
    },
    ignored: airports.unknown,
  };
}
