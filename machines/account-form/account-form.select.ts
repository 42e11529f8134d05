import type { SnapshotFrom } from 'xstate';
import type { accountFormMachine } from './account-form.machine.ts';

type Snapshot = SnapshotFrom<typeof accountFormMachine>;

export const selectOutcome = ({ value }: Snapshot) => value;
export const selectFields = ({ context }: Snapshot) => context.fields;
export const selectProblems = ({ context }: Snapshot) => context.problems;
export const selectRefusal = ({ context }: Snapshot) => context.refusal;
