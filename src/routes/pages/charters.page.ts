import type { components } from '../../../openapi/generated/common.ts';
import { searchOffers } from '../../api/search-offers.ts';
import { offersRequestOf } from '../../domain/search/offers-request.ts';
import type { SearchState } from '../../domain/search/search-state.ts';
import { ADVANCED_FLIGHTS_PATH, FLIGHTS_PATH, readFlightSearch, TOO_MANY } from '../../domain/urls/forms/flight-search.ts';
import { FIELD } from '../../domain/urls/forms/search-form.ts';
import { pageOf, withPage } from '../../domain/urls/listing-params.ts';
import { metaOf } from '../../domain/content/meta-of.ts';
import type { PageLoader } from '../page-plan.ts';
import { plainPlan } from '../plain-plan.ts';
import { noticePlan } from './notice.page.ts';
import { searchOptionsOf } from './search-options.ts';
import type { SearchOptions } from './search-options.ts';

type Offer = components['schemas']['Offer'];

/** What a line of the found flights shows. */
export type FlightOffer = Pick<Offer, 'offerCode' | 'offerPath' | 'destination' | 'departureFlight' | 'returnFlight' | 'duration' | 'discountPrice' | 'totalPrice' | 'currency' | 'lowCost'>;

export interface ChartersData {
  isAdvanced: boolean;
  title: string;
  search: SearchState;
  options: SearchOptions;
  flights: FlightOffer[];
  total: number;
  /** Counted from 0. */
  page: number;
  pagesCount: number;
  dropped: string[];
  /** Birth dates as they were typed, where they cannot be read or are too many. */
  wrongChildren: string | null;
  /** Whether more people were asked for than travel on one booking [participants.max]. */
  isPartyTooLarge: boolean;
  /** The last day as it was written, where it is before the first. */
  reversedEnd: string | null;
  /** Codes that the shop does not know. */
  ignored: string[];
}

/** Charter flights by a plain form; its answer stands under it, with or without scripts [page.charters]. */
export const chartersPage: PageLoader<'charters'> = async (visit) => {
  const { api, context, params, query, routeName } = visit;
  if (context.path.startsWith('/charters/')) {
    const publicPath = `/${params.path}`;
    const route = visit.matchPage(publicPath);
    if (route?.pageType !== 'charters' || route.kind === 'internal') return noticePlan(visit, 'notFound');
    return { redirect: visit.href(publicPath) + context.query, status: 301 };
  }
  const isAdvanced = routeName === 'chartersAdvanced';
  const path = isAdvanced ? ADVANCED_FLIGHTS_PATH : FLIGHTS_PATH;
  const { state, dropped, reversedEnd } = readFlightSearch(context.query, context.today);
  const page = pageOf(context.query);
  const [cms, options, { offers, pagination, ignored }] = await Promise.all([
    visit.cmsPage(path),
    searchOptionsOf(visit, 'CZ'),
    searchOffers(api, offersRequestOf(state, { today: context.today, page })),
  ]);
  const title = metaOf(cms, 'title') ?? visit.t('guide.holidays.charter');
  const isPartyTooLarge = dropped.includes(TOO_MANY);
  const data: ChartersData = {
    isAdvanced, title, options, ignored, page, reversedEnd, isPartyTooLarge,
    // Their fields say so, and keep what was typed.
    dropped: dropped.filter((key) => key !== TOO_MANY && !(isAdvanced && key === 'ctChild') && !(reversedEnd !== null && key === 'endDate')),
    wrongChildren: isPartyTooLarge || dropped.includes('ctChild') ? (query.get(FIELD.children) ?? []).join(', ') : null,
    search: state,
    flights: offers.map(flightOf),
    total: pagination.totalResults,
    pagesCount: pagination.pagesCount,
  };
  return plainPlan({
    data,
    cms,
    head: {
      title,
      description: metaOf(cms, 'description') ?? '',
      // Searches are not pages of their own; the pages of all flights are.
      canonical: withPage(path, isOpen(context.query) ? page : 0),
      indexed: isOpen(context.query) && offers.length > 0,
    },
  });
};

/** Whether nothing is asked for but a page. */
function isOpen(query: string): boolean {
  return /^(\?strana=\d+)?$/.test(query);
}

/** As much of an offer as a line of flights shows. */
export function flightOf({ offerCode, offerPath, destination, departureFlight, returnFlight, duration, discountPrice, totalPrice, currency, lowCost }: Offer): FlightOffer {
  return { offerCode, offerPath, destination, departureFlight, returnFlight, duration, discountPrice, totalPrice, currency, lowCost };
}
