import { map, merge } from 'rxjs';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever extras, another first payment or going on with it change the cart, the checkout shows it as it is now [upsell.fields] [cart.calls]. */
export const cartChangesPrice: DeferredPolicy = ({ facts$ }) => merge(facts$.pipe(when('upsell.priced')), facts$.pipe(when('cartPayment.chosen')), facts$.pipe(when('cartExpiry.renewed'))).pipe(
  map(({ cart }) => ({ type: 'checkout.reprice', cart })),
);
