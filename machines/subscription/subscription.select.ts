import type { SnapshotFrom } from 'xstate';
import type { subscriptionMachine } from './subscription.machine.ts';

type Snapshot = SnapshotFrom<typeof subscriptionMachine>;

export type SubscriptionView = 'form' | 'sent' | 'askedByMail' | 'confirmed' | 'ended' | 'expired' | 'broken' | 'unrecognised' | 'gone';

/** What stands on the page. */
export function selectSubscriptionView({ value }: Snapshot): SubscriptionView {
  if (value === 'sent' || value === 'confirmed' || value === 'ended' || value === 'expired' || value === 'broken' || value === 'unrecognised' || value === 'gone') return value;
  return value === 'askedByMail' || value === 'answering' || value === 'answerFailed' ? 'askedByMail' : 'form';
}

export const selectIsWaiting = ({ value }: Snapshot) => value === 'sending' || value === 'answering';
export const selectHasFailed = ({ value }: Snapshot) => value === 'failed' || value === 'answerFailed';
export const selectEmail = ({ context }: Snapshot) => context.email;
export const selectAgrees = ({ context }: Snapshot) => context.agrees;
export const selectEmailProblem = ({ context }: Snapshot) => context.problems.email;
export const selectLacksAgreement = ({ context }: Snapshot) => context.problems.agrees !== undefined;
export const selectMailAction = ({ context }: Snapshot) => context.request?.action ?? 'confirm';
