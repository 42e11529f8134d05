import type { SnapshotFrom } from 'xstate';
import type { wishlistPageMachine } from './wishlist-page.machine.ts';

type Snapshot = SnapshotFrom<typeof wishlistPageMachine>;

export const selectWishes = ({ context }: Snapshot) => context.wishes;
export const selectGone = ({ context }: Snapshot) => context.gone;
export const selectRemovedCount = ({ context }: Snapshot) => context.removed.length;
export const selectMayRemoveGone = (snapshot: Snapshot) => snapshot.can({ type: 'wishlistPage.removeGone' });
/** Hotels on the list; those taken off here are none of them, though they still stand on the page. */
export const selectWishTotal = ({ context: { totalResults, left } }: Snapshot) => Math.max(0, totalResults - left.length);
export const selectWishlistToken = ({ context }: Snapshot) => context.shareToken;
export const selectIsShared = ({ context }: Snapshot) => context.list !== null;
export const selectCanLoadMore = (snapshot: Snapshot) => snapshot.can({ type: 'wishlistPage.loadMore' }) || snapshot.value === 'extending';
export const selectWishlistView = ({ value, context }: Snapshot): 'wishes' | 'empty' | 'failed' | 'missing' | 'fetching' => {
  if (value === 'failed' || value === 'missing') return value;
  if (context.wishes.length + context.gone.length + context.removed.length > 0) return 'wishes';
  return value === 'fetching' ? 'fetching' : 'empty';
};
export const selectMoreHasFailed = ({ value }: Snapshot) => value === 'unextended';
export const selectMoreIsBusy = ({ value }: Snapshot) => value === 'extending';
