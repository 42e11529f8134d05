import type { SnapshotFrom } from 'xstate';
import type { lastOrderMachine } from './last-order.machine.ts';

/** Who can be filled in, while that is offered. */
export function selectOfferedOwner(snapshot: SnapshotFrom<typeof lastOrderMachine>) {
  return snapshot.matches('offered') ? snapshot.context.owner : null;
}
