import type { components } from '../../openapi/generated/commerce.ts';
import type { PromisePort, StreamPort } from '../port.ts';

export type PaymentStatus = components['schemas']['PaymentStatus'];
export type PaymentOutcome = 'paid' | 'refused' | 'cancelled';

export interface PaymentConfirmInput {
  orderId: string;
  token?: string;
}

export interface PaymentConfirmContext {
  orderId: string;
  token?: string;
  /** Questions put since the last time the customer asked. */
  asked: number;
}

export type PaymentConfirmCommand = { type: 'paymentConfirm.askAgain' };

export type PaymentConfirmFact = { type: 'paymentConfirm.decided'; outcome: PaymentOutcome; orderId: string };

export interface PaymentConfirmPorts {
  /** Where the payment stands; the bank's own notice decides, not the browser. */
  addConfirmation: PromisePort<{ orderId: string; token?: string }, PaymentStatus>;
  /** Tells once when to ask again: after so many milliseconds, or as soon after that as somebody sees the page. */
  timeToAsk: StreamPort<{ pause: number }, 'due'>;
}
