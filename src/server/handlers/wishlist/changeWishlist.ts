import { dateOf, todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';
import { addWish, removeWish, restoreWishes } from '../../wishlist/change-wishlist.ts';
import { savedOfferOf } from '../../wishlist/saved-offer.ts';
import { ownWishlist, wishlistIdOf } from '../../wishlist/wishlist-cookie.ts';

/** Puts a hotel on the visitor's list, with the price that it has now, or takes it off; one that is gone comes back only as it was saved [wishlist.events]. */
export const changeWishlist: Handler<'changeWishlist'> = async ({ shop: { database: { kysely }, config, clock }, body, language, request, reply }) => {
  const known = wishlistIdOf(request, config);
  const now = dateOf(clock);
  if (!body.isWished) return kysely.transaction().execute((tx) => removeWish(tx, known, body.hotelCode, now));
  const wish = await savedOfferOf(kysely, body, { today: todayOf(clock), language });
  if (wish === null) {
    const restored = await kysely.transaction().execute((tx) => restoreWishes(tx, known, [body.hotelCode], now));
    if (restored === null) throw notFound('Hotel');
    return restored;
  }
  const { listId, state } = await kysely.transaction().execute((tx) => addWish(tx, known, wish, now));
  ownWishlist(reply, config, listId);
  return state;
};
