import type { components, operations } from '../../../openapi/generated/commerce.ts';
import type { Language } from '../../domain/market/language.ts';
import type { Currency } from '../../domain/prices/money.ts';

/** What a bank tells us of a payment, whenever it likes and as often as it likes. */
export type PaymentNotice = operations['notifyPayment']['requestBody']['content']['application/json'];

export type PaymentMethod = components['schemas']['Bank'];

export interface PaymentToStart {
  paymentId: string;
  orderNumber: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
  /** Code of one of `methods`. */
  method: string;
  language: Language;
  /** Where on our origin the browser comes back to. */
  returnPath: string;
  /** Where on our origin the browser waits for a payment that needs no bank's page. */
  progressPath: string;
}

/** `closed`: the payment had been cancelled before it was opened, and never will be open. */
export type OpenedPayment = { status: 'open'; redirectUrl: string } | { status: 'closed' };

/** `closed`: no money can be taken for the payment any more. `too-late`: money has been taken, or is being taken; a notice tells. */
export type CancelAnswer = 'closed' | 'too-late';

/** A bank or a payment gateway. Every call may be repeated: the id of a payment or refund makes them one. Each rejects when its answer is not known. */
export interface PaymentProvider {
  methods(language: Language): PaymentMethod[];
  /** Announces a payment and learns where the customer pays. */
  start(payment: PaymentToStart): Promise<OpenedPayment>;
  /** Asks that a payment be no longer possible; also one that the provider has not heard of yet, which must then never open. */
  cancel(paymentId: string): Promise<CancelAnswer>;
  /** Gives a payment's money back, all or a part of it; resolves once the provider has taken it over. */
  refund(refund: { refundId: string; paymentId: string; amount: number; currency: Currency }): Promise<void>;
  /** What became of a payment, for when its notice does not come; null while nothing is decided. Banks that repeat their notices need none. */
  inquire?(paymentId: string): Promise<PaymentNotice | null>;
  /** Whether the notice is the provider's own. */
  verify(notice: PaymentNotice, signature: string): boolean;
}

/** Stands in where no provider is configured and no sandbox wanted: nothing can be paid online. */
export const noPaymentProvider: PaymentProvider = {
  methods: () => [],
  start: () => Promise.reject(new Error('No payment provider is configured')),
  cancel: () => Promise.reject(new Error('No payment provider is configured')),
  refund: () => Promise.reject(new Error('No payment provider is configured')),
  verify: () => false,
};
