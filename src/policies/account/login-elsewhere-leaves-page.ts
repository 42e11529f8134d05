import { distinctUntilChanged, filter, map, merge, startWith } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/**
 * Whenever the visitor has signed out in another tab, or another customer is logged in than the one whose page of the customer
 * area stands there, it opens anew: it asks for the login and leads back, or is the other one's, and nothing is read or sent
 * under their login [account.guard] [account.secured].
 */
export const loginElsewhereLeavesPage: Policy = ({ facts$, context: { path, url, customer } }) => merge(
  facts$.pipe(when('session.signedOutElsewhere')),
  facts$.pipe(
    when('session.updated'),
    // A login that has ended takes nothing along that its customer has written.
    filter(({ userInfo }) => userInfo.account_type === 'CUSTOMER'),
    map(({ userInfo }) => userInfo.user_uid),
    // The first answer may come long after the page was made.
    startWith(...(customer === undefined ? [] : [customer])),
    distinctUntilChanged(),
    filter((_, index) => index > 0),
  ),
).pipe(
  filter(() => path.startsWith('/mytui')),
  map(() => ({ type: 'navigation.go', url, entry: 'same' })),
);
