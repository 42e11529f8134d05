import { map } from 'rxjs';
import { localisedPath } from '../../domain/market/language.ts';
import { paymentPath } from '../../domain/urls/pages/checkout-url.ts';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever an order is placed, its payment opens [checkout.flow]. */
export const orderOpensPayment: Policy = ({ facts$, context }) => facts$.pipe(
  when('checkout.orderPlaced'),
  map(({ orderId }) => ({ type: 'navigation.go', url: localisedPath(context.language, paymentPath(orderId)) })),
);
