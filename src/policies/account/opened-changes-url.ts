import { filter, map, merge, pairwise, startWith } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Command } from '../../bus/flows.ts';
import { localisedPath } from '../../domain/market/language.ts';
import type { Policy } from '../policy.ts';

interface WhatIsOpen<Opened> {
  /** Told by the flow; another entry of the history, or the same one where nothing was there. */
  told$: Observable<{ opened: Opened; entry: 'new' | 'same' }>;
  /** What is open at an address, or its list. */
  openedAt: (url: string) => Opened;
  /** The opposite of `openedAt`, without a language prefix. */
  pathOf: (opened: Opened) => string;
  /** What opens it, or closes what is open for its list. */
  commandOf: (opened: Opened) => Command;
}

/** The address says what is open on a page: whenever something else is it changes, and whenever somebody goes Back or Forward the flow follows. */
export function openedChangesUrl<Opened>({ visitedUrls$, context: { language, url } }: Parameters<Policy>[0], { told$, openedAt, pathOf, commandOf }: WhatIsOpen<Opened>): Observable<Command> {
  const visited$ = visitedUrls$.pipe(map(openedAt));
  const changed$: Observable<Command> = merge(told$, visited$.pipe(map((opened) => ({ opened, entry: null })))).pipe(
    map(({ opened, entry }) => ({ path: pathOf(opened), entry })),
    startWith({ path: pathOf(openedAt(url)), entry: null }),
    pairwise(),
    filter(([before, now]) => now.entry !== null && now.path !== before.path),
    map(([, { path, entry }]) => ({ type: entry === 'new' ? 'navigation.pushUrl' : 'navigation.replaceUrl', url: localisedPath(language, path) })),
  );
  return merge(changed$, visited$.pipe(map(commandOf)));
}
