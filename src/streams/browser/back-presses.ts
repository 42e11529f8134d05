import { BehaviorSubject, defer, filter, finalize, fromEvent, ignoreElements, map, merge, NEVER, of, switchMap, take, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import { entryOf, entryOfSamePage, isOfView } from '../../ports/address/history-entry.ts';
import type { HistoryEntry } from '../../ports/address/history-entry.ts';
import { ADDRESS_CHANGED } from './address-changes.ts';
import { historySteps$ } from './history-steps.ts';
import { pageReturns$ } from './page-returns.ts';

/** Told to the window when the browser begins to leave the entry of a view that has closed: the next `popstate` is nobody's Back. */
export const VIEW_ENTRY_LEFT = 'viewentryleft';

type HistoryWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'dispatchEvent' | 'history' | 'location'>;

export interface BackPresses {
  /**
   * The browser's Back as the way out of what covers the page: as long as someone listens, an entry of the history stands for
   * it. An address that changes meanwhile (a filter of the list) takes that entry over; afterwards it is one step for Back to
   * undo. Where a step leads to another page nothing is held any more. A document that comes back from the browser's cache comes without what covered it.
   */
  backPresses: () => Observable<'pressed'>;
  /** Leaves entries that stand for nothing any more: of a page that was loaded again, or where Forward has led. */
  leaveClosedViews$: (isCovered: () => boolean) => Observable<never>;
}

export function createBackPresses(window: HistoryWindow): BackPresses {
  const { history, location } = window;
  const address = () => location.pathname + location.search;
  /** False while the browser leaves an entry of ours. */
  const isHome$ = new BehaviorSubject(true);
  /** Whether a step has just led to another page, with which all that covers this one goes. */
  let isAway = false;
  const showAt = (url: string) => {
    history.pushState(entryOfSamePage(history), '', url);
    window.dispatchEvent(new Event(ADDRESS_CHANGED));
  };
  const leaveEntry = ({ viewAt }: HistoryEntry) => {
    // What was chosen in the view is one step for Back to undo.
    if (viewAt !== address()) return history.replaceState(entryOfSamePage(history), '');
    isHome$.next(false);
    let now = address();
    const { page } = entryOf(history);
    const note = () => { now = address(); };
    window.addEventListener(ADDRESS_CHANGED, note);
    window.addEventListener('popstate', () => {
      window.removeEventListener(ADDRESS_CHANGED, note);
      // What was chosen in the view may have been settled on its entry meanwhile: whoever hears of the step is where it led.
      if (now !== viewAt && entryOf(history).page === page) showAt(now);
    }, { once: true, capture: true });
    window.addEventListener('popstate', () => isHome$.next(true), { once: true });
    window.dispatchEvent(new Event(VIEW_ENTRY_LEFT));
    history.back();
  };

  const held$ = defer(() => {
    if (isAway) return NEVER;
    const before = address();
    const { page } = entryOf(history);
    let now = before;
    /** Whether its entry is no longer the one that is shown: whoever hears of it may cover the page anew at once. */
    let isOver = false;
    history.pushState(entryOfSamePage(history, { viewAt: before }), '');
    const changes$ = fromEvent(window, ADDRESS_CHANGED).pipe(tap(() => { now = address(); }), ignoreElements());
    const backs$ = fromEvent(window, 'popstate').pipe(tap(() => {
      isOver = true;
      if (entryOf(history).page !== page) {
        isAway = true;
        queueMicrotask(() => { isAway = false; });
        return;
      }
      if (now === before) return;
      showAt(now);
    }));
    return merge(changes$, backs$, pageReturns$(window)).pipe(
      take(1),
      map(() => 'pressed' as const),
      finalize(() => {
        const entry = entryOf(history);
        // Another page may have taken the entry over.
        if (!isOver && isOfView(entry)) leaveEntry(entry);
      }),
    );
  });
  return {
    backPresses: () => isHome$.pipe(filter((isHome) => isHome), take(1), switchMap(() => held$)),
    leaveClosedViews$: (isCovered) => merge(of('begun'), historySteps$(window)).pipe(
      tap(() => {
        const entry = entryOf(history);
        if (isOfView(entry) && !isCovered()) leaveEntry(entry);
      }),
      ignoreElements(),
    ),
  };
}
