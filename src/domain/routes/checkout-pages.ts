import type { PageType } from './page-types.ts';

const CHECKOUT_PAGES: readonly PageType[] = [
  'checkoutReservation', 'checkoutPayment', 'checkoutPaymentConfirm', 'checkoutPaymentSuccess', 'checkoutPaymentFailed', 'checkoutOrderPlaced',
  'checkoutReservationFailed', 'processPayment',
];

/** Pages on which nothing leads away from finishing the order; they have a header of their own [cms.globals]. */
export function isCheckoutPage(pageType: PageType): boolean {
  return CHECKOUT_PAGES.includes(pageType);
}
