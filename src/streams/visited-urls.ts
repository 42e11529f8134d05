import { fromEvent, map } from 'rxjs';
import type { Observable } from 'rxjs';

/** Addresses (path and query) that Back and Forward lead to within this document. */
export function visitedUrls$(target: Pick<Window, 'addEventListener' | 'removeEventListener' | 'location'>): Observable<string> {
  return fromEvent(target, 'popstate').pipe(map(() => target.location.pathname + target.location.search));
}
