import { distinctUntilChanged, map, startWith } from 'rxjs';
import type { Observable } from 'rxjs';
import type { NetworkState } from '../../../machines/offline-copies/offline-copies.types.ts';
import { isOnline$, networkChanges$ } from './online.ts';

/**
 * What is known of the network, now and whenever the browser says that it changes.
 * @param found what a page that is a copy was found by; null of any other page
 */
export function networkState$(window: Parameters<typeof isOnline$>[0], found: 'offline' | 'silent' | null): Observable<NetworkState> {
  if (found === null) return isOnline$(window).pipe(map(stateOf));
  return networkChanges$(window).pipe(map(stateOf), startWith<NetworkState>(found), distinctUntilChanged());
}

const stateOf = (isOnline: boolean): NetworkState => (isOnline ? 'online' : 'offline');
