import { filter, map } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever another tab has changed the wishlist, its page shows what is on it now [page.wishlist]. */
export const wishlistElsewhereRefreshesPage: Policy = ({ facts$, context: { pageType } }) => facts$.pipe(
  when('wishlist.changedElsewhere'),
  filter(() => pageType === 'wishlist'),
  map(() => ({ type: 'wishlistPage.refresh' })),
);
