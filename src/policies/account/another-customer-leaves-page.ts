import { distinctUntilChanged, filter, map, skip } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever another customer is logged in than the one whose page of the customer area stands there, it opens anew, as theirs: nothing is read or sent under the other's login [account.secured]. */
export const anotherCustomerLeavesPage: Policy = ({ facts$, context: { path, url } }) => facts$.pipe(
  when('session.updated'),
  // A login that has ended takes nothing along that its customer has written.
  filter(({ userInfo }) => userInfo.account_type === 'CUSTOMER'),
  map(({ userInfo }) => userInfo.user_uid),
  distinctUntilChanged(),
  skip(1),
  filter(() => path.startsWith('/mytui')),
  map(() => ({ type: 'navigation.go', url, entry: 'same' })),
);
