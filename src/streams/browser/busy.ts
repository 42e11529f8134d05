import { asyncScheduler, defer, distinctUntilChanged, fromEvent, map, merge, Observable, of, startWith, switchMap, timer } from 'rxjs';
import type { SchedulerLike } from 'rxjs';

/** What lies open over the page or beside it: menus, screens, dialogs, a conversation, a question. */
const OPEN = 'dialog[open], :popover-open, section[data-flow="chat"], section[data-flow="consent"]';
/** What somebody writes or chooses in. */
const FIELD = 'textarea, select, input:not([type="checkbox"], [type="radio"])';

/** Milliseconds after which somebody is done: from one field to the next, or out of a menu into what it opens. */
export const CALM_MS = 1_000;

interface Page {
  document: Pick<Document, 'activeElement' | 'querySelector' | 'documentElement' | 'addEventListener' | 'removeEventListener'>;
  MutationObserver: typeof MutationObserver;
}

/** Whether the visitor is about something that would be lost under what opens by itself: at once, and whenever that changes. Its end is told once it lasts. */
export function isBusy$({ document, MutationObserver: Mutations }: Page, scheduler: SchedulerLike = asyncScheduler): Observable<boolean> {
  const isBusy = () => document.activeElement?.matches(FIELD) === true || document.querySelector(OPEN) !== null;
  const changes$ = new Observable<void>((subscriber) => {
    const observer = new Mutations(() => subscriber.next());
    observer.observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  });
  return defer(() => {
    const told$ = merge(changes$, ...['focusin', 'focusout', 'toggle'].map((type) => fromEvent(document, type, { capture: true }))).pipe(
      map(isBusy),
      startWith(isBusy()),
      distinctUntilChanged(),
    );
    return told$.pipe(
      switchMap((isBusyNow, index) => (isBusyNow || index === 0 ? of(isBusyNow) : timer(CALM_MS, scheduler).pipe(map(() => false)))),
      distinctUntilChanged(),
    );
  });
}
