import { defer, distinctUntilChanged, fromEvent, map, startWith } from 'rxjs';
import type { Observable } from 'rxjs';

/** Whether the page is seen, now and whenever that changes: a tab behind others or a locked phone shows nothing. */
export function isVisible$(document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>): Observable<boolean> {
  const isVisible = () => document.visibilityState === 'visible';
  return defer(() => fromEvent(document, 'visibilitychange').pipe(map(isVisible), startWith(isVisible()), distinctUntilChanged()));
}
