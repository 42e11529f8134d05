import { map } from 'rxjs';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever an order is refused because the offer costs something else, the card shows both prices until the new one is accepted [config.selected-offer]. */
export const repricedOrderShowsPrices: DeferredPolicy = ({ facts$ }) => facts$.pipe(
  when('configurator.orderRepriced'),
  map(({ totalPrice }) => ({ type: 'priceCheck.show', totalPrice })),
);
