import type { SnapshotFrom } from 'xstate';
import type { offersMapMachine } from './offers-map.machine.ts';

type Snapshot = SnapshotFrom<typeof offersMapMachine>;

export const selectMapOffers = ({ context }: Snapshot) => context.offers;
export const selectMapStatus = ({ value }: Snapshot) => value.offers;
export const selectMapTotal = ({ context }: Snapshot) => context.totalResults;
/** Those of the search that stands, once they are known. */
export const selectMapPrices = ({ value, context }: Snapshot) => (value.prices === 'known' ? context.prices : null);
export const selectPicked = ({ context }: Snapshot) => context.picked;
export const selectMapArea = ({ context }: Snapshot) => context.area;
export const selectMapParty = ({ context }: Snapshot) => context.searchState.occupancies;
