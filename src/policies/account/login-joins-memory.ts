import { distinctUntilChanged, EMPTY, filter, map, startWith, switchMap } from 'rxjs';
import type { VisitPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever it turns out which customer is logged in, or they let the shop remember, what their other devices remember joins what this one does [wishlist.events]. */
export const loginJoinsMemory: VisitPolicy = ({ facts$ }) => facts$.pipe(
  when('session.updated'),
  map(({ userInfo }) => (userInfo.authenticated ? userInfo.user_uid : null)),
  distinctUntilChanged(),
  switchMap((customer) => (customer === null ? EMPTY : facts$.pipe(
    when('consent.changed'),
    map(({ categories }) => categories.preferences),
    distinctUntilChanged(),
    filter(Boolean),
    // Whether it may remember as it is, memory itself knows.
    startWith(true),
    map(() => ({ type: 'memory.joinAccount' as const, customer })),
  ))),
);
