import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/common.ts';
import { allowsMultiroom, isByCar, tripTypeOfValue, type TripType } from '../../domain/search/trip-types.ts';
import type { Schema } from '../db/schema.ts';
import type { ResultPage, SearchQuery } from '../search/search-query.ts';
import { ONE_ROOM } from './check-party.ts';
import { checkStay, refuse } from './check-stay.ts';
import { readFacets } from './facet-values.ts';
import { knownDepartureAirports, knownDestinations, knownHotels } from './known-codes.ts';

type OffersRequest = components['schemas']['OffersRequest'];

/**
 * What a request for offers asks for, in the words of search, and what of it the shop does not know [listing.request].
 * @throws Problem 400 that names a range that cannot be
 */
export async function readOffersRequest(kysely: Kysely<Schema>, request: OffersRequest): Promise<{ query: SearchQuery; page: ResultPage; ignored: string[] }> {
  checkStay(request);
  if (request.radius !== undefined && request.regionLocation === undefined) refuse([{ pointer: '/body/regionLocation', message: 'is missing: a radius has no middle' }]);
  if (request.regionLocation !== undefined && request.radius === undefined) refuse([{ pointer: '/body/radius', message: 'is missing: how far from the place is not said' }]);
  const tripType = tripTypeOf(request);
  if ((request.occupancies?.length ?? 0) > 1 && !allowsMultiroom(tripType)) refuse([ONE_ROOM]);
  // An airport that came along from a flight search means nothing to who goes by car.
  const airports = await knownDepartureAirports(kysely, isByCar(tripType) ? [] : request.departuresCodes);
  const destinations = await knownDestinations(kysely, request.destinationsCodes);
  const hotels = await knownHotels(kysely, request.hotelCodes ?? []);
  const { filters, ignored } = readFacets(request.filters ?? []);
  const { page, pageSize, sorting } = request.metaData;
  return {
    query: {
      tripType,
      airports: airports.known,
      destinations: destinations.known,
      dateFrom: request.departureDateFrom ?? null,
      dateTo: request.departureDateTo ?? null,
      nightsFrom: request.durationFrom ?? null,
      nightsTo: request.durationTo ?? null,
      occupancies: request.occupancies ?? [{ adults: request.numberOfAdults, childBirthDates: request.childrenBirthdays }],
      filters: {
        ...filters,
        hotelCodes: hotels.known,
        near: request.regionLocation === undefined || request.radius === undefined ? null : { ...request.regionLocation, kilometres: request.radius },
      },
    },
    page: { page, pageSize, sort: sorting },
    ignored: [...airports.unknown, ...destinations.unknown, ...hotels.unknown, ...ignored],
  };
}

/** The request's own word, else what its offer type means; a round trip says so itself [trip.offer-types]. */
function tripTypeOf({ tripType, offerType }: OffersRequest): TripType {
  return tripType ?? tripTypeOfValue(offerType) ?? 'WS';
}
