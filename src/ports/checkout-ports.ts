/** Ports of flows that only the reservation has. */
import type { Api } from '../api/create-api.ts';
import { clock$ } from '../streams/clock.ts';
import type { CheckoutPorts } from './page-ports.ts';

export function createCheckoutPorts(api: Api): CheckoutPorts {
  const of = (cartId: string) => ({ header: { 'Cart-Id': cartId } });
  return {
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
