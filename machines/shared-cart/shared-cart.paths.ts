import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { sharedCartMachine } from './shared-cart.machine.ts';
import type { Cart, SharedCart } from './shared-cart.types.ts';

export const cart = { cartId: 'c-2' } as Cart;
export const shared = { totalPrice: 2_598_000, extras: [], currency: 'CZK' } as unknown as SharedCart;
const refused = (status: number, code: string) => failure('takeCart', { status, body: { code } });
const events = [{ type: 'sharedCart.take' } as const, answer('takeCart', cart), failure('takeCart'), refused(404, 'not-found'), refused(409, 'offer-gone')];

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition. */
export const sharedCartPaths = pathsOf(sharedCartMachine, [
  { input: { token: 't', shared }, events },
  { input: { token: 't', shared: null }, events },
]);
