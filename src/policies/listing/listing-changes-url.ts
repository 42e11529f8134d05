import { concatMap, filter, map, merge, pairwise, startWith } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Command } from '../../bus/flows.ts';
import { localisedPath, splitLanguage } from '../../domain/market/language.ts';
import { listingAddress, withImplied } from '../../domain/urls/listing-address.ts';
import type { ListingBase } from '../../domain/urls/listing-address.ts';
import { namesSort, pageOf, parseListingSearch, withVisitOf } from '../../domain/urls/listing-params.ts';
import { parseListingPath } from '../../domain/urls/listing-url.ts';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/**
 * The address of a listing is true to its list: whenever the list is asked for differently the address changes, and
 * whenever the visitor goes Back or Forward the list and the search above it follow [gs.search-state].
 */
export const listingChangesUrl: Policy = ({ facts$, visitedUrls$, context }) => {
  const base = context.listingBase;
  // Without the page: a longer list keeps its address, for reloading it must not show its last page alone.
  const wanted$ = facts$.pipe(
    when('listing.urlChanged'),
    map(({ searchState }) => ({ url: localisedPath(context.language, withVisitOf(context.url, listingAddress(searchState, base ?? undefined))), isThere: false })),
  );
  const there$ = visitedUrls$.pipe(map((url) => ({ url, isThere: true })));
  const pushed$: Observable<Command> = merge(wanted$, there$).pipe(
    startWith({ url: context.url, isThere: true }),
    pairwise(),
    filter(([before, now]) => !now.isThere && now.url !== before.url),
    map(([, { url }]) => ({ type: 'navigation.pushUrl', url })),
  );
  const visited$: Observable<Command> = visitedUrls$.pipe(
    map((url) => visitedListing(url, base)),
    filter((visited) => visited !== undefined),
    concatMap(({ searchState, page, sortedBy }): Command[] => [
      { type: 'listing.followUrl', searchState, page, sortedBy },
      { type: 'globalSearch.followUrl', searchState },
    ]),
  );
  return merge(pushed$, visited$);
};

function visitedListing(url: string, base: ListingBase | null) {
  if (base === null) return undefined;
  const { path } = splitLanguage(url);
  const [pathname = '', search = ''] = path.split('?', 2);
  const place = parseListingPath(pathname);
  const home = pathname === base.path ? base
    : place && { path: pathname, implied: { tripType: place.tripType, selectedDestinationsCodes: [], selectedAirports: [] } };
  return home && { searchState: withImplied(parseListingSearch(search).state, home), page: pageOf(search), sortedBy: namesSort(search) ? 'address' as const : null };
}
