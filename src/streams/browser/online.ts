import { defer, distinctUntilChanged, fromEvent, map, merge, startWith } from 'rxjs';
import type { Observable } from 'rxjs';

/** Whether the browser has a network, now and whenever that changes. It may have one and yet reach nobody. */
export function isOnline$(window: Pick<Window, 'navigator' | 'addEventListener' | 'removeEventListener'>): Observable<boolean> {
  return defer(() => merge(
    fromEvent(window, 'online').pipe(map(() => true)),
    fromEvent(window, 'offline').pipe(map(() => false)),
  ).pipe(startWith(window.navigator.onLine !== false), distinctUntilChanged()));
}
