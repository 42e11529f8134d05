import { filter, fromEvent, map, merge } from 'rxjs';
import type { Observable } from 'rxjs';

/** Links that the visitor is about to follow, by mouse, finger or key, before anything else knows of it. */
export function pointedLinks$(target: Pick<Document, 'addEventListener' | 'removeEventListener'>): Observable<HTMLAnchorElement> {
  const pointing = ['pointerover', 'focusin', 'click'].map((type) => fromEvent(target, type, { capture: true, passive: true }));
  return merge(...pointing).pipe(
    map(({ target: pointed }) => (pointed instanceof Element ? pointed.closest<HTMLAnchorElement>('a[href]') : null)),
    filter((link) => link !== null),
  );
}
