import { map, merge } from 'rxjs';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever something changes the cart, it lasts anew [cart.calls]. */
export const cartLastsAnew: DeferredPolicy = ({ facts$ }) => merge(facts$.pipe(when('upsell.priced')), facts$.pipe(when('cartPayment.chosen'))).pipe(
  map(({ cart }) => ({ type: 'cartExpiry.extend', cartId: cart.cartId, until: Date.parse(cart.expiresAt) })),
);
