import { expect, it } from 'vitest';
import {
  CHECKOUT_RESERVATION_FAILED_PATH, CHECKOUT_STEPS, checkoutReservationPath, orderPlacedPath, paymentConfirmPath,
  paymentFailedPath, paymentPath, paymentSuccessPath, processPaymentPath,
} from './checkout-url.ts';

it('builds the addresses of the spec [page.payment] [page.payment-success] [page.payment-failed]', () => {
  expect([paymentPath('Z 1'), paymentSuccessPath('Z1'), paymentFailedPath('Z1'), paymentConfirmPath('Z1'), orderPlacedPath('abc'), processPaymentPath('Z1'), CHECKOUT_RESERVATION_FAILED_PATH]).toEqual([
    '/checkout/platba/Z%201', '/checkout/platba/probehla-uspesne/Z1', '/platba-negativni/Z1', '/checkout/payment/confirm/Z1', '/pz/order-placed/abc', '/processPayment/Z1', '/checkout/rezervace/neuspesna',
  ]);
});

it('gives every step of a reservation an address, recommendations too [page.checkout-reservation] [checkout.flow]', () => {
  expect(CHECKOUT_STEPS.map((step) => checkoutReservationPath('A_1', step))).toEqual(['/checkout/rezervace/A_1', '/checkout/rezervace/A_1/doporuceni', '/checkout/rezervace/A_1/souhrn']);
});

it('takes the party along in q [page.checkout-reservation] [url.listing-q]', () => {
  expect(checkoutReservationPath('A_1', 'participants', 'ctAdult:3')).toBe('/checkout/rezervace/A_1?q=ctAdult:3');
});
