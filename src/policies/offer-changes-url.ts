import { filter, map, merge } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Command } from '../bus/flows.ts';
import { localisedPath, splitLanguage } from '../domain/language.ts';
import { parseHotelPath } from '../domain/urls/hotel-url.ts';
import { parseListingSearch, withVisitOf } from '../domain/urls/listing-params.ts';
import { withOfferCode } from '../domain/urls/offer-code.ts';
import { partyQuery } from '../domain/urls/party-search.ts';
import { formatQueryString } from '../domain/urls/query-string.ts';
import type { Policy } from './policy.ts';
import { when } from './when.ts';

/**
 * The address of a hotel card is true to its offer: whenever an offer is settled the address names it and its party,
 * so that reload and share restore it; whenever the visitor goes Back or Forward the offer follows [config.url].
 */
export const offerChangesUrl: Policy = ({ facts$, visitedUrls$, context }) => {
  const tripType = parseHotelPath(context.path)?.offer?.tripType ?? context.tripType;
  const replaced$: Observable<Command> = facts$.pipe(
    when('configurator.offerChosen'),
    map(({ offerCode, occupancies }) => ({
      type: 'navigation.replaceUrl',
      url: localisedPath(context.language, withVisitOf(context.url, withOfferCode(context.path, { tripType, offerCode }) + formatQueryString({ q: partyQuery(occupancies) }))),
    })),
  );
  const visited$: Observable<Command> = visitedUrls$.pipe(
    map((url) => splitLanguage(url).path),
    filter((url) => context.pageType === 'hotelCard' && parseHotelPath(url) !== undefined),
    map((url) => ({
      type: 'configurator.followUrl',
      offerCode: parseHotelPath(url)?.offer?.offerCode ?? null,
      occupancies: parseListingSearch(url.slice(url.indexOf('?') + 1)).state.occupancies,
    })),
  );
  return merge(replaced$, visited$);
};
