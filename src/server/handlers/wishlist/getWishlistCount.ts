import type { Handler } from '../../contract/operations.ts';
import { readWishlistState } from '../../wishlist/change-wishlist.ts';
import { openWishlistId } from '../../wishlist/wishlist-of-request.ts';

/** What the header and the tiles of every page show [wishlist.calls]. */
export const getWishlistCount: Handler<'getWishlistCount'> = async ({ shop, request }) => readWishlistState(shop.database.kysely, await openWishlistId(request, shop));
