import { filter, map } from 'rxjs';
import { localisedPath } from '../../domain/market/language.ts';
import { paymentFailedPath, paymentSuccessPath } from '../../domain/urls/pages/checkout-url.ts';
import type { Policy } from '../policy.ts';

/** Whenever the bank's word on a payment is known, its page opens, success or failure [payment.variants]. */
export const paymentOutcomeOpensPage: Policy = ({ facts$, context }) => facts$.pipe(
  filter((fact) => fact.type === 'paymentConfirm.decided' || fact.type === 'paymentProcess.decided'),
  map(({ outcome, orderId }) => ({
    type: 'navigation.go',
    // The page that waited for the word would lead here again.
    entry: 'same',
    url: localisedPath(context.language, outcome === 'paid' ? paymentSuccessPath(orderId) : paymentFailedPath(orderId)) + context.orderToken,
  })),
);
