import { distinctUntilChanged, filter, map, merge } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever the tokens turn out to be spent, or a new password has ended all logins, it is asked anew who the visitor is: once until that is answered, for the question may be refused, too [token.refresh]. */
export const signOutRefreshesSession: Policy = ({ facts$ }) => merge(
  facts$.pipe(when('tokenRefresh.signedOut'), map(() => true)),
  facts$.pipe(when('password.changed'), map(() => true)),
  facts$.pipe(when('session.updated'), map(() => false)),
).pipe(
  distinctUntilChanged(),
  filter(Boolean),
  map(() => ({ type: 'session.refresh' })),
);
