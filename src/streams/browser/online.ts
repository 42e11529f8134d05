import { defer, distinctUntilChanged, fromEvent, map, merge, startWith } from 'rxjs';
import type { Observable } from 'rxjs';

type NetworkWindow = Pick<Window, 'navigator' | 'addEventListener' | 'removeEventListener'>;

/** Whether the browser has a network, now and whenever that changes. It may have one and yet reach nobody. */
export function isOnline$(window: NetworkWindow): Observable<boolean> {
  return defer(() => networkChanges$(window).pipe(startWith(window.navigator.onLine !== false), distinctUntilChanged()));
}

/** Whenever the browser says that it has a network, or none. */
export function networkChanges$(window: Omit<NetworkWindow, 'navigator'>): Observable<boolean> {
  return merge(
    fromEvent(window, 'online').pipe(map(() => true)),
    fromEvent(window, 'offline').pipe(map(() => false)),
  );
}
