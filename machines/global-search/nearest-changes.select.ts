import type { SnapshotFrom } from 'xstate';
import type { FoundChange } from '../../src/domain/search/nearest-changes.ts';
import type { globalSearchMachine } from './global-search.machine.ts';

type Snapshot = SnapshotFrom<typeof globalSearchMachine>;

/** What would find something instead of the selection that found nothing: null while nobody has counted it [gs.submit]. */
export function selectChanges(snapshot: Snapshot): readonly FoundChange[] | null {
  return snapshot.matches({ submit: { refused: { noOffers: 'offered' } } }) ? snapshot.context.changes : null;
}

export function selectChangesHaveFailed(snapshot: Snapshot): boolean {
  return snapshot.matches({ submit: { refused: { noOffers: 'failed' } } });
}
