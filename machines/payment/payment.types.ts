import type { components } from '../../openapi/generated/commerce.ts';
import type { PromisePort } from '../port.ts';

export type PaymentOptions = components['schemas']['PaymentOptions'];
export type PaymentVariant = PaymentOptions['variants'][number]['code'];

export interface PaymentInput {
  orderId: string;
  /** Signed, expiring right to see the order, from a mail's link. */
  token?: string;
}

/** One start at the bank: the same key never charges twice [payment.once]. */
interface PaymentStart {
  variant: PaymentVariant;
  /** Minor units, as the page shows them. */
  amount?: number | undefined;
  method: string;
  idempotencyKey: string;
}

export interface PaymentContext {
  orderId: string;
  token?: string;
  options: PaymentOptions | null;
  variant: PaymentVariant;
  /** Code of a bank or card; null until chosen. */
  method: string | null;
  /** Made for the present choice; kept through failures so that a retry finds the same payment again. */
  idempotencyKey: string | null;
  redirectUrl: string | null;
  /** The shop refused the choice, for the order is no longer what the page showed. */
  hasChanged: boolean;
}

export type PaymentCommand =
  | { type: 'payment.chooseVariant'; variant: PaymentVariant }
  | { type: 'payment.chooseMethod'; method: string }
  | { type: 'payment.start' }
  | { type: 'payment.retry' }
  | { type: 'payment.resume' }
  | { type: 'payment.chooseAnother' };

export type PaymentFact =
  | { type: 'payment.started'; orderId: string; redirectUrl: string }
  | { type: 'payment.refused'; missing: 'method' };

/** Who the order belongs to goes with every request about it. */
interface OrderAccess {
  orderId: string;
  token?: string;
}

export interface PaymentPorts {
  fetchPaymentOptions: PromisePort<OrderAccess, PaymentOptions>;
  /** A new random key. */
  newKey: PromisePort<{ orderId: string }, string>;
  startPayment: PromisePort<OrderAccess & PaymentStart, { paymentId: string; redirectUrl: string }>;
}
