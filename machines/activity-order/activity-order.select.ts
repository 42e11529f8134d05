import type { SnapshotFrom } from 'xstate';
import type { activityOrderMachine } from './activity-order.machine.ts';
import { amountOf } from './activity-order.rules.ts';

type Snapshot = SnapshotFrom<typeof activityOrderMachine>;

export const selectOrder = ({ context }: Snapshot) => context.order;
export const selectPayment = ({ context: { variants, variant, banks, method } }: Snapshot) => ({ variants, variant, banks, method });
export const selectIsStarting = (snapshot: Snapshot) => snapshot.matches('starting') || snapshot.matches('refreshing');

export type OrderStep = 'choosing' | 'waiting' | 'stillWaiting' | 'paid' | 'refused' | 'returned' | 'settled' | 'cancelled';

/** What the page shows. */
export function selectOrderStep(snapshot: Snapshot): OrderStep {
  for (const step of ['stillWaiting', 'paid', 'refused', 'returned', 'settled', 'cancelled'] as const) if (snapshot.matches(step)) return step;
  return snapshot.matches('waiting') || snapshot.matches('asking') ? 'waiting' : 'choosing';
}

/** Id of the payment that stands open at its bank while there is something to choose; null where none does. */
export const selectUnderWay = (snapshot: Snapshot) => (selectOrderStep(snapshot) === 'choosing' ? snapshot.context.underWay : null);

/** Why the choice needs another look, or null. */
export function selectPaymentHint(snapshot: Snapshot): 'methodMissing' | 'methodUnavailable' | 'changed' | 'underWay' | 'failed' | null {
  return (['methodMissing', 'methodUnavailable', 'changed', 'underWay', 'failed'] as const).find((hint) => snapshot.matches({ choosing: hint })) ?? null;
}

/** Whether it can be cancelled here: as long as nothing was paid. */
export const selectMayCancel = (snapshot: Snapshot) => selectOrderStep(snapshot) === 'choosing' && snapshot.context.order.status === 'placed';
/** What is arranged by telephone: the page itself cancels what nothing was paid of. Null where nothing is left to arrange. */
export const selectByTelephone = ({ context: { order: { status } } }: Snapshot): 'cancel' | 'change' | null => (status === 'cancelled' ? null : status === 'placed' ? 'change' : 'cancel');
export const selectIsAskedToCancel = (snapshot: Snapshot) => snapshot.matches('askedToCancel') || selectIsCancelling(snapshot);
export const selectIsCancelling = (snapshot: Snapshot) => snapshot.matches('cancelling') || snapshot.matches('lookingUp');

/** Why the order was not cancelled, or null. */
export function selectCancelProblem(snapshot: Snapshot): 'notCancelled' | 'cancelFailed' | null {
  return (['notCancelled', 'cancelFailed'] as const).find((problem) => snapshot.matches({ choosing: problem })) ?? null;
}

export const selectAmount = ({ context: { variants, variant } }: Snapshot) => amountOf(variants, variant);
