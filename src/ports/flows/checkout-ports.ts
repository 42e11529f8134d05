/** Ports of flows that only the reservation has. */
import type { Api } from '../../api/create-api.ts';
import { clock$ } from '../../streams/time/clock.ts';
import { serverScheduler } from '../../streams/time/server-scheduler.ts';
import type { CheckoutPorts } from '../page-ports.ts';
import { tabLock } from '../storage/browser-identity.ts';
import { bodyOfChoice } from './reservation-extras-ports.ts';

/**
 * @param serverNow the server's time, in epoch milliseconds
 * @param whenPainted resolves once the browser has painted what was pressed
 */
export function createCheckoutPorts({ api, serverNow }: { api: Api; serverNow: () => number }, whenPainted: () => Promise<void>): CheckoutPorts {
  const of = (cartId: string) => ({ header: { 'Cart-Id': cartId } });
  return {
    cartExpiry: {
      clock: (ticks) => clock$({ ...ticks, scheduler: serverScheduler(serverNow) }),
      async renewCart({ cartId }, context) {
        const cart = await api.POST('/api/www/cart/update', { params: of(cartId), ...context });
        return { cart, until: Date.parse(cart.expiresAt) };
      },
    },
    cartMail: { mailCart: ({ cartId, email }, context) => api.POST('/api/www/cart/email', { params: of(cartId), body: { email }, ...context }) },
    cartPayment: {
      chooseVariant: ({ cartId, variant }, context) => api.PUT('/api/www/cart/paymentVariant', { params: of(cartId), body: { variant }, ...context }),
      fetchBanks: async (_, context) => (await api.GET('/api/www/cart/banks-availabilities', context)).banks,
    },
    lastOrder: { fetchLastOrder: async (_, context) => (await api.GET('/api/www/cart/last-order', context)).owner },
    sharedCart: { takeCart: ({ token }, context) => tabLock('cart', () => api.POST('/api/www/cart/shared', { body: { token }, ...context })) },
    upsell: {
      clock: (ticks) => clock$(ticks),
      fetchUpsells: ({ holidayId }, context) => api.GET('/api/www/cart/upsell', { params: of(holidayId), ...context }),
      chooseUpsell: ({ holidayId, choice }, context) => api.PUT('/api/www/cart/upsell', { params: of(holidayId), body: bodyOfChoice(choice), ...context }),
      confirmExtras: () => Promise.reject(new Error('A cart has its extras at once')),
      fetchFlightClasses: ({ holidayId }, context) => api.GET('/api/www/cart/flight-class-availability', { params: of(holidayId), ...context }),
      fetchSeatMap: ({ holidayId }, context) => api.GET('/api/www/cart/seat-map', { params: of(holidayId), ...context }),
      // The map shows the seat as chosen at once: to put the request together first would keep that waiting.
      async holdSeats({ holidayId, seats }, context) {
        await whenPainted();
        return api.PUT('/api/www/cart/seat-map/holds', { params: of(holidayId), body: { seats }, ...context });
      },
      releaseSeats: ({ holidayId, ...which }, context) => api.POST('/api/www/cart/seat-map/release', { params: of(holidayId), body: which, ...context }),
      submitSeats: ({ holidayId, totalPrice, seats }, context) => api.POST('/api/www/cart/seat-map/submit', { params: of(holidayId), body: { totalPrice, seats }, ...context }),
    },
  };
}
