import { formatQueryString, parseQueryString } from './encoding/query-string.ts';
import { readFurtherParams } from './listing-params.ts';

/**
 * An address on the way to an order with the bid that the visitor follows and with what is recommended for it; what the
 * address says itself stays [url.bidding] [url.params].
 * @param here address or query of the page before
 */
export function withCarriedBid(address: string, here: string): string {
  const said = queryOf(address);
  const { bidding, promotedUpsellCodes } = readFurtherParams(queryOf(here));
  const carried = Object.entries({ ofertowanie: bidding ? 'true' : '', promotedUpsellCodes: promotedUpsellCodes.join(',') });
  const added = formatQueryString(Object.fromEntries(carried.filter(([name]) => !said.has(name))));
  return address + (address.includes('?') ? added.replace('?', '&') : added);
}

function queryOf(address: string) {
  return parseQueryString(/\?.*/.exec(address)?.[0] ?? '');
}
