import type { components } from '../../../openapi/generated/search.ts';
import { fetchOrEmpty } from '../../api/fetch-or-empty.ts';
import { searchOffers } from '../../api/search-offers.ts';
import { offersRequestOf } from '../../domain/search/offers-request.ts';
import type { SearchState } from '../../domain/search/search-state.ts';
import { defaultSearchState } from '../../domain/search/search-state.ts';
import { parseListingPath } from '../../domain/urls/listing-url.ts';
import type { PageLoader } from '../page-plan.ts';
import { plainPlan } from '../plain-plan.ts';
import { flightOf } from './charters.page.ts';
import type { FlightOffer } from './charters.page.ts';
import { noticePlan } from './notice.page.ts';

export interface ChartersLandingData {
  title: string;
  place: string;
  search: SearchState;
  flights: FlightOffer[];
  /** Lowest prices by region. */
  statistics: components['schemas']['LowestPriceStatistics']['statistics'];
  listingPath: string;
}

/** Charter flights to one country, or to a region of it: the cheapest ones and the months that they are cheapest in [page.charters-landing]. */
export const chartersLandingPage: PageLoader<'chartersLandingPage'> = async ({ api, cmsPage, context, log, params, t }) => {
  const [direction = '', region, more] = (params.pageType ?? params.path ?? '').split('/');
  if (direction === '' || more !== undefined) return noticePlan({ t, context }, 'notFound');
  const { offerPageData, searchState } = await api.GET('/api/www/search-criteria/find-by-seo-names', { params: { query: { criteria: 'nabidky-charter', direction, region } } });
  const here = offerPageData.breadcrumbs.at(-1);
  const search: SearchState = { ...defaultSearchState(), tripType: 'CZ', selectedDestinationsCodes: searchState.selectedDestinationsCodes ?? [] };
  const request = offersRequestOf(search, { today: context.today });
  const [cms, { offers }, { statistics }] = await Promise.all([
    cmsPage(context.path),
    searchOffers(api, request),
    fetchOrEmpty('price statistics', api.POST('/api/www/lowest-price/statistics', { body: request }), { statistics: [], ignored: [] }, log),
  ]);
  const listingPath = here?.url ?? '';
  if (here === undefined || parseListingPath(listingPath) === undefined) return noticePlan({ t, context }, 'notFound');
  const title = t('guide.direction.title.CZ', { place: here.label });
  const data: ChartersLandingData = { title, place: here.label, search, flights: offers.map(flightOf), statistics, listingPath };
  return plainPlan({
    data,
    cms,
    head: {
      title,
      description: t('guide.landing.description', { place: here.label }),
      canonical: `/chartersLandingPage/${[direction, region].filter(Boolean).join('/')}`,
      indexed: offers.length > 0 && context.query === '',
      breadcrumbs: offerPageData.breadcrumbs,
    },
  });
};
