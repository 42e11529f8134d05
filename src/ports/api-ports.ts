/** Ports that are calls of the API: the same on the server and in the browser. */
import type { components } from '../../openapi/generated/hotel.ts';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/create-api.ts';
import { searchOffers } from '../api/search-offers.ts';
import { offersRequestOf } from '../domain/offers-request.ts';
import { defaultSearchState } from '../domain/search-state.ts';
import { partyOf } from '../domain/participants.ts';
import { listingAddress } from '../domain/urls/listing-address.ts';
import { tileOfferOf } from '../domain/tile-offer.ts';
import type { FlowPorts } from '../bus/flows.ts';

const QUIZ_OFFERS = 6;

type BoardCode = components['schemas']['BoardCode'];
type ApiPorts = Pick<FlowPorts, 'checkout' | 'globalSearch' | 'listing' | 'login' | 'accountForm' | 'complaint' | 'paymentConfirm' | 'quiz' | 'subscription' | 'wishlistPage'>
  & { comparePage: Pick<FlowPorts['comparePage'], 'fetchCompared'>; configurator: Omit<FlowPorts['configurator'], 'pageReturns'>; payment: Pick<FlowPorts['payment'], 'fetchPaymentOptions' | 'startPayment'>; paymentProcess: Pick<FlowPorts['paymentProcess'], 'fetchProgress'> };

export function createApiPorts(api: Api): ApiPorts {
  const findNearestChanges: FlowPorts['globalSearch']['findNearestChanges'] = async (searchState, context) => {
    const { changes } = await api.POST('/api/www/search/nearest-changes', { body: searchState, ...context });
    return changes.map((change) => ({ ...change, searchState: { ...defaultSearchState(), ...change.searchState } }));
  };
  const account = async () => (await import('./account-ports.ts')).createAccountPorts(api);
  const complaint = async () => (await import('./complaint-ports.ts')).createComplaintPorts(api);
  return {
    login: {
      checkUsername: async (...asked) => (await account()).login.checkUsername(...asked),
      logIn: async (...asked) => (await account()).login.logIn(...asked),
      authorize: async (...asked) => (await account()).login.authorize(...asked),
      resend: async (...asked) => (await account()).login.resend(...asked),
    },
    accountForm: { sendForm: async (...asked) => (await account()).accountForm.sendForm(...asked) },
    complaint: {
      fetchComplaintForm: async (...asked) => (await complaint()).fetchComplaintForm(...asked),
      validateComplaint: async (...asked) => (await complaint()).validateComplaint(...asked),
      submitComplaint: async (...asked) => (await complaint()).submitComplaint(...asked),
    },
    globalSearch: {
      fetchInitialFilters: ({ searchState }, context) => api.POST('/api/www/listing/gs/initial', { body: searchState, ...context }),
      updateFilters: (selection, context) => api.POST('/api/www/gs', { body: selection, ...context }),
      countOffers: (request, context) => api.POST('/api/www/search/offers/count', { body: request, ...context }),
      findNearestChanges,
    },
    listing: {
      fetchOffers: (request, context) => searchOffers(api, request, context),
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
    comparePage: {
      fetchCompared: async (request, context) => (await api.POST('/api/www/compare', { body: request, ...context })).compared.map((one) => ({ ...one, offer: one.offer && tileOfferOf(one.offer) })),
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
    checkout: {
      fetchCart: ({ cartId }, context) => api.GET('/api/www/cart/details', { params: ofCart(cartId), ...context }),
      saveInformation: ({ cartId, information }, context) => api.PUT('/api/www/cart/information', { params: ofCart(cartId), body: information, keepalive: true, ...context }),
      checkPrice: ({ cartId }, context) => api.POST('/api/www/cart/price', { params: ofCart(cartId), ...context }),
      acceptPrice: ({ cartId, totalPrice }, context) => api.POST('/api/www/cart/price/accept', { params: ofCart(cartId), body: { totalPrice }, ...context }),
      placeOrder: ({ cartId, ...order }, context) => api.POST('/api/www/cart/order', { params: ofCart(cartId), body: { ...order, termsAccepted: true }, ...context }),
    },
    payment: {
      fetchPaymentOptions: ({ orderId, token }, context) => api.GET('/api/www/cart/payment/{orderId}', { params: { path: { orderId }, query: { token } }, ...context }),
      startPayment: ({ orderId, token, ...body }, context) => api.POST('/api/www/cart/payment/{orderId}', { params: { path: { orderId }, query: { token } }, body, ...context }),
    },
    paymentConfirm: {
      addConfirmation: (order, context) => api.POST('/api/www/payment/confirmations/add', { body: order, ...context }),
    },
    paymentProcess: {
      fetchProgress: ({ orderId, token }, context) => api.GET('/api/www/payment/progress/{orderId}', { params: { path: { orderId }, query: { token } }, ...context }),
    },
    quiz: {
      async fetchMatches({ searchState, today }, context) {
        const { offers } = await searchOffers(api, offersRequestOf(searchState, { today, pageSize: QUIZ_OFFERS }), context);
        return { offers: offers.map(tileOfferOf), listingUrl: listingAddress(searchState) };
      },
    },
    subscription: {
      async askForMail({ purpose, email }, context) {
        await api.POST('/api/www/subscriptions', { body: { purpose, email, agrees: true }, ...context });
      },
      answerMail: async ({ action, token }, context) => (await api.POST('/api/www/subscriptions/{action}', { params: { path: { action }, query: { token } }, ...context })).status,
    },
    wishlistPage: {
      async fetchWishes({ list, page }, context) {
        try {
          const answer = await api.GET('/api/www/wishlist', { params: { query: { page, ...(list !== null && { list }) } }, ...context });
          return { ...answer, wishes: answer.wishes.map((wish) => ({ ...wish, offer: wish.offer && tileOfferOf(wish.offer) })) };
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return null;
          throw error;
        }
      },
    },
  };
}

/** The cart that is meant, which may be another than the tab's own. */
function ofCart(cartId: string) {
  return { header: { 'Cart-Id': cartId } };
}
