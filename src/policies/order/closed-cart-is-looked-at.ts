import { map, merge } from 'rxjs';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever the shop takes no change of the cart any more, the checkout looks at it again and says what became of it [checkout.flow] [cart.calls]. */
export const closedCartIsLookedAt: DeferredPolicy = ({ facts$ }) => merge(facts$.pipe(when('upsell.cartClosed')), facts$.pipe(when('cartPayment.cartClosed')), facts$.pipe(when('cartExpiry.closed'))).pipe(
  map(() => ({ type: 'checkout.lookAgain' })),
);
