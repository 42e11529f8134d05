import { answer, failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { paymentProcessMachine } from './payment-process.machine.ts';
import type { PaymentProgress } from './payment-process.types.ts';

export const STARTED = Date.UTC(2026, 5, 15, 10);

export const progressWith = (status: PaymentProgress['status']): PaymentProgress => ({
  status, number: 'Z-2026-000123', startedAt: status === 'none' ? null : STARTED, bankUrl: '/bank', sandboxUrl: null, payBy: '2026-06-18T22:00:00Z', transfer: null,
});

/** Ticks are counted to the next question, so the graph has an end; the time of day tells no two states apart. */
export const paymentProcessPaths = pathsOf(paymentProcessMachine, [{
  input: { orderId: 'o-1' },
  events: [
    answer('fetchProgress', progressWith('pending')),
    answer('fetchProgress', progressWith('paid')),
    answer('fetchProgress', progressWith('refused')),
    answer('fetchProgress', progressWith('cancelled')),
    answer('fetchProgress', progressWith('none')),
    failure('fetchProgress'),
    failure('fetchProgress', { status: 404, body: { code: 'not-found' } }),
    streamed('clock'), streamed('clock', STARTED + 1000), failure('clock'),
    { type: 'paymentProcess.askNow' },
  ],
  serialize: ({ value, context: { ticks } }) => [value, ticks],
}]);
