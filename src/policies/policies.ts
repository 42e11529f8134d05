import { checkoutStepChangesUrl } from './checkout-step-changes-url.ts';
import { listingChangesUrl } from './listing-changes-url.ts';
import { offerChangesUrl } from './offer-changes-url.ts';
import { offerOpensCheckout } from './offer-opens-checkout.ts';
import { orderOpensPayment } from './order-opens-payment.ts';
import { paymentOpensBank } from './payment-opens-bank.ts';
import { paymentOutcomeOpensPage } from './payment-outcome-opens-page.ts';
import type { Policy } from './policy.ts';
import { reservationFailureOpensPage } from './reservation-failure-opens-page.ts';
import { searchOpensListing } from './search-opens-listing.ts';

/** All that flows do to each other. */
export const policies: readonly Policy[] = [
  searchOpensListing, listingChangesUrl, offerChangesUrl, offerOpensCheckout, checkoutStepChangesUrl,
  orderOpensPayment, reservationFailureOpensPage, paymentOpensBank, paymentOutcomeOpensPage,
];
