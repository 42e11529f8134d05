/** Ports that are calls of the API, the same on the server and in the browser; of pages that nobody lands on they are in further-api-ports.ts. */
import type { components } from '../../openapi/generated/hotel.ts';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/create-api.ts';
import { searchOffers } from '../api/search-offers.ts';
import { offersRequestOf } from '../domain/offers-request.ts';
import { defaultSearchState } from '../domain/search-state.ts';
import { partyOf } from '../domain/participants.ts';
import { tileOfferOf } from '../domain/tile-offer.ts';
import type { FlowPorts } from '../bus/flows.ts';

type BoardCode = components['schemas']['BoardCode'];
type ApiPorts = Pick<FlowPorts, 'globalSearch' | 'listing'> & { configurator: Omit<FlowPorts['configurator'], 'pageReturns'> };

export function createApiPorts(api: Api): ApiPorts {
  const findNearestChanges: FlowPorts['globalSearch']['findNearestChanges'] = async (searchState, context) => {
    const { changes } = await api.POST('/api/www/search/nearest-changes', { body: searchState, ...context });
    return changes.map((change) => ({ ...change, searchState: { ...defaultSearchState(), ...change.searchState } }));
  };
  return {
    globalSearch: {
      fetchInitialFilters: ({ searchState }, context) => api.POST('/api/www/listing/gs/initial', { body: searchState, ...context }),
      updateFilters: (selection, context) => api.POST('/api/www/gs', { body: selection, ...context }),
      countOffers: (request, context) => api.POST('/api/www/search/offers/count', { body: request, ...context }),
      findNearestChanges,
    },
    listing: {
      fetchOffers: ({ request, call }, context) => api.POST(call, { body: request, ...context }),
      fetchFacets: (request, context) => api.POST('/api/www/listing/filters', { body: request, ...context }),
      findNearestChanges,
      async fetchPromoted(request, context) {
        const { offers: [deepest] } = await api.POST('/api/www/listing/promoted', { body: { ...request, metaData: { ...request.metaData, pageSize: 1 } }, ...context });
        return deepest === undefined ? null : tileOfferOf(deepest);
      },
      async fetchSameDay(request, context) {
        const { date, offers, totalResults } = await api.POST('/api/www/listing/same-day', { body: request, ...context });
        return { date, offers: offers.map(tileOfferOf), totalResults };
      },
    },
    configurator: {
      fetchMatrix: (request, context) => api.POST('/api/www/hotelCard/configurators/filters', { body: request, ...context }),
      fetchDates: (request, context) => api.POST('/api/www/hotelCard/configurators/dates', { body: { ...request, boardCode: request.boardCode as BoardCode }, ...context }),
      fetchOffer: (request, context) => api.POST('/api/www/hotelCard/offer', { body: request, ...context }),
      async fetchCheapestOffer({ hotelCode, tripType, occupancies, today }, context) {
        const { adults, childBirthDates } = partyOf(occupancies);
        const state = {
          ...defaultSearchState(), tripType, occupancies, adultsCount: adults, childrenBirthDates: childBirthDates, multiroomEnabled: occupancies.length > 1,
        };
        const { offers } = await searchOffers(api, offersRequestOf(state, { today, hotelCodes: [hotelCode], pageSize: 1 }), context);
        return offers.find((offer) => offer.hotelCode === hotelCode) ?? null;
      },
      async addToCart(product, context) {
        try {
          const { cartId } = await api.POST('/api/www/cart/product', { body: product, ...context });
          return { status: 'added', cartId };
        } catch (error) {
          if (error instanceof ApiError && error.status === 409) return { status: 'gone' };
          throw error;
        }
      },
    },
  };
}
