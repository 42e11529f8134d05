import { filter, map, take } from 'rxjs';
import type { Policy } from './policy.ts';
import { when } from './when.ts';

/** Whenever a page learns that a customer is logged in, what their other devices remember joins what this one does; once a page [wishlist.events]. */
export const loginJoinsMemory: Policy = ({ facts$ }) => facts$.pipe(
  when('session.updated'),
  filter(({ userInfo }) => userInfo.authenticated),
  take(1),
  map(() => ({ type: 'memory.joinAccount' })),
);
