import type { SnapshotFrom } from 'xstate';
import type { countdownMachine } from './countdown.machine.ts';
import { timeLeft, timePartsOf } from './countdown.rules.ts';
import type { TimeParts } from './countdown.rules.ts';

type Snapshot = SnapshotFrom<typeof countdownMachine>;

/** What is left, in whole units; null once it is over. */
export function selectTimeParts(snapshot: Snapshot): TimeParts | null {
  return snapshot.matches({ time: 'ended' }) ? null : timePartsOf(timeLeft(snapshot.context));
}

export function selectTermsAreOpen(snapshot: Snapshot): boolean {
  return snapshot.matches({ terms: 'open' });
}
