/** Ports of flows that only the reservation has. */
import type { Api } from '../api/create-api.ts';
import { clock$ } from '../streams/clock.ts';
import type { CheckoutPorts } from './page-ports.ts';

export function createCheckoutPorts(api: Api): CheckoutPorts {
  const of = (cartId: string) => ({ header: { 'Cart-Id': cartId } });
  return {
    cartExpiry: {
      clock: (ticks) => clock$(ticks),
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
    sharedCart: { takeCart: ({ token }, context) => api.POST('/api/www/cart/shared', { body: { token }, ...context }) },
    upsell: {
      clock: (ticks) => clock$(ticks),
      fetchUpsells: ({ cartId }, context) => api.GET('/api/www/cart/upsell', { params: of(cartId), ...context }),
      chooseUpsell: ({ cartId, choice: { code, variantCode, optionCode, personRefs, price } }, context) =>
        api.PUT('/api/www/cart/upsell', { params: of(cartId), body: variantCode === null ? { code, variantCode } : { code, variantCode, optionCode, personRefs, price }, ...context }),
      fetchFlightClasses: ({ cartId }, context) => api.GET('/api/www/cart/flight-class-availability', { params: of(cartId), ...context }),
      fetchSeatMap: ({ cartId }, context) => api.GET('/api/www/cart/seat-map', { params: of(cartId), ...context }),
      holdSeats: ({ cartId, seats }, context) => api.PUT('/api/www/cart/seat-map/holds', { params: of(cartId), body: { seats }, ...context }),
      releaseSeats: ({ cartId, ...which }, context) => api.POST('/api/www/cart/seat-map/release', { params: of(cartId), body: which, ...context }),
      submitSeats: ({ cartId, totalPrice }, context) => api.POST('/api/www/cart/seat-map/submit', { params: of(cartId), body: { totalPrice }, ...context }),
    },
  };
}
