import { filter, map, merge } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever the customer signs out, here or in another tab, or ends the account, this browser forgets what they looked at: the next person finds nothing [wishlist.events]. */
export const signOutForgetsMemory: Policy = ({ facts$ }) => merge(
  facts$.pipe(when('session.signedOutElsewhere')),
  facts$.pipe(when('accountForm.done'), filter(({ kind }) => kind === 'signOut' || kind === 'remove')),
).pipe(map(() => ({ type: 'memory.forget' })));
