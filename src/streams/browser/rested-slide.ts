import { debounceTime, defer, distinctUntilChanged, filter, fromEvent, map } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';

/** Where a browser does not say that scrolling has ended, it has once nothing has moved for so long, in milliseconds. */
export const REST = 150;

/** What of a browser tells where a strip of slides rests. */
interface Scrolling {
  document: Pick<Document, 'addEventListener' | 'removeEventListener'>;
  /** There where the browser says itself when scrolling ends. */
  onscrollend?: unknown;
}

/** The place of each slide, from 0, that a strip of slides as wide as itself has come to rest on; a strip between two has not. */
export function restedSlide$(browser: Scrolling, selector: string, { scheduler }: { scheduler?: SchedulerLike } = {}): Observable<number> {
  return defer(() => {
    const ends$ = 'onscrollend' in browser
      ? fromEvent(browser.document, 'scrollend', { capture: true })
      : fromEvent(browser.document, 'scroll', { capture: true }).pipe(debounceTime(REST, scheduler));
    return ends$.pipe(
      map(({ target }) => target as HTMLElement),
      // The document itself scrolls too, and has no `matches`.
      filter((strip) => strip.matches?.(selector)),
      map(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth),
      filter((place) => Math.abs(place - Math.round(place)) < 0.02),
      map(Math.round),
      distinctUntilChanged(),
    );
  });
}
