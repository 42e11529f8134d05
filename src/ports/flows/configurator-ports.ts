/** Ports of the configurator; loaded with the first of them. */
import type { components } from '../../../openapi/generated/hotel.ts';
import { ApiError } from '../../api/api-error.ts';
import { problemOf } from '../../api/problem-of.ts';
import type { Api } from '../../api/create-api.ts';
import { searchOffers } from '../../api/search-offers.ts';
import { withWholeAnswers } from '../../api/whole-answers.ts';
import { offersRequestOf } from '../../domain/search/offers-request.ts';
import { defaultSearchState } from '../../domain/search/search-state.ts';
import { partyOf } from '../../domain/search/participants.ts';
import type { FlowPorts } from '../../bus/flows.ts';
import { pageReturns$ } from '../../streams/browser/page-returns.ts';
import { tabLock } from '../storage/browser-identity.ts';

type BoardCode = components['schemas']['BoardCode'];

export function createConfiguratorBrowserPorts(api: Api): FlowPorts['configurator'] {
  const calls = createConfiguratorApiPorts(withWholeAnswers(api));
  return {
    ...calls,
    // One tab after another: the cookie names all carts, and must be there for the next one.
    addToCart: (product, context) => tabLock('cart', () => calls.addToCart(product, context)),
    pageReturns: () => pageReturns$(window),
  };
}

export function createConfiguratorApiPorts(api: Api): Omit<FlowPorts['configurator'], 'pageReturns'> {
  return {
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
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
        const { code, errors: [price] } = problemOf(error);
        return code === 'price-changed' && price !== undefined ? { status: 'repriced', totalPrice: Number(price.message) } : { status: 'gone' };
      }
    },
  };
}
