import { filter, map } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever the visitor has signed out in another tab, a page of the customer area opens anew: it asks for the login, and leads back [account.guard]. */
export const signOutElsewhereLeavesPage: Policy = ({ facts$, context: { path, url } }) => facts$.pipe(
  when('session.signedOutElsewhere'),
  filter(() => path.startsWith('/mytui')),
  map(() => ({ type: 'navigation.go', url, entry: 'same' })),
);
