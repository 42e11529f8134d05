/** A list comes back as long as it was left, with its reader where they stood; loaded once a listing answers. */
import { finalize } from 'rxjs';
import type { Bus } from '../../bus/bus.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { listIsRestored } from '../../policies/list-is-restored.ts';
import { keepListPlace, readListPlace } from '../../ports/list-place.ts';
import { OUT_OF_SIGHT } from '../../ui/out-of-sight.ts';

/** Frames within which a list of any length has been rendered. */
const PATIENCE = 60;
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

export function holdListPlace(bus: Bus): void {
  const pageOf = () => {
    const { context } = bus.actor('listing')!.getSnapshot() as FlowSnapshot<'listing'>;
    return context.page;
  };
  const left = readListPlace(history);
  if (left !== null) restore(left);
  // Leaving is the last moment, whichever way the visitor goes.
  addEventListener('pagehide', () => keepListPlace(history, { lastPage: pageOf(), top: scrollY }));

  function restore({ lastPage, top }: NonNullable<typeof left>): void {
    document.documentElement.style.setProperty(OUT_OF_SIGHT, 'visible');
    let hasMoved = false;
    for (const move of OWN_MOVES) addEventListener(move, () => { hasMoved = true; }, { once: true, passive: true });
    listIsRestored({ facts$: bus.facts$, page: pageOf(), lastPage }).pipe(
      finalize(() => goThere(PATIENCE)),
    ).subscribe((command) => bus.dispatch(command));

    /** The end of a list may be rendered a few frames after its beginning. */
    function goThere(frames: number): void {
      requestAnimationFrame(() => {
        if (hasMoved) return;
        scrollTo(0, top);
        if (Math.ceil(scrollY) < Math.floor(top) && frames > 0) goThere(frames - 1);
      });
    }
  }
}
