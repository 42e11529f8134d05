import { dateOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { readWishlistState, removeGoneWishes, restoreWishes } from '../../wishlist/change-wishlist.ts';
import { wishlistIdOf } from '../../wishlist/wishlist-cookie.ts';

/** Takes hotels that are not sold any more off the visitor's list at once, or puts them back [page.wishlist]. */
export const changeGoneWishes: Handler<'changeGoneWishes'> = ({ shop: { database: { kysely }, config, clock }, body: { hotelCodes, isWished }, request }) => {
  const known = wishlistIdOf(request, config);
  return kysely.transaction().execute(async (tx) => (isWished
    ? await restoreWishes(tx, known, hotelCodes, dateOf(clock)) ?? readWishlistState(tx, known)
    : removeGoneWishes(tx, known, hotelCodes, dateOf(clock))));
};
