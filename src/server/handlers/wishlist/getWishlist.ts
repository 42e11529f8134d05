import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';
import { readWishlist, sharedGoneWish, sharedWish } from '../../wishlist/read-wishlist.ts';
import { wishlistLink, wishlistOfLink } from '../../wishlist/wishlist-cookie.ts';
import { openWishlistId } from '../../wishlist/wishlist-of-request.ts';

/** The visitor's own list, or the one of a link [wishlist.calls]. */
export const getWishlist: Handler<'getWishlist'> = async ({ shop, query: { page = 0, list }, language, request }) => {
  const { database, config, clock } = shop;
  const today = todayOf(clock);
  const id = list === undefined ? await openWishlistId(request, shop) : wishlistOfLink(config.secret, list);
  const found = id === undefined ? null : await readWishlist(database.kysely, id, page, { today, language });
  if (found === null && list !== undefined) throw notFound('Wishlist');
  const { wishes, gone, totalResults, pagesCount } = found ?? { wishes: [], gone: [], totalResults: 0, pagesCount: 0 };
  if (list !== undefined) return { wishes: wishes.map((wish) => sharedWish(wish, today)), gone: gone.map((wish) => sharedGoneWish(wish, today)), totalResults, pagesCount, page, shareToken: null };
  const isOwn = id !== undefined && totalResults + gone.length > 0;
  return { wishes, gone, totalResults, pagesCount, page, shareToken: isOwn ? wishlistLink(config.secret, id) : null };
};
