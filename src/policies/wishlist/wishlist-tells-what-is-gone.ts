import { filter, map, merge } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever it is known what became of a change of hotels that are gone, the wishlist's page shows them as they are now [page.wishlist]. */
export const wishlistTellsWhatIsGone: Policy = ({ facts$, context: { pageType } }) => merge(
  facts$.pipe(when('wishlist.goneChanged')),
  facts$.pipe(when('wishlist.goneRefused'), map((refused) => ({ ...refused, isWished: !refused.isWished }))),
).pipe(
  filter(() => pageType === 'wishlist'),
  map(({ hotelCodes, isWished }) => ({ type: 'wishlistPage.moveGone', hotelCodes, isWished })),
);
