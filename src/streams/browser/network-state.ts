import { defer, distinctUntilChanged, fromEvent, map, merge, startWith } from 'rxjs';
import type { Observable } from 'rxjs';
import type { NetworkState } from '../../../machines/offline-copies/offline-copies.types.ts';

/**
 * What is known of the network, now and whenever the browser says that it changes.
 * @param found what a page that is a copy was found by; null of any other page
 */
export function networkState$(window: Pick<Window, 'navigator' | 'addEventListener' | 'removeEventListener'>, found: 'offline' | 'silent' | null): Observable<NetworkState> {
  return defer(() => merge(
    fromEvent(window, 'online').pipe(map((): NetworkState => 'online')),
    fromEvent(window, 'offline').pipe(map((): NetworkState => 'offline')),
  ).pipe(startWith<NetworkState>(found ?? (window.navigator.onLine === false ? 'offline' : 'online')), distinctUntilChanged()));
}
