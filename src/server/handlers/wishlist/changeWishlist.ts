import { customerLoginOf } from '../../account/current-customer.ts';
import { lockCustomer } from '../../account/customer-rows.ts';
import { dateOf, todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';
import { addWish, listOfCustomer, removeWish, restoreWishes } from '../../wishlist/change-wishlist.ts';
import { savedOfferOf } from '../../wishlist/saved-offer.ts';
import { ownWishlist } from '../../wishlist/wishlist-cookie.ts';
import { openWishlistId } from '../../wishlist/wishlist-of-request.ts';

/** Puts a hotel on the visitor's list, with the price that it has now, or takes it off; one that is gone comes back only as it was saved [wishlist.events]. */
export const changeWishlist: Handler<'changeWishlist'> = async ({ shop, body, language, request, reply }) => {
  const { database: { kysely }, config, clock } = shop;
  const known = await openWishlistId(request, shop);
  const now = dateOf(clock);
  if (!body.isWished) return kysely.transaction().execute((tx) => removeWish(tx, known, body.hotelCode, now));
  const wish = await savedOfferOf(kysely, body, { today: todayOf(clock), language });
  if (wish === null) {
    const restored = await kysely.transaction().execute((tx) => restoreWishes(tx, known, [body.hotelCode], now));
    if (restored === null) throw notFound('Hotel');
    return restored;
  }
  const login = await customerLoginOf(request, shop);
  const { listId, state } = await kysely.transaction().execute(async (tx) => {
    if (login === null) return addWish(tx, known, wish, now);
    await lockCustomer(tx, login.subject);
    return addWish(tx, await listOfCustomer(tx, known, login.subject, now), wish, now);
  });
  ownWishlist(reply, config, listId);
  return state;
};
