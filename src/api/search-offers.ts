import type { components } from '../../openapi/generated/search.ts';
import { callFor } from '../domain/search/offers-calls.ts';
import type { Api, CallContext } from './create-api.ts';

/** One cheapest offer a hotel; charter flights are listed by a call of their own [listing.charter]. */
export function searchOffers(api: Api, request: components['schemas']['OffersRequest'], context?: CallContext) {
  return api.POST(callFor(request.offerType), { body: request, ...context });
}
