import { map } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever a payment has started, the bank's page opens [payment.variants]. */
export const paymentOpensBank: Policy = ({ facts$ }) => facts$.pipe(
  when('payment.started'),
  map(({ redirectUrl }) => ({ type: 'navigation.go', url: redirectUrl })),
);
