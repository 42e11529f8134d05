import { filter, map, merge, scan } from 'rxjs';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/**
 * Whenever the customer whose reservation stands on the page signs out in another tab, it shows nothing of theirs any more and
 * says so: the next person reads no names. A guest's, who has not been logged in, stays [account.secured] [page.checkout-reservation].
 */
export const signOutClearsCheckout: DeferredPolicy = ({ facts$, context: { pageType, customer } }) => merge(
  facts$.pipe(when('session.updated'), map(({ userInfo }) => (userInfo.account_type === 'CUSTOMER' ? 'come' as const : 'unchanged' as const))),
  facts$.pipe(when('session.signedOutElsewhere'), map(() => 'gone' as const)),
).pipe(
  filter((event) => event !== 'unchanged'),
  scan(({ isCustomers }, event) => ({ isCustomers: isCustomers || event === 'come', isOver: isCustomers && event === 'gone' }), { isCustomers: customer !== undefined, isOver: false }),
  filter(({ isOver }) => isOver && pageType === 'checkoutReservation'),
  map(() => ({ type: 'checkout.forget' })),
);
