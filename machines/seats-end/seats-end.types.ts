import type { PaymentInput, PaymentOptions, PaymentPorts } from '../payment/payment.types.ts';
import type { StreamPort } from '../port.ts';

export interface SeatsEndInput extends PaymentInput {
  /** What the shop has said; null before. */
  known: PaymentOptions | null;
}

export interface SeatsEndContext extends SeatsEndInput {
  options: PaymentOptions | null;
}

export interface SeatsEndPorts extends Pick<PaymentPorts, 'fetchPaymentOptions'> {
  /** The shop's time in epoch milliseconds, at every tick. */
  clock: StreamPort<{ period: number; towards: number }, number>;
}
