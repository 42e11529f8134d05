import { asyncScheduler, EMPTY, mergeMap, Observable, map, switchMap, take, timer } from 'rxjs';
import type { SchedulerLike } from 'rxjs';

/** Tells whether all of an element is in view, now and whenever that changes. */
type Watch = (element: Element) => Observable<boolean>;

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
  return elements$.pipe(
    mergeMap((element) => watch(element).pipe(
      switchMap((isWhole) => (isWhole ? timer(lasting, scheduler) : EMPTY)),
      take(1),
      map(() => element),
    )),
  );
}

/** An observer an element: one for all would have to tell them apart again. */
export const watchWhole: Watch = (element) => new Observable((subscriber) => {
  const observer = new IntersectionObserver((entries) => subscriber.next(entries.at(-1)!.intersectionRatio >= 1), { threshold: [0, 1] });
  observer.observe(element);
  return () => observer.disconnect();
});

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
