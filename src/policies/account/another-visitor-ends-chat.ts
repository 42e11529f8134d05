import { filter, map, merge, scan, startWith } from 'rxjs';
import type { Observable } from 'rxjs';
import type { UserInfo } from '../../../machines/session/session.types.ts';
import type { Command, Fact } from '../../bus/flows.ts';
import { when } from '../when.ts';

interface VisitorWorld {
  facts$: Observable<Fact>;
  /** Who the visitor is known to be when this begins; null before that is known. */
  known: UserInfo | null;
}

/** Whenever the visitor has signed out in another tab, or another customer has come after one, the chat forgets: the next person finds nothing [account.chat]. */
export function anotherVisitorEndsChat({ facts$, known }: VisitorWorld): Observable<Command> {
  const customers$ = facts$.pipe(when('session.updated'), map(({ userInfo }) => userInfo), startWith(known), filter((user) => user?.account_type === 'CUSTOMER'), map((user) => user!.user_uid));
  const nobody$ = facts$.pipe(when('session.signedOutElsewhere'), map(() => null));
  return merge(customers$, nobody$).pipe(
    // What a visitor without a login has written stays theirs when they log in.
    scan(({ customer: before }, customer) => ({ customer, isOver: customer === null || (before !== null && before !== customer) }), { customer: null as string | null, isOver: false }),
    filter(({ isOver }) => isOver),
    map(() => ({ type: 'chat.forget' })),
  );
}
