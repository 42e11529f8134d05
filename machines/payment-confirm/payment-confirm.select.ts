import type { SnapshotFrom } from 'xstate';
import type { paymentConfirmMachine } from './payment-confirm.machine.ts';
import type { PaymentOutcome } from './payment-confirm.types.ts';

type PaymentConfirmSnapshot = SnapshotFrom<typeof paymentConfirmMachine>;

const outcomes: readonly PaymentOutcome[] = ['paid', 'refused', 'cancelled'];

/** What the bank decided, or null while it has not: the server redirects on it, the page leads on. */
export function selectOutcome(snapshot: PaymentConfirmSnapshot): PaymentOutcome | null {
  return outcomes.find((outcome) => snapshot.matches(outcome)) ?? null;
}

/** The page is still finding out and shows that it works. */
export function selectIsFindingOut(snapshot: PaymentConfirmSnapshot): boolean {
  return snapshot.matches('asking') || snapshot.matches('waiting');
}

export function selectOrderId({ context }: PaymentConfirmSnapshot): string {
  return context.orderId;
}

/** Why nothing is known yet although nobody asks any more, or null. */
export function selectProblem(snapshot: PaymentConfirmSnapshot): 'stillWaiting' | 'failed' | 'nothing' | 'missing' | null {
  return (['stillWaiting', 'failed', 'nothing', 'missing'] as const).find((state) => snapshot.matches(state)) ?? null;
}
