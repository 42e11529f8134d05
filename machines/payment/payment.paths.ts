import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { paymentMachine } from './payment.machine.ts';
import type { PaymentOptions } from './payment.types.ts';

type Order = PaymentOptions['order'];

const order = { orderId: 'o-1', reference: 'ref-1', status: 'placed', duePrice: 2_598_000, paymentVariant: 'deposit', payment: { status: 'none', paymentId: null, amount: 0 } } as Order;

/** Options of an order that differs from an unpaid one by `change`. */
export function optionsOf(change: Partial<Order> = {}): PaymentOptions {
  return {
    order: { ...order, ...change },
    variants: [{ code: 'full', amount: 2_598_000 }, { code: 'deposit', amount: 779_400 }],
    latest: null,
    isSandbox: true,
    banks: [
      { code: 'kb', name: 'První banka', kind: 'bank', available: true },
      { code: 'card', name: 'Karta', kind: 'card', available: true },
      { code: 'closed', name: 'Zavřená banka', kind: 'bank', available: false },
    ],
  };
}

/** An order that is being paid by another choice than the one that the page begins with. */
export const pending: PaymentOptions = {
  ...optionsOf({ payment: { status: 'pending', paymentId: 'p-1', amount: 2_598_000 } }), latest: { variant: 'full', method: 'card' },
};
/** A part is being paid, which was chosen in the customer area. */
export const pendingPart: PaymentOptions = { ...pending, latest: null };
/** Of an order whose seats wait for the payment. */
export const seated = optionsOf({ seatsReservedUntil: '2026-06-15T10:30:00.000Z', paidPrice: 0 });
/** The same while it is being paid: its seats wait for that. */
export const seatedPending: PaymentOptions = { ...pending, order: { ...seated.order, payment: pending.order.payment } };
/** The same once its seats were let go. */
export const unseated: PaymentOptions = { ...optionsOf({ duePrice: 2_478_000, paidPrice: 0 }), variants: [{ code: 'full', amount: 2_478_000 }, { code: 'deposit', amount: 743_400 }] };
/** The same once its deposit was paid elsewhere: its seats are its own. */
export const depositPaid: PaymentOptions = { ...optionsOf({ status: 'deposit-paid', paidPrice: 779_400, duePrice: 1_818_600 }), variants: [{ code: 'full', amount: 1_818_600 }] };
export const refusal = (status: number, code: string) => ({ status, body: { code } });

export const paymentPaths = pathsOf(paymentMachine, [{
  input: { orderId: 'o-1' },
  events: [
    answer('fetchPaymentOptions', optionsOf()),
    answer('fetchPaymentOptions', optionsOf({ status: 'cancelled' })),
    answer('fetchPaymentOptions', optionsOf({ status: 'paid', duePrice: 0 })),
    answer('fetchPaymentOptions', pending),
    answer('fetchPaymentOptions', pendingPart),
    failure('fetchPaymentOptions'),
    failure('fetchPaymentOptions', refusal(404, 'not-found')),
    { type: 'payment.chooseVariant', variant: 'full' },
    { type: 'payment.chooseVariant', variant: 'rent' as 'full' },
    { type: 'payment.chooseMethod', method: 'kb' },
    { type: 'payment.chooseMethod', method: 'closed' },
    { type: 'payment.start' },
    { type: 'payment.retry' },
    { type: 'payment.resume' },
    { type: 'payment.chooseAnother' },
    answer('newKey', 'key-0001'),
    failure('newKey'),
    answer('startPayment', { paymentId: 'p-1', redirectUrl: '/bank' }),
    failure('startPayment', refusal(409, 'already-paid')),
    failure('startPayment', refusal(409, 'payment-in-progress')),
    failure('startPayment', refusal(409, 'method-unavailable')),
    failure('startPayment', refusal(404, 'not-found')),
    failure('startPayment'),
  ],
}, {
  // Seats wait for the payment; only what the end of their time does is walked here.
  input: { orderId: 'o-1' },
  events: [
    answer('fetchPaymentOptions', seated), answer('fetchPaymentOptions', seatedPending), answer('fetchPaymentOptions', unseated),
    ...[seated, seatedPending, unseated, depositPaid, optionsOf({ status: 'cancelled' }), optionsOf({ status: 'paid', duePrice: 0 })].map((options) => answer('seatsEnd', options)),
    failure('seatsEnd'),
    { type: 'payment.chooseMethod', method: 'kb' },
    { type: 'payment.start' },
    answer('newKey', 'key-0001'),
    failure('startPayment', refusal(409, 'price-changed')),
  ],
}]);
