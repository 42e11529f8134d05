import type { SnapshotFrom } from 'xstate';
import type { activitySearchMachine } from './activity-search.machine.ts';

type Snapshot = SnapshotFrom<typeof activitySearchMachine>;

export const selectSearchState = ({ value }: Snapshot) => value.list;
export const selectSuggestions = ({ context }: Snapshot) => context.suggestions;
export const selectActive = ({ context }: Snapshot) => context.active;
