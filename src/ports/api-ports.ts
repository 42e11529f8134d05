/** Ports that are calls of the API, the same on the server and in the browser; of pages that nobody lands on they are in further-api-ports.ts. */
import type { Api } from '../api/create-api.ts';
import { defaultSearchState } from '../domain/search/search-state.ts';
import type { FlowPorts } from '../bus/flows.ts';

export function createApiPorts(api: Api): { globalSearch: Omit<FlowPorts['globalSearch'], 'writeAddress'> } {
  return {
    globalSearch: {
      fetchInitialFilters: ({ searchState }, context) => api.POST('/api/www/listing/gs/initial', { body: searchState, ...context }),
      updateFilters: (selection, context) => api.POST('/api/www/gs', { body: selection, ...context }),
      countOffers: (request, context) => api.POST('/api/www/search/offers/count', { body: request, ...context }),
      findNearestChanges: nearestChanges(api),
    },
  };
}

export function nearestChanges(api: Api): FlowPorts['globalSearch']['findNearestChanges'] {
  return async (searchState, context) => {
    const { changes } = await api.POST('/api/www/search/nearest-changes', { body: searchState, ...context });
    return changes.map((change) => ({ ...change, searchState: { ...defaultSearchState(), ...change.searchState } }));
  };
}
