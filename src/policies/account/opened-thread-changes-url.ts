import { filter, map, merge, pairwise, startWith } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Command } from '../../bus/flows.ts';
import { localisedPath } from '../../domain/market/language.ts';
import { deskPath, deskThreadAt } from '../../domain/urls/pages/staff-url.ts';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** The address of the desk says which conversation is open: whenever another one is it changes, and whenever an agent goes Back or Forward the desk follows. */
export const openedThreadChangesUrl: Policy = ({ facts$, visitedUrls$, context: { language, url: opened } }) => {
  const visited$ = visitedUrls$.pipe(map(deskThreadAt));
  const shown$ = merge(
    facts$.pipe(when('desk.opened'), map(({ threadId }) => ({ threadId, entry: 'new' as const }))),
    facts$.pipe(when('desk.closed'), map(({ entry }) => ({ threadId: '', entry }))),
  );
  const changed$: Observable<Command> = merge(shown$, visited$.pipe(map((threadId) => ({ threadId, entry: null })))).pipe(
    startWith({ threadId: deskThreadAt(opened), entry: null }),
    pairwise(),
    filter(([before, now]) => now.entry !== null && now.threadId !== before.threadId),
    map(([, { threadId, entry }]) => ({ type: entry === 'new' ? 'navigation.pushUrl' : 'navigation.replaceUrl', url: localisedPath(language, deskPath(threadId)) })),
  );
  return merge(changed$, visited$.pipe(map((threadId): Command => (threadId === '' ? { type: 'desk.close' } : { type: 'desk.open', threadId }))));
};
