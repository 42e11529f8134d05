import { map } from 'rxjs';
import type { LatePolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever a payment of activities has started, the bank's page opens [excursion.checkout]. */
export const activityPaymentOpensBank: LatePolicy = ({ facts$ }) => facts$.pipe(
  when('activityOrder.paymentStarted'),
  map(({ redirectUrl }) => ({ type: 'navigation.go', url: redirectUrl })),
);
