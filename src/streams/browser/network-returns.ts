import { fromEvent, map } from 'rxjs';
import type { Observable } from 'rxjs';

/** Whenever the browser has a network again. */
export function networkReturns$(window: Pick<Window, 'addEventListener' | 'removeEventListener'>): Observable<true> {
  return fromEvent(window, 'online').pipe(map(() => true as const));
}
