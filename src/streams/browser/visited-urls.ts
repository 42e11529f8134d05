import { defer, filter, fromEvent, map, merge, pairwise, startWith } from 'rxjs';
import type { Observable } from 'rxjs';
import { addressChanges$ } from './address-changes.ts';

/**
 * Other addresses (path and query) that Back and Forward lead to within this document.
 * @param isOwn whether the entry that is shown counts: who comes back from one that does not is where they were
 */
export function visitedUrls$(target: Pick<Window, 'addEventListener' | 'removeEventListener' | 'location'>, isOwn = () => true): Observable<string> {
  const address = () => target.location.pathname + target.location.search;
  return defer(() => merge(
    fromEvent(target, 'popstate').pipe(map(() => ({ url: address(), isVisit: true }))),
    addressChanges$(target).pipe(map((url) => ({ url, isVisit: false }))),
  ).pipe(
    filter(isOwn),
    startWith({ url: address(), isVisit: false }),
    pairwise(),
    filter(([before, now]) => now.isVisit && now.url !== before.url),
    map(([, { url }]) => url),
  ));
}
