import type { SnapshotFrom } from 'xstate';
import type { FoundChange } from '../../src/domain/search/nearest-changes.ts';
import type { listingMachine } from './listing.machine.ts';

type Snapshot = SnapshotFrom<typeof listingMachine>;

/** What would find something instead of this search: null while nobody has counted it [listing.empty]. */
export function selectChanges(snapshot: Snapshot): readonly FoundChange[] | null {
  return snapshot.matches({ offers: { empty: 'offered' } }) ? snapshot.context.changes : null;
}

export function selectChangesHaveFailed(snapshot: Snapshot): boolean {
  return snapshot.matches({ offers: { empty: 'failed' } });
}
