/** A page comes back with its reader where they stood, a list as long as it was left; loaded once a listing answers, or with a Back. */
import { finalize } from 'rxjs';
import type { Bus } from '../../bus/bus.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { listIsRestored } from '../../policies/listing/list-is-restored.ts';
import { readPlace } from '../../ports/address/page-place.ts';
import { placeInWholePage } from './scroll-to-place.ts';

interface PlacedPage {
  bus: Pick<Bus, 'actor' | 'dispatch' | 'facts$'>;
}

/**
 * Of a page that was left in another document, or whose flows have ended since.
 * @param host knows whether it is still the page that is shown
 */
export function restorePlace(page: PlacedPage, host: { current: () => PlacedPage }): void {
  const { bus } = page;
  const isShown = () => host.current() === page;
  const left = readPlace(history);
  if (left === null) return;
  const listing = bus.actor('listing');
  if (listing === undefined || left.lastPage === undefined) return placeInWholePage(left.top, isShown, () => false)();
  const { context } = listing.getSnapshot() as FlowSnapshot<'listing'>;
  const scrollThere = placeInWholePage(left.top, isShown, () => document.querySelector('main[data-page] ul[aria-busy=true]') !== null);
  listIsRestored({ facts$: bus.facts$, page: context.page, lastPage: left.lastPage }).pipe(
    finalize(scrollThere),
  ).subscribe((command) => bus.dispatch(command));
}
