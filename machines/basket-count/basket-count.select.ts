import type { SnapshotFrom } from 'xstate';
import type { basketCountMachine } from './basket-count.machine.ts';

/** 0 also while it is not known. */
export const selectBasketCount = ({ context: { count } }: SnapshotFrom<typeof basketCountMachine>): number => count ?? 0;
