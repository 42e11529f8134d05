import { asyncScheduler, EMPTY, filter, fromEvent, map, merge, pairwise, startWith, switchMap, timer } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';

/** Milliseconds for which a pointer rests on a link that is meant. */
export const POINTER_REST = 60;

export interface MeantLink {
  link: Element;
  /** Whether a pointer or the keyboard's focus rests on it; a finger that touches it may be about to scroll. */
  rests: boolean;
}

/** Links that somebody is about to press; once one is pressed, what a pointer rests on is meant no more. */
export function meantLinks$(target: Pick<Document, 'addEventListener' | 'removeEventListener'>, scheduler: SchedulerLike = asyncScheduler): Observable<MeantLink> {
  const on$ = <Told extends Event>(type: string) => fromEvent<Told>(target, type, { passive: true });
  const under$ = on$<PointerEvent>('pointerover').pipe(
    map((event) => ({ link: event.pointerType === 'mouse' ? linkOf(event) : null, place: `${event.screenX} ${event.screenY}` })),
    startWith({ link: null, place: '' }),
    pairwise(),
    // A link that comes to lie under a pointer at rest is nobody's intent.
    map(([before, now]) => (now.place === before.place ? null : now.link)),
  );
  return merge(
    merge(under$, on$('click').pipe(map(() => null))).pipe(
      switchMap((link) => (link === null ? EMPTY : timer(POINTER_REST, scheduler).pipe(map(() => ({ link, rests: true }))))),
    ),
    on$('focusin').pipe(map((event) => ({ link: linkOf(event), rests: true }))),
    on$('touchstart').pipe(map((event) => ({ link: linkOf(event), rests: false }))),
  ).pipe(filter((meant): meant is MeantLink => meant.link !== null));
}

function linkOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('a[href]') : null;
}
