import type { SnapshotFrom } from 'xstate';
import type { allOffersMachine } from './all-offers.machine.ts';
import type { Offer, OfferSorting } from './all-offers.types.ts';
import { PAGE_SIZES } from './all-offers.rules.ts';

type Snapshot = SnapshotFrom<typeof allOffersMachine>;

export type AllOffersStatus = 'awaited' | 'fetching' | 'success' | 'appending' | 'paginationFailed' | 'failed';

export function selectListStatus({ value }: Snapshot): AllOffersStatus {
  return value === 'away' ? 'awaited' : value.near;
}

export function selectOffers({ context }: Snapshot): readonly Offer[] {
  return context.offers;
}

/** How many the hotel sells in all. */
export function selectTotal({ context }: Snapshot): number {
  return context.totalResults;
}

export function selectSorting({ context }: Snapshot): OfferSorting {
  return context.sorting;
}

/** How many come at once, and what else that may be. */
export function selectPageSizes({ context }: Snapshot): { size: number; chosen: boolean }[] {
  return PAGE_SIZES.map((size) => ({ size, chosen: size === context.pageSize }));
}

export function selectCanAppend(snapshot: Snapshot): boolean {
  return snapshot.can({ type: 'allOffers.append' });
}
