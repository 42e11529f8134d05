import type { SnapshotFrom } from 'xstate';
import type { paymentProcessMachine } from './payment-process.machine.ts';
import { waitedSeconds } from './payment-process.rules.ts';
import type { PaymentProgress, ProcessOutcome } from './payment-process.types.ts';

type PaymentProcessSnapshot = SnapshotFrom<typeof paymentProcessMachine>;

export type ProcessView = 'waiting' | 'unreachable' | 'nothing' | 'missing' | ProcessOutcome;

/** What the page is about. While it asks again it stays what it was. */
export function selectProcessView(snapshot: PaymentProcessSnapshot): ProcessView {
  if (snapshot.matches({ waiting: 'unreachable' })) return 'unreachable';
  return (['paid', 'refused', 'cancelled', 'nothing', 'missing'] as const).find((state) => snapshot.matches(state)) ?? 'waiting';
}

export function selectProgress({ context }: PaymentProcessSnapshot): PaymentProgress | null {
  return context.progress;
}

export function selectIsAsking(snapshot: PaymentProcessSnapshot): boolean {
  return snapshot.matches('asking');
}

export function selectProcessOrderId({ context }: PaymentProcessSnapshot): string {
  return context.orderId;
}

export function selectWaitedSeconds({ context }: PaymentProcessSnapshot): number | null {
  return waitedSeconds(context);
}
