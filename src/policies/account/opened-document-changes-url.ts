import { filter, map, merge, pairwise, startWith } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Command } from '../../bus/flows.ts';
import { localisedPath } from '../../domain/market/language.ts';
import { editedDocumentAt, editorPath } from '../../domain/urls/pages/staff-url.ts';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/**
 * The address of the editor says which document is open: whenever another one is it changes, and whenever somebody goes Back or
 * Forward the editor follows; where it asks first, for a draft is not saved, the address says the open document again.
 */
export const openedDocumentChangesUrl: Policy = ({ facts$, visitedUrls$, context: { language, url: opened } }) => {
  const visited$ = visitedUrls$.pipe(map(editedDocumentAt));
  const shown$ = merge(
    facts$.pipe(when('contentEditor.opened'), map(({ document }) => ({ path: editorPath(document), entry: 'new' as const }))),
    facts$.pipe(when('contentEditor.closed'), map(({ entry }) => ({ path: editorPath(), entry }))),
  );
  const changed$: Observable<Command> = merge(shown$, visited$.pipe(map((document) => ({ path: editorPath(document), entry: null })))).pipe(
    startWith({ path: editorPath(editedDocumentAt(opened)), entry: null }),
    pairwise(),
    filter(([before, now]) => now.entry !== null && now.path !== before.path),
    map(([, { path, entry }]) => ({ type: entry === 'new' ? 'navigation.pushUrl' : 'navigation.replaceUrl', url: localisedPath(language, path) })),
  );
  return merge(changed$, visited$.pipe(map((document): Command => (document === null ? { type: 'contentEditor.close' } : { type: 'contentEditor.open', document }))));
};
