import { answer, failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { cartExpiryMachine } from './cart-expiry.machine.ts';
import type { Cart } from './cart-expiry.types.ts';

/** When the cart ends, in epoch milliseconds. */
export const UNTIL = 1_000_000_000;
const LATER = UNTIL + 7_200_000;
export const renewed = { cart: { cartId: 'c-1' } as Cart, until: LATER };

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition. */
export const cartExpiryPaths = pathsOf(cartExpiryMachine, [{
  input: { cartId: 'c-1', until: UNTIL },
  events: [
    streamed('clock'), streamed('clock', UNTIL - 3_600_000), streamed('clock', UNTIL - 60_000), streamed('clock', UNTIL), failure('clock'),
    { type: 'cartExpiry.renew' }, { type: 'cartExpiry.extend', cartId: 'c-1', until: LATER }, { type: 'cartExpiry.extend', cartId: 'c-2', until: LATER },
    answer('renewCart', renewed), failure('renewCart'), failure('renewCart', { status: 409, body: { code: 'already-ordered' } }),
  ],
}]);
