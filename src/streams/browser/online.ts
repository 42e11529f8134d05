import { defer, distinctUntilChanged, fromEvent, map, merge, startWith } from 'rxjs';
import type { Observable } from 'rxjs';

/**
 * Whether the browser has a network, now and whenever that changes. It may have one and yet reach nobody.
 * @param now where the page knows better than the browser
 */
export function isOnline$(window: Pick<Window, 'navigator' | 'addEventListener' | 'removeEventListener'>, now?: boolean): Observable<boolean> {
  return defer(() => merge(
    fromEvent(window, 'online').pipe(map(() => true)),
    fromEvent(window, 'offline').pipe(map(() => false)),
  ).pipe(startWith(now ?? window.navigator.onLine !== false), distinctUntilChanged()));
}
