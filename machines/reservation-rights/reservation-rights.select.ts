import type { SnapshotFrom } from 'xstate';
import type { reservationRightsMachine } from './reservation-rights.machine.ts';

type Snapshot = SnapshotFrom<typeof reservationRightsMachine>;

export const selectRight = ({ value }: Snapshot) => value;
export const selectDeadlines = ({ context }: Snapshot) => context.deadlines;
