/** Ports that are calls of the API: the same on the server and in the browser. */
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/create-api.ts';
import { offersRequestOf } from '../domain/offers-request.ts';
import { defaultSearchState } from '../domain/search-state.ts';
import { partyOf } from '../domain/participants.ts';
import { tileOfferOf } from '../domain/tile-offer.ts';
import type { FlowPorts } from '../bus/flows.ts';

type ApiPorts = Pick<FlowPorts, 'checkout' | 'globalSearch' | 'listing' | 'paymentConfirm'>
  & { configurator: Omit<FlowPorts['configurator'], 'pageReturns'>; payment: Pick<FlowPorts['payment'], 'fetchPaymentOptions' | 'startPayment'> };

export function createApiPorts(api: Api): ApiPorts {
  const findNearestChanges: FlowPorts['globalSearch']['findNearestChanges'] = async (searchState, context) => {
    const { changes } = await api.nearestChanges(searchState, context);
    return changes.map((change) => ({ ...change, searchState: { ...defaultSearchState(), ...change.searchState } }));
  };
  return {
    globalSearch: {
      fetchInitialFilters: ({ searchState }, context) => api.initialFilters(searchState, context),
      updateFilters: (selection, context) => api.updateFilters(selection, context),
      countOffers: (request, context) => api.countOffers(request, context),
      findNearestChanges,
    },
    listing: {
      fetchOffers: (request, context) => api.searchOffers(request, context),
      fetchFacets: (request, context) => api.listingFacets(request, context),
      findNearestChanges,
      async fetchPromoted(request, context) {
        const { offers: [deepest] } = await api.promotedOffers({ ...request, metaData: { ...request.metaData, pageSize: 1 } }, context);
        return deepest === undefined ? null : tileOfferOf(deepest);
      },
      async fetchSameDay(request, context) {
        const { date, offers, totalResults } = await api.sameDayOffers(request, context);
        return { date, offers: offers.map(tileOfferOf), totalResults };
      },
    },
    configurator: {
      fetchMatrix: (request, context) => api.getMatrix(request, context),
      fetchDates: (request, context) => api.getDates(request as Parameters<Api['getDates']>[0], context),
      fetchOffer: (request, context) => api.getOffer(request, context),
      async fetchCheapestOffer({ hotelCode, tripType, occupancies, today }, context) {
        const { adults, childBirthDates } = partyOf(occupancies);
        const state = {
          ...defaultSearchState(), tripType, occupancies, adultsCount: adults, childrenBirthDates: childBirthDates, multiroomEnabled: occupancies.length > 1,
        };
        const { offers } = await api.searchOffers(offersRequestOf(state, { today, hotelCodes: [hotelCode], pageSize: 1 }), context);
        return offers.find((offer) => offer.hotelCode === hotelCode) ?? null;
      },
      async addToCart(product, context) {
        try {
          const { cartId } = await api.addCartProduct(product, context);
          return { status: 'added', cartId };
        } catch (error) {
          if (error instanceof ApiError && error.status === 409) return { status: 'gone' };
          throw error;
        }
      },
    },
    checkout: {
      fetchCart: (cart, context) => api.getCart(cart, context),
      saveInformation: ({ cartId, information }, context) => api.saveCartInformation({ cartId, ...information }, context),
      checkPrice: (cart, context) => api.checkCartPrice(cart, context),
      acceptPrice: (accepted, context) => api.acceptCartPrice(accepted, context),
      placeOrder: (order, context) => api.placeOrder({ ...order, termsAccepted: true }, context),
    },
    payment: {
      fetchPaymentOptions: (order, context) => api.getPaymentOptions(order, context),
      startPayment: (start, context) => api.startPayment(start, context),
    },
    paymentConfirm: {
      addConfirmation: (order, context) => api.addPaymentConfirmation(order, context),
    },
  };
}
