import type { SnapshotFrom } from 'xstate';
import type { comparePageMachine } from './compare-page.machine.ts';

type Snapshot = SnapshotFrom<typeof comparePageMachine>;

export const selectComparedOffers = ({ context }: Snapshot) => context.compared;
export const selectFirstPrices = ({ context }: Snapshot) => context.firstPrices;
export const selectComparedAddress = ({ context: { offerCodes, occupancies } }: Snapshot) => ({ offerCodes, occupancies });
export const selectCompareView = (snapshot: Snapshot): 'offers' | 'empty' | 'failed' | 'fetching' => {
  if (snapshot.matches('empty') || snapshot.matches('failed')) return snapshot.value as 'empty' | 'failed';
  return snapshot.context.compared.length > 0 ? 'offers' : 'fetching';
};
/** Not one of the offers is of a hotel that is sold. */
export const selectNothingIsThere = (snapshot: Snapshot) => selectCompareView(snapshot) === 'empty' || (snapshot.matches('shown') && snapshot.context.compared.every(({ status }) => status === 'gone'));
