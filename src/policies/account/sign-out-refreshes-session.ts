import { map, take } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever the tokens turn out to be spent, it is asked anew who the visitor is; once, for they stay spent [token.refresh]. */
export const signOutRefreshesSession: Policy = ({ facts$ }) => facts$.pipe(
  when('tokenRefresh.signedOut'),
  take(1),
  map(() => ({ type: 'session.refresh' })),
);
