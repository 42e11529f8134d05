import { filter, fromEvent, map, merge } from 'rxjs';
import type { Observable } from 'rxjs';

type Listened<Target extends EventTarget> = Pick<Target, 'addEventListener' | 'removeEventListener'>;

/** Whenever the page is left or put aside: the last moment that a phone gives it. */
export function pageHides$(window: Listened<Window>, document: Listened<Document> & Pick<Document, 'visibilityState'>): Observable<'hidden'> {
  return merge(
    fromEvent(window, 'pagehide'),
    fromEvent(document, 'visibilitychange').pipe(filter(() => document.visibilityState === 'hidden')),
  ).pipe(map(() => 'hidden' as const));
}
