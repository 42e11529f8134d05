import { encodePercent } from '../encoding/percent.ts';
import { formatQueryString } from '../encoding/query-string.ts';

/** Steps of a reservation that have an address of their own, in order [checkout.flow]. */
export const CHECKOUT_STEPS = ['participants', 'recommendations', 'summary'] as const;

export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

const stepSegments: Record<CheckoutStep, string> = {
  participants: '',
  recommendations: '/doporuceni',
  summary: '/souhrn',
};

/**
 * `/checkout/rezervace/:offerCode[/doporuceni|/souhrn]`, with the party in `q`: an offer can lie in
 * several carts, each for another party [page.checkout-reservation].
 */
export function checkoutReservationPath(offerCode: string, step: CheckoutStep = 'participants', q?: string): string {
  return `/checkout/rezervace/${encodePercent(offerCode)}${stepSegments[step]}${formatQueryString({ q })}`;
}

/** What the address of a reservation says. */
export interface OpenedReservation {
  offerCode: string;
  step: CheckoutStep;
  /** As the address has it; null where it names none. */
  party: string | null;
}

/** The step at an address of a reservation, with or without a language prefix; undefined where it is none. */
export function checkoutStepAt(url: string): CheckoutStep | undefined {
  const [path, segment = ''] = /\/checkout\/rezervace\/[^/?#]+(\/[^/?#]+)?\/?(?:[?#]|$)/.exec(url) ?? [];
  return path === undefined ? undefined : CHECKOUT_STEPS.find((known) => stepSegments[known] === segment);
}

/** Shown when a reservation could not be made [page.checkout-reservation-failed]. */
export const CHECKOUT_RESERVATION_FAILED_PATH = '/checkout/rezervace/neuspesna';

/** @param q the party, as the checkout's address has it */
export function checkoutReservationFailedPath(offerCode?: string, q?: string): string {
  return CHECKOUT_RESERVATION_FAILED_PATH + formatQueryString({ offer: offerCode, q });
}

/** [page.payment] */
export function paymentPath(orderId: string): string {
  return `/checkout/platba/${encodePercent(orderId)}`;
}

/** [page.payment-success] */
export function paymentSuccessPath(orderId: string): string {
  return `/checkout/platba/probehla-uspesne/${encodePercent(orderId)}`;
}

/** [page.payment-failed] */
export function paymentFailedPath(orderId: string): string {
  return `/platba-negativni/${encodePercent(orderId)}`;
}

/** Where a bank sends the visitor back to [page.payment-confirm]. */
export function paymentConfirmPath(orderId: string): string {
  return `/checkout/payment/confirm/${encodePercent(orderId)}`;
}

/** @param encodedData opaque reference to the order, no personal data [page.order-placed] */
export function orderPlacedPath(encodedData: string): string {
  return `/pz/order-placed/${encodePercent(encodedData)}`;
}

/** Waits for the bank's answer [page.process-payment]. */
export function processPaymentPath(orderId: string): string {
  return `/processPayment/${encodePercent(orderId)}`;
}
