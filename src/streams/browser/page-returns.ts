import { filter, fromEvent, map } from 'rxjs';
import type { Observable } from 'rxjs';

/** Whenever the page comes back from the browser's back/forward cache, where it stood still. */
export function pageReturns$(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): Observable<'returned'> {
  return fromEvent<PageTransitionEvent>(target, 'pageshow').pipe(filter(({ persisted }) => persisted), map(() => 'returned' as const));
}
