import type { FlowName } from '../bus/flows.ts';
import type { PageType } from '../domain/routes/page-types.ts';

const lateFlows: { readonly [Type in PageType]?: readonly FlowName[] } = {
  checkoutReservation: ['sharedCart'],
  excursionSearch: ['mapCanvas'],
  hotelCard: ['gallery', 'mapCanvas'],
  listing: ['mapCanvas'],
};

/** Flows of a page that begin once it answers and may be pressed sooner. */
export function lateFlowsOf(pageType: PageType): readonly FlowName[] {
  return ['fullScreenView', ...(lateFlows[pageType] ?? [])];
}
