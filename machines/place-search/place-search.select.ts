import type { SnapshotFrom } from 'xstate';
import type { placeSearchMachine } from './place-search.machine.ts';

/** How far the shop is with a text: what the tree does not name it may still know. */
export const selectProgress = (text: string) => ({ value, context }: SnapshotFrom<typeof placeSearchMachine>): 'asking' | 'found' | 'failed' => {
  if (value === 'failed') return 'failed';
  return value === 'found' && context.text === text ? 'found' : 'asking';
};

/** What the shop has said of a text; undefined while it has said nothing of it. */
export const selectFoundPlaces = (text: string) => (snapshot: SnapshotFrom<typeof placeSearchMachine>) => (selectProgress(text)(snapshot) === 'found' ? snapshot.context : undefined);

/** The branches that are open: by hand, and for what a text has found. */
export const selectExpandedBranches = (found: readonly string[]) => ({ context: { opened, closed } }: SnapshotFrom<typeof placeSearchMachine>) => [...opened, ...found].filter((node) => !closed.includes(node));
