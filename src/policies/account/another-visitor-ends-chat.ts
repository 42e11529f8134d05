import { filter, map, merge, scan, startWith } from 'rxjs';
import type { Observable } from 'rxjs';
import type { UserInfo } from '../../../machines/session/session.types.ts';
import type { Command, Fact } from '../../bus/flows.ts';
import { isForgotten } from '../../domain/visitor/writer.ts';
import type { Writer } from '../../domain/visitor/writer.ts';
import { when } from '../when.ts';

interface VisitorWorld {
  facts$: Observable<Fact>;
  /** Who the visitor is known to be when this begins; null before that is known. */
  known: UserInfo | null;
}

/** Each customer who comes, and null for each sign-out in another tab. A login that ends by itself changes nothing: its customer may be back. */
export function writers$({ facts$, known }: VisitorWorld): Observable<Writer> {
  const customers$ = facts$.pipe(when('session.updated'), map(({ userInfo }) => userInfo), startWith(known), map(customerOf), filter((customer) => customer !== null));
  const nobody$ = facts$.pipe(when('session.signedOutElsewhere'), map(() => null));
  return merge(customers$, nobody$);
}

export function customerOf(visitor: UserInfo | null): Writer {
  return visitor?.account_type === 'CUSTOMER' ? visitor.user_uid : null;
}

/** Whenever the visitor has signed out in another tab, or another customer has come after one, the chat forgets: the next person finds nothing [account.chat]. */
export function anotherVisitorEndsChat(world: VisitorWorld): Observable<Command> {
  return writers$(world).pipe(
    scan(({ writer }, next) => ({ writer: next, isOver: isForgotten(writer, next) }), { writer: null as Writer, isOver: false }),
    filter(({ isOver }) => isOver),
    map(() => ({ type: 'chat.forget' })),
  );
}
