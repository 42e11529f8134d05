import { fromEvent, map } from 'rxjs';
import type { Observable } from 'rxjs';

/** Told to the window when this document changes its own address: the browser tells nobody. */
export const ADDRESS_CHANGED = 'addresschanged';

/** The address (path and query), whenever this document has changed it. */
export function addressChanges$(target: Pick<Window, 'addEventListener' | 'removeEventListener' | 'location'>): Observable<string> {
  return fromEvent(target, ADDRESS_CHANGED).pipe(map(() => target.location.pathname + target.location.search));
}
