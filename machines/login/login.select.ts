import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from './login.machine.ts';

type Snapshot = SnapshotFrom<typeof loginMachine>;

/** Which of the three forms stands on the page. */
export function selectLoginStep({ value }: Snapshot): 'name' | 'password' | 'digits' {
  if (value === 'name' || value === 'checkingName') return 'name';
  return value === 'digits' || value === 'checkingDigits' || value === 'resending' ? 'digits' : 'password';
}

export const selectIsWaiting = ({ value }: Snapshot) => value !== 'name' && value !== 'password' && value !== 'digits';
/** What is wrong with what was written into the field of the step: said beside it, other problems are the form's. */
export const selectIsOfField = ({ context: { problem } }: Snapshot) => problem === 'emailInvalid' || problem === 'wrong' || problem === 'wrongCode';
export const selectProblem = ({ context }: Snapshot) => context.problem;
/** Digits are on their way once more. */
export const selectIsMailedAgain = ({ context, value }: Snapshot) => value === 'digits' && context.mailedAgain && context.problem === null;
export const selectEmail = ({ context }: Snapshot) => context.email;
export const selectPassword = ({ context }: Snapshot) => context.password;
export const selectDigits = ({ context }: Snapshot) => context.digits;
