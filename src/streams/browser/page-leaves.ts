import { fromEvent, map } from 'rxjs';
import type { Observable } from 'rxjs';

/** Whenever the page is left: it ends, or stands still in the browser's back/forward cache. A hidden tab is not left. */
export function pageLeaves$(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): Observable<'left'> {
  return fromEvent(target, 'pagehide').pipe(map(() => 'left' as const));
}
