import type { SnapshotFrom } from 'xstate';
import type { activityMapMachine } from './activity-map.machine.ts';

type Snapshot = SnapshotFrom<typeof activityMapMachine>;

export const selectPlaces = ({ context }: Snapshot) => context.places;
export const selectPlacesStatus = ({ value }: Snapshot) => value;
export const selectPicked = ({ context }: Snapshot) => context.picked;
