import { distinctUntilChanged, filter, map, Observable, startWith, switchMap, take } from 'rxjs';

/** What of a browser tells whether something is about to be seen. */
interface Sight {
  document: Pick<Document, 'querySelector' | 'body'>;
  IntersectionObserver: typeof IntersectionObserver;
  MutationObserver: typeof MutationObserver;
}

/**
 * Tells once that an element is less than `margin` pixels away from what is seen; one that is not there yet is waited for,
 * and one that is put in its place is watched instead.
 */
export function nearness$({ document, IntersectionObserver: Intersections, MutationObserver: Mutations }: Sight, selector: string, margin: number): Observable<'near'> {
  const changes$ = new Observable<void>((subscriber) => {
    const observer = new Mutations(() => subscriber.next());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  });
  const isNear$ = (element: Element) => new Observable<boolean>((subscriber) => {
    const observer = new Intersections((entries) => subscriber.next(entries.some(({ isIntersecting }) => isIntersecting)), { rootMargin: `${margin}px` });
    observer.observe(element);
    return () => observer.disconnect();
  });
  return changes$.pipe(
    startWith(undefined),
    map(() => document.querySelector(selector)),
    filter((element) => element !== null),
    distinctUntilChanged(),
    switchMap(isNear$),
    filter(Boolean),
    take(1),
    map(() => 'near' as const),
  );
}
