import { splitLanguage } from '../market/language.ts';
import { parseListingSearch } from './listing-params.ts';
import { partyQuery } from './party-search.ts';
import { formatQueryString, parseQueryString } from './encoding/query-string.ts';
import { WITHOUT_PARTY } from './without-party.ts';

const withoutParty = new RegExp(`^/(?:${WITHOUT_PARTY})(?:/|$)`);

/**
 * The address of a link with the party of the page that it stands on; a search of the link's own stays as it is.
 * @param address path and query of the link
 * @param here the query of the page
 * @param isCarried whether the link's `q` is a party that was carried to it before
 */
export function withCarriedParty(address: string, here: string, isCarried: boolean): string {
  const [path = '', query = ''] = address.split('?');
  const params = parseQueryString(query);
  if (withoutParty.test(splitLanguage(path).path) || (params.has('q') && !isCarried)) return address;
  const others = Object.fromEntries([...params].filter(([name]) => name !== 'q').map(([name, [value]]) => [name, value]));
  return path + formatQueryString({ q: partyQuery(parseListingSearch(here).state.occupancies), ...others });
}
