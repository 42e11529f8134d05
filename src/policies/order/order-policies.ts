import type { Policy } from '../policy.ts';
import { checkoutStepChangesUrl } from './checkout-step-changes-url.ts';
import { orderOpensPayment } from './order-opens-payment.ts';
import { paymentOpensBank } from './payment-opens-bank.ts';
import { paymentOutcomeOpensPage } from './payment-outcome-opens-page.ts';
import { reservationFailureOpensPage } from './reservation-failure-opens-page.ts';

/** From the checkout to what became of the payment. */
export const orderPolicies: readonly Policy[] = [
  checkoutStepChangesUrl, orderOpensPayment, reservationFailureOpensPage, paymentOpensBank, paymentOutcomeOpensPage,
];
