import type { SnapshotFrom } from 'xstate';
import type { FormDraft } from '../missing-fields.ts';
import { endsCodes, heldOf } from './account-form.rules.ts';
import type { accountFormMachine } from './account-form.machine.ts';

type Snapshot = SnapshotFrom<typeof accountFormMachine>;

export const selectOutcome = ({ value }: Snapshot) => value;
export const selectFields = ({ context }: Snapshot) => context.fields;
export const selectProblems = ({ context }: Snapshot) => context.problems;
export const selectHasProblems = ({ context }: Snapshot) => Object.values(context.problems).some((problem) => problem !== '');
export const selectLongest = ({ context }: Snapshot) => context.longest;
export const selectRefusal = ({ context }: Snapshot) => context.refusal;
/** Digits at login are being switched off: that needs the password. */
export const selectEndsCodes = ({ context }: Snapshot) => endsCodes(context);
/** What is written beside what the shop has; null in a form in which little is, or a password. */
export const selectDraft = ({ context }: Snapshot): FormDraft | null => {
  const written = heldOf(context);
  return written && { written, before: context.saved, key: context.clientId };
};
