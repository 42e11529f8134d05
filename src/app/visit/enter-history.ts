/** How a page takes its place in the browser's history. */
import type { Entry } from '../../../machines/page-change/page-change.types.ts';
import { entryOf, isOfView } from '../../ports/address/history-entry.ts';
import type { PageHost } from './page-host.tsx';
import type { KnownPage } from './known-pages.ts';

/** @param left the page that is shown until now */
export function enterHistory({ id, url, entry }: { id: string; url: string; entry: Entry }, { page: left, top }: Pick<KnownPage, 'page' | 'top'>, host: PageHost): void {
  const { page: at, viewAt } = entryOf(history);
  if (entry === 'new' && (at === undefined || at === left.id)) {
    // One that was left before it was rendered has neither list nor place to note.
    if (host.current() === left) left.leave(top);
    if (at === undefined) history.replaceState({ ...entryOf(history), page: left.id }, '');
    // The page comes back itself, and the browser would scroll the one that is shown until then.
    history.scrollRestoration = 'manual';
  }
  if (entry === 'new' && viewAt === undefined) history.pushState({ page: id }, '', url);
  else history.replaceState({ ...(entry === 'there' && entryOf(history)), page: id }, '', url);
  history.scrollRestoration = 'manual';
}

export function openDocument(url: string, entry: Entry): void {
  // To the address that it has already, a browser would only go to its part.
  if (new URL(url, location.href).href === location.href) location.reload();
  else if (entry === 'new' && !isOfView(entryOf(history))) location.assign(url);
  else location.replace(url);
}
