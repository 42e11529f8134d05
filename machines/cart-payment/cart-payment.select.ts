import type { SnapshotFrom } from 'xstate';
import type { cartPaymentMachine } from './cart-payment.machine.ts';

type Snapshot = SnapshotFrom<typeof cartPaymentMachine>;

/** What the choice shows: the one asked for last, and whether the shop has it. */
export function selectVariantChoice(snapshot: Snapshot) {
  const isFailed = snapshot.matches({ variant: 'failed' });
  return { variant: isFailed ? snapshot.context.variant : snapshot.context.wanted, isFailed };
}

export const selectBanks = ({ context }: Snapshot) => context.banks;
