import type { FlowName } from '../bus/flows.ts';
import type { PageType } from '../domain/routes/page-types.ts';

const deferredFlows: { readonly [Type in PageType]?: readonly FlowName[] } = {
  checkoutReservation: ['sharedCart'],
  excursionSearch: ['mapCanvas'],
  hotelCard: ['gallery', 'mapCanvas', 'share'],
  listing: ['mapCanvas', 'share'],
  quiz: ['share'],
};

/** Flows of a page that begin once it answers and may be pressed sooner; where there is a search, that of its places. */
export function deferredFlowsOf(pageType: PageType, hasSearch: boolean): readonly FlowName[] {
  return ['fullScreenView', ...(hasSearch ? ['placeSearch' as const] : []), ...(deferredFlows[pageType] ?? [])];
}
