import type { Handler } from '../../contract/operations.ts';
import { readWishlistState } from '../../wishlist/change-wishlist.ts';
import { wishlistIdOf } from '../../wishlist/wishlist-cookie.ts';

/** What the header and the tiles of every page show [wishlist.calls]. */
export const getWishlistCount: Handler<'getWishlistCount'> = ({ shop: { database, config }, request }) => readWishlistState(database.kysely, wishlistIdOf(request, config));
