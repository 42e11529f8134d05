import { defer, filter, fromEvent, map, merge, pairwise, startWith } from 'rxjs';
import type { Observable } from 'rxjs';

/** Told to the window when this document changes its own address: the browser tells nobody. */
export const ADDRESS_CHANGED = 'addresschanged';

/** Other addresses (path and query) that Back and Forward lead to within this document. */
export function visitedUrls$(target: Pick<Window, 'addEventListener' | 'removeEventListener' | 'location'>): Observable<string> {
  const address = () => target.location.pathname + target.location.search;
  return defer(() => merge(
    fromEvent(target, 'popstate').pipe(map(() => ({ url: address(), isVisit: true }))),
    fromEvent(target, ADDRESS_CHANGED).pipe(map(() => ({ url: address(), isVisit: false }))),
  ).pipe(
    startWith({ url: address(), isVisit: false }),
    pairwise(),
    filter(([before, now]) => now.isVisit && now.url !== before.url),
    map(([, { url }]) => url),
  ));
}
