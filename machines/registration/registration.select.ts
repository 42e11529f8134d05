import type { SnapshotFrom } from 'xstate';
import type { registrationMachine } from './registration.machine.ts';

type Snapshot = SnapshotFrom<typeof registrationMachine>;

/** What the page shows; while the shop is asked, what was there before stays. */
export function selectRegistrationView({ value }: Snapshot): 'details' | 'mailUnderWay' | 'mailAskedAgain' | 'askingForMail' | 'linkOpened' | 'linkOver' | 'active' {
  if (typeof value === 'object') return value.mailUnderWay === 'askedAgain' ? 'mailAskedAgain' : 'mailUnderWay';
  if (value === 'resending') return 'askingForMail';
  if (value === 'activating') return 'linkOpened';
  return value === 'sending' || value === 'opening' ? 'details' : value;
}

export const selectIsWaiting = ({ value }: Snapshot) => value === 'sending' || value === 'resending' || value === 'activating';
export const selectFields = ({ context }: Snapshot) => context.fields;
export const selectProblems = ({ context }: Snapshot) => context.problems;
export const selectRefusal = ({ context }: Snapshot) => context.refusal;
