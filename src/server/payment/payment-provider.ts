import type { components, operations } from '../../../openapi/generated/commerce.ts';
import type { Language } from '../../domain/language.ts';
import type { Currency } from '../../domain/money.ts';

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
}

/** A bank or a payment gateway. Calls may be repeated: a payment's id makes them one. */
export interface PaymentProvider {
  methods(language: Language): PaymentMethod[];
  /** Announces a payment. @returns where the customer pays */
  start(payment: PaymentToStart): Promise<{ redirectUrl: string }>;
  /** Asks that a payment be no longer possible. It may come too late: then a notice will say so. */
  cancel(paymentId: string): Promise<void>;
  /** Whether the notice is the provider's own. */
  verify(notice: PaymentNotice, signature: string): boolean;
}

/** Stands in where no provider is configured and no sandbox wanted: nothing can be paid online. */
export const noPaymentProvider: PaymentProvider = {
  methods: () => [],
  start: () => Promise.reject(new Error('No payment provider is configured')),
  cancel: () => Promise.resolve(),
  verify: () => false,
};
