import { fromEvent, map } from 'rxjs';
import type { Observable } from 'rxjs';

/** Whenever the browser has gone to another entry of its history within this document, by Back, Forward or a part of the page. */
export function historySteps$(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): Observable<'stepped'> {
  return fromEvent(target, 'popstate').pipe(map(() => 'stepped' as const));
}
