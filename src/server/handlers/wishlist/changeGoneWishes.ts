import { dateOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { readWishlistState, removeGoneWishes, restoreWishes } from '../../wishlist/change-wishlist.ts';
import { openWishlistId } from '../../wishlist/wishlist-of-request.ts';

/** Takes hotels that are not sold any more off the visitor's list at once, or puts them back [page.wishlist]. */
export const changeGoneWishes: Handler<'changeGoneWishes'> = async ({ shop, body: { hotelCodes, isWished }, request }) => {
  const { database: { kysely }, clock } = shop;
  const known = await openWishlistId(request, shop);
  return kysely.transaction().execute(async (tx) => (isWished
    ? await restoreWishes(tx, known, hotelCodes, dateOf(clock)) ?? readWishlistState(tx, known)
    : removeGoneWishes(tx, known, hotelCodes, dateOf(clock))));
};
