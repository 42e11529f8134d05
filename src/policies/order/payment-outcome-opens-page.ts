import { filter, map } from 'rxjs';
import { localisedPath } from '../../domain/market/language.ts';
import { paymentFailedPath, paymentSuccessPath } from '../../domain/urls/pages/checkout-url.ts';
import type { Policy } from '../policy.ts';

const ofCustomers = { paid: (orderId: string) => `/mytui/payment/success/${orderId}`, unpaid: (orderId: string) => `/mytui/payment-failure/${orderId}` };
const ofOrders = { paid: paymentSuccessPath, unpaid: paymentFailedPath };

/** Whenever the bank's word on a payment is known, its page opens, success or failure: of the order, or of the customer area where the payment began there [payment.variants] [account.payment]. */
export const paymentOutcomeOpensPage: Policy = ({ facts$, context }) => facts$.pipe(
  filter((fact) => fact.type === 'paymentConfirm.decided' || fact.type === 'paymentProcess.decided'),
  map(({ outcome, orderId }) => ({
    type: 'navigation.go',
    // The page that waited for the word would lead here again.
    entry: 'same',
    url: localisedPath(context.language, (context.pageType.startsWith('mytui') ? ofCustomers : ofOrders)[outcome === 'paid' ? 'paid' : 'unpaid'](orderId)) + context.orderToken,
  })),
);
