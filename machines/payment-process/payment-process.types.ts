import type { components } from '../../openapi/generated/commerce.ts';
import type { PromisePort, StreamPort } from '../port.ts';

export type PaymentProgress = components['schemas']['PaymentProgress'];
export type ProcessOutcome = 'paid' | 'refused' | 'cancelled';

export interface PaymentProcessInput {
  orderId: string;
  token?: string;
}

export interface PaymentProcessContext {
  orderId: string;
  token?: string;
  progress: PaymentProgress | null;
  /** Ticks of the clock since the bank was asked last. */
  ticks: number;
  /** What the clock says, in milliseconds since the epoch; null before its first tick. */
  now: number | null;
}

export type PaymentProcessCommand = { type: 'paymentProcess.askNow' };

export type PaymentProcessFact = { type: 'paymentProcess.decided'; outcome: ProcessOutcome; orderId: string };

export interface PaymentProcessPorts {
  /** Where the payment stands, and what the customer can do for it meanwhile. */
  fetchProgress: PromisePort<{ orderId: string; token?: string }, PaymentProgress>;
  /** The time in milliseconds since the epoch, at every tick. */
  clock: StreamPort<{ period: number; towards: number }, number>;
}
