import { exhaustMap, ignoreElements, merge, of, take } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever the tokens turn out to be spent, it is asked anew who the visitor is: once until that is answered, for the question may be refused, too [token.refresh]. */
export const signOutRefreshesSession: Policy = ({ facts$ }) => facts$.pipe(
  when('tokenRefresh.signedOut'),
  exhaustMap(() => merge(
    facts$.pipe(when('session.updated'), take(1), ignoreElements()),
    of({ type: 'session.refresh' } as const),
  )),
);
