/** Asked by the list's own page alone: beside the other rules it would be in every page's first load. */
import type { SnapshotFrom } from 'xstate';
import type { wishlistMachine } from './wishlist.machine.ts';
import { isOfMany, wishCount } from './wishlist.rules.ts';
import type { WishlistContext } from './wishlist.types.ts';

/**
 * How many hotels more, or fewer, that are still sold are on the list than the shop knows of.
 * @param own those that stand on its page, which counts as the list as long as that is not known
 */
export function unsentCount({ hotelCodes, changes, listId }: Pick<WishlistContext, 'hotelCodes' | 'changes' | 'listId'>, own: readonly string[], gone: readonly string[]): number {
  const known = listId === '' ? own : hotelCodes;
  const ofSold = changes.filter((change) => !isOfMany(change) && !gone.includes(change.hotelCode));
  return wishCount({ hotelCodes: [...known], changes: ofSold }) - known.length;
}

export const selectUnsentCount = (own: readonly string[], gone: readonly string[]) => ({ context }: SnapshotFrom<typeof wishlistMachine>) => unsentCount(context, own, gone);
