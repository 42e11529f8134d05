import { filter, map, merge } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Command } from '../../bus/flows.ts';
import { localisedPath, splitLanguage } from '../../domain/market/language.ts';
import { HOTELS_PATH } from '../../domain/urls/pages/hotel-url.ts';
import { parseListingSearch, withVisitOf } from '../../domain/urls/listing-params.ts';
import { offerSegmentOf, withOfferCode } from '../../domain/urls/offer-code.ts';
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
    filter((url) => splitLanguage(url).path.startsWith(HOTELS_PATH)),
    map((url) => ({
      type: 'configurator.followUrl',
      offerCode: offerSegmentOf(url)?.offerCode ?? null,
      occupancies: parseListingSearch(url.slice(url.indexOf('?') + 1)).state.occupancies,
    })),
  );
  return merge(replaced$, visited$);
};
