import { expect, it } from 'vitest';
import { resolve } from '../routes/resolve.ts';
import {
  CHECKOUT_RESERVATION_FAILED_PATH, CHECKOUT_STEPS, checkoutReservationPath, orderPlacedPath, paymentConfirmPath,
  paymentFailedPath, paymentPath, paymentSuccessPath, processPaymentPath,
} from './checkout-url.ts';

it('builds the addresses of the spec, and the table finds their pages [page.payment] [page.payment-success] [page.payment-failed]', () => {
  const paths = [paymentPath('Z 1'), paymentSuccessPath('Z1'), paymentFailedPath('Z1'), paymentConfirmPath('Z1'), orderPlacedPath('abc'), processPaymentPath('Z1'), CHECKOUT_RESERVATION_FAILED_PATH];
  expect(paths.map((path) => [path, resolve(path)?.pageType, resolve(path)?.params])).toEqual([
    ['/checkout/platba/Z%201', 'checkoutPayment', { orderId: 'Z 1' }],
    ['/checkout/platba/probehla-uspesne/Z1', 'checkoutPaymentSuccess', { orderId: 'Z1' }],
    ['/platba-negativni/Z1', 'checkoutPaymentFailed', { orderId: 'Z1' }],
    ['/checkout/payment/confirm/Z1', 'checkoutPaymentConfirm', { orderId: 'Z1' }],
    ['/pz/order-placed/abc', 'checkoutOrderPlaced', { encodedData: 'abc' }],
    ['/processPayment/Z1', 'processPayment', { orderId: 'Z1' }],
    ['/checkout/rezervace/neuspesna', 'checkoutReservationFailed', {}],
  ]);
});

it('gives every step of a reservation an address, recommendations too [page.checkout-reservation] [checkout.flow]', () => {
  const paths = CHECKOUT_STEPS.map((step) => checkoutReservationPath('GRK1_PRG_20260712_07_AI_DR2', step));
  expect(paths.map((path) => resolve(path)?.params)).toEqual(
    CHECKOUT_STEPS.map((pageType) => ({ offerCode: 'GRK1_PRG_20260712_07_AI_DR2', pageType })),
  );
});

it('takes the party along in q [page.checkout-reservation] [url.listing-q]', () => {
  expect(checkoutReservationPath('A_1', 'participants', 'ctAdult:3')).toBe('/checkout/rezervace/A_1?q=ctAdult:3');
});
