import { asyncScheduler, distinctUntilChanged, EMPTY, fromEvent, map, merge, of, pairwise, skip, startWith, switchMap, timer } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';

/** Milliseconds for which a pointer rests on a link that is meant. */
export const POINTER_REST = 60;

/** Milliseconds until a touch or the focus has been painted: what is asked for within would make the press seem slow. */
export const FRAME = 20;

export interface MeantLink {
  /** Null as soon as pointer or focus have gone on to what is no link. */
  link: Element | null;
  /** Whether a pointer or the keyboard's focus rests on it; a finger that touches it may be about to scroll. */
  rests: boolean;
}

const NO_LINK: MeantLink = { link: null, rests: false };

/**
 * Links that somebody is about to press. Once one is pressed, what was about to be told is told no more: its press asks
 * for it itself.
 * @param isFocusMoved whether the shop itself moves the focus right now: that is nobody's intent
 */
export function meantLinks$(target: Pick<Document, 'addEventListener' | 'removeEventListener'>, isFocusMoved: () => boolean, scheduler: SchedulerLike = asyncScheduler): Observable<MeantLink> {
  const on$ = <Told extends Event>(type: string) => fromEvent<Told>(target, type, { passive: true });
  const afterRest = (links$: Observable<MeantLink | null>, rest: number) => merge(links$, on$('click').pipe(map(() => null))).pipe(
    switchMap((meant) => (meant === null ? EMPTY : meant === NO_LINK ? of(meant) : timer(rest, scheduler).pipe(map(() => meant)))),
  );
  const under$ = on$<PointerEvent>('pointerover').pipe(
    map((event) => ({ link: event.pointerType === 'mouse' ? linkOf(event) : null, place: `${event.screenX} ${event.screenY}` })),
    startWith({ link: null, place: '' }),
    pairwise(),
    // A link that comes to lie under a pointer at rest is nobody's intent.
    map(([before, { link, place }]) => (link === null ? NO_LINK : place === before.place ? null : { link, rests: true })),
  );
  const focused$ = on$('focusin').pipe(map((event) => (isFocusMoved() ? null : meantBy(event, true) ?? NO_LINK)));
  const touched$ = on$('touchstart').pipe(map((event) => meantBy(event, false)));
  return merge(afterRest(under$, POINTER_REST), afterRest(merge(focused$, touched$), FRAME)).pipe(startWith(NO_LINK), distinctUntilChanged(), skip(1));
}

function meantBy(event: Event, rests: boolean): MeantLink | null {
  const link = linkOf(event);
  return link && { link, rests };
}

function linkOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('a[href]') : null;
}
