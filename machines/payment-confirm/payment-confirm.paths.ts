import { answer, failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { paymentConfirmMachine } from './payment-confirm.machine.ts';
import type { PaymentStatus } from './payment-confirm.types.ts';

export const paymentWith = (status: PaymentStatus['status']): PaymentStatus => ({ status, paymentId: 'p-1', amount: 1_299_000 });

/** The graph asks every question the machine may ask, so nothing is left out. */
export const paymentConfirmPaths = pathsOf(paymentConfirmMachine, [{
  input: { orderId: 'o-1' },
  events: [
    answer('addConfirmation', paymentWith('paid')),
    answer('addConfirmation', paymentWith('refused')),
    answer('addConfirmation', paymentWith('cancelled')),
    answer('addConfirmation', paymentWith('pending')),
    answer('addConfirmation', paymentWith('none')),
    failure('addConfirmation'),
    failure('addConfirmation', { status: 404, body: { code: 'not-found' } }),
    streamed('timeToAsk'), streamed('timeToAsk', 'due'), failure('timeToAsk'),
    { type: 'paymentConfirm.askAgain' },
  ],
}]);
