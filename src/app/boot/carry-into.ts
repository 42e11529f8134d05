import { withBidOf } from '../../domain/urls/listing-params.ts';
import { withCarriedParty } from '../../domain/urls/carried-party.ts';
import { offerSegmentOf } from '../../domain/urls/offer-code.ts';
import { NOT_FOR_PARTY } from '../../domain/urls/without-party.ts';

/** Changes a link, which is about to be followed, by what the address of its page says of the visit [url.params] [url.bidding]. */
export function carryInto(link: HTMLAnchorElement, here: Pick<Location, 'origin' | 'search'>): void {
  if (link.origin !== here.origin || link.hash !== '') return;
  let address = link.pathname + link.search;
  if (link.closest(NOT_FOR_PARTY) === null) address = withCarriedParty(address, here.search, 'carriesParty' in link.dataset);
  const carriesParty = address !== link.pathname + link.search;
  if (offerSegmentOf(address) !== undefined) address = withBidOf(here.search, address);
  if (address === link.pathname + link.search) return;
  link.href = address;
  if (carriesParty) link.dataset.carriesParty = '';
}
