import { map } from 'rxjs';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever a payment of activities has started, the bank's page opens [excursion.checkout]. */
export const activityPaymentOpensBank: DeferredPolicy = ({ facts$ }) => facts$.pipe(
  when('activityOrder.paymentStarted'),
  map(({ redirectUrl }) => ({ type: 'navigation.go', url: redirectUrl })),
);
