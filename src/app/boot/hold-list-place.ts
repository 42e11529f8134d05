/** A list comes back as long as it was left, with its reader where they stood; loaded once a listing answers. */
import { finalize } from 'rxjs';
import type { Bus } from '../../bus/bus.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { listIsRestored } from '../../policies/listing/list-is-restored.ts';
import { readListPlace } from '../../ports/address/list-place.ts';
import { placeInWholePage } from './scroll-to-place.ts';

/** Of a list that was left in another document, or whose flows have ended since. */
export function restoreListPlace(bus: Bus): void {
  const left = readListPlace(history);
  const listing = bus.actor('listing');
  if (left === null || listing === undefined) return;
  const { context } = listing.getSnapshot() as FlowSnapshot<'listing'>;
  const scrollThere = placeInWholePage(left.top, () => document.querySelector('main[data-page] ul[aria-busy=true]') !== null);
  listIsRestored({ facts$: bus.facts$, page: context.page, lastPage: left.lastPage }).pipe(
    finalize(scrollThere),
  ).subscribe((command) => bus.dispatch(command));
}
