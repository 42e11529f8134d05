/** Calls of the API, the same on the server and in the browser, for the pages that nobody lands on. */
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/create-api.ts';
import { searchOffers } from '../api/search-offers.ts';
import { offersRequestOf } from '../domain/search/offers-request.ts';
import { listingAddress } from '../domain/urls/listing-address.ts';
import { tileOfferOf } from '../domain/offers/tile-offer.ts';
import type { FlowPorts } from '../bus/flows.ts';
import { createAccountPorts } from './flows/account-ports.ts';
import { createComplaintPorts } from './flows/complaint-ports.ts';
import { createExcursionPorts } from './flows/excursion-ports.ts';
import type { FurtherPorts } from './page-ports.ts';

const QUIZ_OFFERS = 6;

/** Without what only a browser can do. */
type FurtherApiPorts = Omit<FurtherPorts, 'activity' | 'activityOrder' | 'comparePage' | 'payment' | 'paymentConfirm' | 'paymentProcess' | 'quiz' | 'reservationRights'> & {
  activity: Omit<FlowPorts['activity'], 'newKey'>;
  activityOrder: Omit<FlowPorts['activityOrder'], 'timeToAsk'>;
  comparePage: Pick<FlowPorts['comparePage'], 'fetchCompared'>;
  payment: Pick<FlowPorts['payment'], 'fetchPaymentOptions' | 'startPayment'>;
  paymentConfirm: Pick<FlowPorts['paymentConfirm'], 'addConfirmation'>;
  paymentProcess: Pick<FlowPorts['paymentProcess'], 'fetchProgress'>;
  quiz: Pick<FlowPorts['quiz'], 'fetchMatches'>;
};

export function createFurtherApiPorts(api: Api): FurtherApiPorts {
  return {
    ...createAccountPorts(api),
    ...createExcursionPorts(api),
    complaint: createComplaintPorts(api),
    comparePage: {
      fetchCompared: async (request, context) => (await api.POST('/api/www/compare', { body: request, ...context })).compared.map((one) => ({ ...one, offer: one.offer && tileOfferOf(one.offer) })),
    },
    checkout: {
      fetchCart: ({ cartId }, context) => api.GET('/api/www/cart/details', { params: ofCart(cartId), ...context }),
      saveInformation: ({ cartId, information }, context) => api.PUT('/api/www/cart/information', { params: ofCart(cartId), body: information, keepalive: true, ...context }),
      checkPrice: ({ cartId, ...body }, context) => api.POST('/api/www/cart/price', { params: ofCart(cartId), body, ...context }),
      acceptPrice: ({ cartId, ...body }, context) => api.POST('/api/www/cart/price/accept', { params: ofCart(cartId), body, ...context }),
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
