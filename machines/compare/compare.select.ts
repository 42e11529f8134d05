import type { SnapshotFrom } from 'xstate';
import type { compareMachine } from './compare.machine.ts';
import { isChosen } from './compare.rules.ts';

type Snapshot = SnapshotFrom<typeof compareMachine>;

export const selectIsCompared = (offerCode: string) => ({ context }: Snapshot) => isChosen(context, offerCode);
export const selectCompared = ({ context }: Snapshot) => context.offers;
export const selectComparedParty = ({ context }: Snapshot) => context.occupancies;
export const selectCompareIsFull = ({ value }: Snapshot) => value === 'full';
