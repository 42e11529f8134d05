import type { PaymentContext, PaymentOptions, PaymentVariant } from './payment.types.ts';

/** Nothing is left to pay. */
export function isPaid({ order }: PaymentOptions): boolean {
  return order.status === 'paid' || order.duePrice <= 0;
}

/** A payment has been started and the bank has not decided it yet. */
export function isPending({ order }: PaymentOptions): boolean {
  return order.payment.status === 'pending';
}

/** What was to be paid the last time, where it is still offered; else what was chosen with the order, or all. */
export function firstVariant(options: PaymentOptions): PaymentVariant {
  const { latest } = options;
  if (latest !== null && offersVariant(options, latest.variant)) return latest.variant;
  const { paymentVariant } = options.order;
  return offersVariant(options, paymentVariant) ? paymentVariant : 'full';
}

/** Whether the order offers this variant. */
export function offersVariant(options: PaymentOptions | null, variant: PaymentVariant): boolean {
  return options?.variants.some(({ code }) => code === variant) === true;
}

/** Whether the bank or card exists and takes payments now. */
export function isMethodAvailable(options: PaymentOptions | null, method: string | null): boolean {
  return options?.banks.some(({ code, available }) => code === method && available) === true;
}

/** The options with a bank marked as not taking payments. */
export function withoutMethod({ options, method }: PaymentContext): PaymentOptions | null {
  if (options === null) return null;
  return { ...options, banks: options.banks.map((bank) => (bank.code === method ? { ...bank, available: false } : bank)) };
}

/** What the chosen variant costs, in minor units. */
export function amountOf(options: PaymentOptions | null, variant: PaymentVariant): number | undefined {
  return options?.variants.find(({ code }) => code === variant)?.amount;
}

/** Whether seats waited for the payment before, and are no longer part of the order now. */
export function lostSeats(before: PaymentOptions | null, { order }: PaymentOptions): boolean {
  return before?.order.seatsReservedUntil !== undefined && order.seatsReservedUntil === undefined && order.paidPrice === 0;
}

/** Whether another sum is due now. */
export function hasAnotherSum(before: PaymentOptions | null, now: PaymentOptions): boolean {
  return before?.order.duePrice !== now.order.duePrice;
}

/** What was chosen, as far as it is still offered. */
export function choiceOf({ variant, method }: PaymentContext, options: PaymentOptions): Pick<PaymentContext, 'variant' | 'method'> {
  return {
    variant: offersVariant(options, variant) ? variant : firstVariant(options),
    method: isMethodAvailable(options, method) ? method : null,
  };
}
