import { fromEvent, map, startWith, switchMap, take } from 'rxjs';
import type { Observable } from 'rxjs';
import { VIEW_ENTRY_LEFT } from './back-presses.ts';
import { historySteps$ } from './history-steps.ts';

/** Whether the browser is leaving the entry of a view that has closed, whenever that changes; while the step is told it still is. */
export function isLeavingView$(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): Observable<boolean> {
  return fromEvent(target, VIEW_ENTRY_LEFT).pipe(
    // Listened to from then on: whoever has listened to steps before hears of this one first.
    switchMap(() => historySteps$(target).pipe(take(1), map(() => false), startWith(true))),
  );
}
