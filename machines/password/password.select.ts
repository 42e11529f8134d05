import type { SnapshotFrom } from 'xstate';
import type { passwordMachine } from './password.machine.ts';

type Snapshot = SnapshotFrom<typeof passwordMachine>;

/** What the page shows; while the shop is asked, what was there before stays. */
export function selectPasswordView({ value, context }: Snapshot): 'askingForMail' | 'mailUnderWay' | 'choosing' | 'linkOver' | 'changeDue' | 'changing' | 'changed' {
  if (value === 'reminding') return 'askingForMail';
  if (value === 'resetting') return 'choosing';
  return value === 'saving' || value === 'opening' ? (context.isDue ? 'changeDue' : 'changing') : value;
}

export const selectIsWaiting = ({ value }: Snapshot) => value === 'reminding' || value === 'resetting' || value === 'saving';
export const selectFields = ({ context }: Snapshot) => context.fields;
export const selectProblems = ({ context }: Snapshot) => context.problems;
export const selectRefusal = ({ context }: Snapshot) => context.refusal;
/** A customer who is logged in is not asked for an address. */
export const selectAsksForEmail = ({ context }: Snapshot) => context.email === '';
