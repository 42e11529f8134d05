import { answer, failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { seatsEndMachine } from './seats-end.machine.ts';
import type { PaymentOptions } from '../payment/payment.types.ts';

export const UNTIL = '2026-06-15T10:30:00.000Z';
/** The same, in epoch milliseconds. */
export const END = 1_781_519_400_000;
export const withSeats = { order: { orderId: 'o-1', seatsReservedUntil: UNTIL }, variants: [], banks: [], latest: null, isSandbox: true } as unknown as PaymentOptions;
export const withoutSeats = { order: { orderId: 'o-1' }, variants: [], banks: [], latest: null, isSandbox: true } as unknown as PaymentOptions;

const events = [
  streamed('clock'), streamed('clock', END), streamed('clock', END + 10_000), failure('clock'),
  answer('fetchPaymentOptions', withoutSeats), answer('fetchPaymentOptions', withSeats), failure('fetchPaymentOptions'), failure('fetchPaymentOptions', { status: 404, body: { code: 'not-found' } }),
];

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition. */
export const seatsEndPaths = pathsOf(seatsEndMachine, [{ input: { orderId: 'o-1', known: withSeats }, events }, { input: { orderId: 'o-1', known: withoutSeats }, events }, { input: { orderId: 'o-1', known: null }, events: [] }]);
