import type { SnapshotFrom } from 'xstate';
import type { lastViewedMachine } from './last-viewed.machine.ts';
import type { TileOffer } from '../../src/domain/offers/tile-offer.ts';

type Snapshot = SnapshotFrom<typeof lastViewedMachine>;

export function selectViewedOffers({ context }: Snapshot): TileOffer[] {
  return context.offers;
}

export function selectViewedHasFailed(snapshot: Snapshot): boolean {
  return snapshot.matches('failed');
}
