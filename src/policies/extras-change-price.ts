import { map } from 'rxjs';
import type { LatePolicy } from './policy.ts';
import { when } from './when.ts';

/** Whenever extras change what the cart costs, the checkout shows its new price [upsell.fields]. */
export const extrasChangePrice: LatePolicy = ({ facts$ }) => facts$.pipe(
  when('upsell.priced'),
  map(({ cart }) => ({ type: 'checkout.reprice', cart })),
);
