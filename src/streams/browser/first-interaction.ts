import { fromEvent, map, merge, switchMap, take } from 'rxjs';
import type { Observable } from 'rxjs';
import { timeout$ } from '../time/timeout.ts';

/** A finger counts once it is lifted: what its press asks for goes first. */
const PRESSES = ['pointerup', 'touchend', 'keydown', 'click'];
/** What leads to a press. */
const APPROACHES = ['pointermove', 'scroll'];

/** Milliseconds in which a press that follows an approach asks for what it leads to before anything else does. */
export const PRESS_PAUSE = 300;

/**
 * Tells once that the visitor does anything: before that nothing can have gone wrong for them.
 * @param pause$ tells once so many milliseconds have passed
 */
export function firstInteraction$(target: Pick<Window, 'addEventListener' | 'removeEventListener'>, pause$: (ms: number) => Observable<unknown> = timeout$): Observable<void> {
  const first$ = (types: readonly string[]) => merge(...types.map((type) => fromEvent(target, type, { capture: true, passive: true }))).pipe(take(1));
  return merge(first$(PRESSES), first$(APPROACHES).pipe(switchMap(() => pause$(PRESS_PAUSE)))).pipe(take(1), map(() => {}));
}
