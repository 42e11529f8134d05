import { filter, map } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever the shop has a change of the wishlist, its page knows that what follows has moved [page.wishlist]. */
export const changedWishlistMovesItsPage: Policy = ({ facts$, context: { pageType } }) => facts$.pipe(
  when('wishlist.changed'),
  filter(() => pageType === 'wishlist'),
  map(({ hotelCode, status }) => ({ type: 'wishlistPage.noteChange', hotelCode, isWished: status })),
);
