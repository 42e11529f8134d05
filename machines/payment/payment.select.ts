import type { SnapshotFrom } from 'xstate';
import type { paymentMachine } from './payment.machine.ts';
import { amountOf } from './payment.rules.ts';
import type { PaymentOptions, PaymentVariant } from './payment.types.ts';

type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;

/** Why the choice needs another look, or null. */
export type PaymentHint = 'changed' | 'seatsGone' | 'methodMissing' | 'methodUnavailable';

export interface PaymentChoice {
  order: PaymentOptions['order'];
  isSandbox: boolean;
  variants: PaymentOptions['variants'];
  banks: PaymentOptions['banks'];
  variant: PaymentVariant;
  method: string | null;
  /** What will be charged, in minor units. */
  amount: number;
  hint: PaymentHint | null;
  /** The bank is being asked: the form is shown but takes no change. */
  starting: boolean;
}

/** What the page of choices shows; null before the options have come. */
export function selectChoice(snapshot: PaymentSnapshot): PaymentChoice | null {
  const { options, variant, method } = snapshot.context;
  if (options === null) return null;
  return {
    ...options,
    variant,
    method,
    amount: amountOf(options, variant) ?? options.order.duePrice,
    hint: hintOf(snapshot),
    starting: snapshot.matches('starting') || snapshot.matches('redirecting'),
  };
}

function hintOf(snapshot: PaymentSnapshot): PaymentHint | null {
  return (['changed', 'seatsGone', 'methodMissing', 'methodUnavailable'] as const).find((hint) => snapshot.matches({ choosing: hint })) ?? null;
}

/** The reference of the order-placed page, once the order is known. */
export function selectReference(snapshot: PaymentSnapshot): string | null {
  return snapshot.context.options?.order.reference ?? null;
}

export function selectOrderId({ context }: PaymentSnapshot): string {
  return context.orderId;
}

export function selectOrder({ context }: PaymentSnapshot): PaymentOptions['order'] | undefined {
  return context.options?.order;
}

/** Whether the payment under way can be gone on with from here. */
export function selectCanResume(snapshot: PaymentSnapshot): boolean {
  return snapshot.can({ type: 'payment.resume' });
}

type Value = PaymentSnapshot['value'];
export type PaymentStep = Value extends infer Each ? Each extends string ? Each : keyof Each : never;

/** Where the payment stands. */
export function selectStep({ value }: PaymentSnapshot): PaymentStep {
  return (typeof value === 'string' ? value : Object.keys(value)[0]) as PaymentStep;
}
