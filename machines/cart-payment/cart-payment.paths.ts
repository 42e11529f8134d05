import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { cartPaymentMachine } from './cart-payment.machine.ts';
import type { Bank, Cart } from './cart-payment.types.ts';

export const cart = { cartId: 'c-1', paymentVariant: 'full' } as Cart;
export const banks: Bank[] = [{ code: 'card', name: 'Visa', kind: 'card', available: true }, { code: 'mbank', name: 'mBank', kind: 'bank', available: false }];

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition. */
export const cartPaymentPaths = pathsOf(cartPaymentMachine, [{
  input: { cartId: 'c-1', variant: 'deposit' },
  events: [
    { type: 'cartPayment.choose', variant: 'full' }, { type: 'cartPayment.choose', variant: 'deposit' }, { type: 'cartPayment.retry' },
    answer('chooseVariant', cart), failure('chooseVariant'), failure('chooseVariant', { status: 409, body: { code: 'already-ordered' } }), answer('fetchBanks', banks), failure('fetchBanks'),
  ],
}]);
