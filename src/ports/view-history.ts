import type { FullScreenViewPorts } from '../../machines/full-screen-view/full-screen-view.types.ts';
import { BREAKPOINTS } from '../domain/device.ts';
import { entryOf, entryOfSamePage } from './history-entry.ts';
import { ADDRESS_CHANGED } from '../streams/visited-urls.ts';

type HistoryWindow = Pick<Window, 'addEventListener' | 'dispatchEvent' | 'history' | 'location'>;

/**
 * The browser's Back as the way out of what covers the page: an entry of the history stands for it. An address that changes
 * meanwhile (a filter of the list) takes that entry over; once the view is closed it is one step for Back to undo.
 */
export function createAwaitBack(window: HistoryWindow): FullScreenViewPorts['awaitBack'] {
  const { history, location } = window;
  const address = () => location.pathname + location.search;
  /** Settles once the browser has left an entry of ours. */
  let atHome: Promise<void> = Promise.resolve();
  // A page that is loaded again shows nothing on top of itself.
  if (entryOf(history).isView) history.replaceState(entryOfSamePage(history), '');

  const leaveEntry = () => new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    history.back();
  });

  return async (_, { signal }) => {
    await atHome;
    if (signal.aborted) return;
    const before = address();
    let now = before;
    const ended = new AbortController();
    history.pushState(entryOfSamePage(history, { isView: true }), '');
    await new Promise<void>((resolve) => {
      window.addEventListener(ADDRESS_CHANGED, () => { now = address(); }, { signal: ended.signal });
      window.addEventListener('popstate', () => {
        ended.abort();
        if (now !== before) {
          history.pushState(entryOfSamePage(history), '', now);
          window.dispatchEvent(new Event(ADDRESS_CHANGED));
        }
        resolve();
      }, { signal: ended.signal });
      // A document that was kept while the visitor was elsewhere comes back without what covered it.
      window.addEventListener('pageshow', ({ persisted }) => {
        if (!persisted) return;
        ended.abort();
        resolve();
      }, { signal: ended.signal });
      signal.addEventListener('abort', () => {
        if (ended.signal.aborted) return;
        ended.abort();
        // Another page may have taken the entry over.
        if (!entryOf(history).isView) return;
        if (now === before) atHome = leaveEntry();
        else history.replaceState(entryOfSamePage(history), '');
      }, { once: true });
    });
  };
}

/** Answers as soon as the viewport is a desktop's [view.breakpoints]. */
export function createAwaitDesktop(matchMedia: Window['matchMedia']): FullScreenViewPorts['awaitDesktop'] {
  return (_, { signal }) => new Promise((resolve) => {
    const desktop = matchMedia(`(min-width: ${BREAKPOINTS.desktop}px)`);
    if (desktop.matches) resolve();
    else desktop.addEventListener('change', () => resolve(), { once: true, signal });
  });
}
