/** Ports of lists of offers; loaded with the first of them. */
import type { Api } from '../../api/create-api.ts';
import { tileOfferOf } from '../../domain/offers/tile-offer.ts';
import type { FlowPorts } from '../../bus/flows.ts';
import { nearestChanges } from '../api-ports.ts';

export function createListingPorts(api: Api): FlowPorts['listing'] {
  return {
    fetchOffers: ({ request, call }, context) => api.POST(call, { body: request, ...context }),
    fetchFacets: (request, context) => api.POST('/api/www/listing/filters', { body: request, ...context }),
    findNearestChanges: nearestChanges(api),
    async fetchPromoted(request, context) {
      const { offers: [deepest] } = await api.POST('/api/www/listing/promoted', { body: { ...request, metaData: { ...request.metaData, pageSize: 1 } }, ...context });
      return deepest === undefined ? null : tileOfferOf(deepest);
    },
    async fetchSameDay(request, context) {
      const { date, offers, totalResults } = await api.POST('/api/www/listing/same-day', { body: request, ...context });
      return { date, offers: offers.map(tileOfferOf), totalResults };
    },
  };
}
