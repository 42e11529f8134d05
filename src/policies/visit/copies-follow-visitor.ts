import { filter, map, startWith } from 'rxjs';
import type { Observable } from 'rxjs';
import type { UserInfo } from '../../../machines/session/session.types.ts';
import type { Command, Fact } from '../../bus/flows.ts';
import { when } from '../when.ts';

interface VisitorWorld {
  facts$: Observable<Fact>;
  /** Who the visitor is known to be when this begins; null before that is known. */
  known: UserInfo | null;
}

/** Whenever it is known who the visitor is, copies for reading without network follow: another's are removed. */
export function copiesFollowVisitor({ facts$, known }: VisitorWorld): Observable<Command> {
  return facts$.pipe(
    when('session.updated'),
    map(({ userInfo }) => userInfo),
    startWith(known),
    filter((userInfo) => userInfo !== null),
    map(({ user_uid: uid, authenticated: isCustomer }) => ({ type: 'offlineCopies.followVisitor', visitor: { uid, isCustomer } })),
  );
}
