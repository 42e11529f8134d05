import { asyncScheduler, EMPTY, groupBy, mergeMap, Observable, map, switchMap, take, timer } from 'rxjs';
import type { SchedulerLike } from 'rxjs';

interface Sight { element: Element; isWhole: boolean }
/** The browser's observer of what is in view. */
type Watch = (tell: (sights: readonly Sight[]) => void) => Pick<IntersectionObserver, 'observe' | 'disconnect'>;

interface ImpressionOptions {
  /** Milliseconds for which an element has to be seen in full. */
  lasting: number;
  /** What counts, as it comes: pages grow. */
  elements$: Observable<Element>;
  watch: Watch;
  scheduler?: SchedulerLike;
}

/** Each element once: when it was fully visible for so long [track.click-delay]. */
export function impressions$({ lasting, elements$, watch, scheduler = asyncScheduler }: ImpressionOptions): Observable<Element> {
  const sights$ = new Observable<Sight>((subscriber) => {
    const observer = watch((sights) => sights.forEach((sight) => subscriber.next(sight)));
    const coming = elements$.subscribe((element) => observer.observe(element));
    return () => {
      coming.unsubscribe();
      observer.disconnect();
    };
  });
  return sights$.pipe(
    groupBy(({ element }) => element),
    mergeMap((sightsOfOne) => sightsOfOne.pipe(
      switchMap(({ element, isWhole }) => (isWhole ? timer(lasting, scheduler).pipe(map(() => element)) : EMPTY)),
      take(1),
    )),
  );
}

/** Watches what is in view; an element counts as whole when all of it is. */
export const watchWhole: Watch = (tell) => new IntersectionObserver(
  (entries) => tell(entries.map(({ target, intersectionRatio }) => ({ element: target, isWhole: intersectionRatio >= 1 }))),
  { threshold: [0, 1] },
);

/** Elements that match, those that are there and those that come. */
export function elements$(root: Element, selector: string): Observable<Element> {
  return new Observable((subscriber) => {
    const known = new WeakSet<Element>();
    const tell = () => root.querySelectorAll(selector).forEach((element) => {
      if (known.has(element)) return;
      known.add(element);
      subscriber.next(element);
    });
    const observer = new MutationObserver(tell);
    observer.observe(root, { childList: true, subtree: true });
    tell();
    return () => observer.disconnect();
  });
}
