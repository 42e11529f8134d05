import type { components as common } from '../../../openapi/generated/common.ts';
import type { components, operations } from '../../../openapi/generated/search.ts';
import { bodyOf } from '../answer.ts';
import type { AreaContext, CallContext } from './call-context.ts';

type SearchState = components['schemas']['SearchState'];
type FilterSelection = components['schemas']['FilterSelection'];
type OffersRequest = common['schemas']['OffersRequest'];
type Query<Operation extends keyof operations> = Omit<NonNullable<operations[Operation]['parameters']['query']>, 'locale'>;

/** Filters of the global search, offers and what listing URLs mean. */
export function searchCalls({ client, language: locale }: AreaContext) {
  return {
    initialFilters: (body: SearchState, { signal }: CallContext = {}) =>
      bodyOf('initialFilters', client.POST('/api/www/listing/gs/initial', { params: { query: { locale } }, body, signal })),

    updateFilters: (body: FilterSelection, { signal }: CallContext = {}) =>
      bodyOf('updateFilters', client.POST('/api/www/gs', { params: { query: { locale } }, body, signal })),

    countOffers: (body: OffersRequest, { signal }: CallContext = {}) =>
      bodyOf('countOffers', client.POST('/api/www/search/offers/count', { body, signal })),

    /** Charter flights are listed by a call of their own [listing.charter]. */
    searchOffers: (body: OffersRequest, { signal }: CallContext = {}) => {
      const init = { params: { query: { locale } }, body, signal };
      return body.offerType === 'CHARTER'
        ? bodyOf('searchCharterOffers', client.POST('/api/www/search/offers/charter', init))
        : bodyOf('searchOffers', client.POST('/api/www/search/offers', init));
    },

    listingFacets: (body: OffersRequest, { signal }: CallContext = {}) =>
      bodyOf('listingFacets', client.POST('/api/www/listing/filters', { params: { query: { locale } }, body, signal })),

    homeOffers: ({ block }: operations['homeOffers']['parameters']['path'], { signal }: CallContext = {}) =>
      bodyOf('homeOffers', client.GET('/api/www/home/{block}', { params: { path: { block }, query: { locale } }, signal })),

    findBySeoNames: (names: Query<'findBySeoNames'>, { signal }: CallContext = {}) =>
      bodyOf('findBySeoNames', client.GET('/api/www/search-criteria/find-by-seo-names', { params: { query: { ...names, locale } }, signal })),

    findDirectionFlights: (names: Query<'findDirectionFlights'>, { signal }: CallContext = {}) =>
      bodyOf('findDirectionFlights', client.GET('/api/www/search-criteria/direction-flights', { params: { query: { ...names, locale } }, signal })),
  };
}
