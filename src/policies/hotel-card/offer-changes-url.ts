import { filter, map, merge } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Command } from '../../bus/flows.ts';
import { localisedPath, splitLanguage } from '../../domain/market/language.ts';
import { parseHotelPath } from '../../domain/urls/pages/hotel-url.ts';
import { parseListingSearch, withVisitOf } from '../../domain/urls/listing-params.ts';
import { withOfferCode } from '../../domain/urls/offer-code.ts';
import { partyQuery } from '../../domain/urls/party-search.ts';
import { formatQueryString } from '../../domain/urls/encoding/query-string.ts';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/**
 * The address of a hotel card is true to its offer: whenever an offer is settled the address names it and its party,
 * so that reload and share restore it; whenever the visitor goes Back or Forward the offer follows [config.url].
 */
export const offerChangesUrl: Policy = ({ facts$, visitedUrls$, context }) => {
  const replaced$: Observable<Command> = facts$.pipe(
    when('configurator.offerChosen'),
    map(({ offerCode, occupancies }) => ({
      type: 'navigation.replaceUrl',
      url: localisedPath(context.language, withVisitOf(context.url, withOfferCode(context.path, { tripType: context.tripType, offerCode }) + formatQueryString({ q: partyQuery(occupancies) }))),
    })),
  );
  const visited$: Observable<Command> = visitedUrls$.pipe(
    map((url) => ({ place: parseHotelPath(splitLanguage(url).path), query: url.slice(url.indexOf('?') + 1) })),
    filter(({ place }) => place !== undefined),
    map(({ place, query }) => ({
      type: 'configurator.followUrl',
      offerCode: place?.offer?.offerCode ?? null,
      occupancies: parseListingSearch(query).state.occupancies,
    })),
  );
  return merge(replaced$, visited$);
};
