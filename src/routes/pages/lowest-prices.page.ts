import type { components } from '../../../openapi/generated/search.ts';
import { offersRequestOf } from '../../domain/search/offers-request.ts';
import type { SearchState } from '../../domain/search/search-state.ts';
import { readSearchForm, TOO_MANY } from '../../domain/urls/forms/flight-search.ts';
import { LOWEST_PRICES_PATH } from '../../domain/urls/pages/lowest-prices-url.ts';
import { metaOf } from '../../domain/content/meta-of.ts';
import type { PageLoader } from '../page-plan.ts';
import { plainPlan } from '../plain-plan.ts';
import { searchOptionsOf } from './search-options.ts';
import type { SearchOptions } from './search-options.ts';

export interface LowestPricesData {
  title: string;
  search: SearchState;
  options: SearchOptions;
  /** By country, or by region where one is chosen. */
  statistics: components['schemas']['LowestPriceStatistics']['statistics'];
  dropped: string[];
  /** Whether more people were asked for than travel on one booking [participants.max]. */
  isPartyTooLarge: boolean;
  /** Codes that the shop does not know. */
  ignored: string[];
}

/** What a holiday costs in each month, drawn and told [page.lowest-price-chart] [search.lowest-price]. */
export const lowestPricesPage: PageLoader<'lowestPriceChart'> = async (visit) => {
  const { api, context } = visit;
  if (context.path.replace(/\/$/, '') !== LOWEST_PRICES_PATH) return { redirect: visit.href(LOWEST_PRICES_PATH) + context.query, status: 301 };
  const { state: search, dropped } = readSearchForm(visit.query, context.today);
  const [cms, options, { statistics, ignored }] = await Promise.all([
    visit.cmsPage(LOWEST_PRICES_PATH),
    searchOptionsOf(visit, search.tripType),
    api.POST('/api/www/lowest-price/statistics', { body: offersRequestOf(search, { today: context.today }) }),
  ]);
  const title = metaOf(cms, 'title') ?? LOWEST_PRICES_PATH;
  const data: LowestPricesData = {
    title, search, options, statistics, ignored,
    // Its field says so.
    dropped: dropped.filter((key) => key !== TOO_MANY),
    isPartyTooLarge: dropped.includes(TOO_MANY),
  };
  return plainPlan({
    data,
    cms,
    head: { title, description: metaOf(cms, 'description') ?? '', canonical: LOWEST_PRICES_PATH, indexed: context.query === '' },
  });
};
