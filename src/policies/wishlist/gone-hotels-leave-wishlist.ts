import { map } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever the visitor takes all hotels off that are gone, or takes that back, the wishlist is told [page.wishlist]. */
export const goneHotelsLeaveWishlist: Policy = ({ facts$ }) => facts$.pipe(
  when('wishlistPage.goneDecided'),
  map(({ hotelCodes, isWished }) => ({ type: 'wishlist.changeGone', hotelCodes, isWished })),
);
