import type { SnapshotFrom } from 'xstate';
import type { shareMachine } from './share.machine.ts';

/** What there is to say about the last attempt, or null. */
export function selectShareNotice(snapshot: SnapshotFrom<typeof shareMachine>): 'copied' | 'failed' | null {
  if (snapshot.matches('copied')) return 'copied';
  return snapshot.matches('failed') ? 'failed' : null;
}
