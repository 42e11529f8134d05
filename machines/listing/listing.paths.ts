import type { SnapshotFrom } from 'xstate';
import type { ListingInput, OffersResponse } from './listing.types.ts';
import { defaultSearchState } from '../../src/domain/search/search-state.ts';
import { tileOfferOf } from '../../src/domain/offers/tile-offer.ts';
import { exampleOffer } from '../testing/example-offer.ts';
import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { listingMachine } from './listing.machine.ts';

/** A page of the answer, counted from 0, with one hotel a letter. */
export function examplePage(page: number, hotels: string, pagesCount = 2): OffersResponse {
  return {
    offers: [...hotels].map((letter) => exampleOffer(`HOTEL${letter}_PRG_20260712_07_AI_DR2`)),
    destinations: [{ code: 'GR', name: 'Řecko', slug: 'recko' }],
    pagination: { totalResults: hotels.length * pagesCount, pagesCount, page, pageSize: 10, sorting: 'price' },
    ignored: [],
  };
}

export const examplePromoted = tileOfferOf(exampleOffer('HOTELZ_PRG_20260712_07_AI_DR2'));

const input: ListingInput = { searchState: defaultSearchState(), today: '2026-07-01' };
const facets = { facets: [{ filterId: 'stars' as const, label: 'Hvězdičky', options: [{ value: '5', label: '5', count: 3, selected: false }] }] };
const nothing = examplePage(0, '', 0);

type Snapshot = SnapshotFrom<typeof listingMachine>;

/**
 * The list, what narrows it, and what stands above and beneath it are walked apart. Of the context only what guards read is kept: whether there is a next page,
 * the sort and the chosen facets; offers themselves are left out.
 */
export const listingPaths = pathsOf(listingMachine, [
  {
    input,
    events: [
      answer('fetchOffers', examplePage(0, 'AB')), answer('fetchOffers', nothing), failure('fetchOffers'),
      answer('fetchOffers', examplePage(0, 'BC', 1)),
      answer('findNearestChanges', [{ kind: 'anyAirport', count: 214, searchState: defaultSearchState(), places: [] }]), failure('findNearestChanges'),
      answer('extendOffers', examplePage(1, 'CD')), failure('extendOffers'),
      { type: 'listing.sort', sortCode: 'priceDESC' },
      { type: 'listing.extend' },
      { type: 'listing.retry' },
      { type: 'listing.togglePriceType' },
      { type: 'listing.nameCalls', calls: { BY_PLANE: '/api/www/search/offers' } },
      { type: 'listing.followUrl', searchState: defaultSearchState() },
    ],
    serialize: ({ value, context }: Snapshot) => [value.offers, context.searchState.sortCode, context.pagination?.page, context.pagination?.pagesCount],
  },
  {
    input,
    events: [
      answer('fetchFacets', facets), failure('fetchFacets'),
      { type: 'listing.toggleFacet', filterId: 'stars', value: '5' },
      { type: 'listing.setPriceRange', from: '10 000', to: '20000' },
      { type: 'listing.setPriceRange', from: '20000', to: '10000' },
      { type: 'listing.setPriceRange', from: '', to: 'levně' },
      { type: 'listing.clearFacet', filterId: 'stars' },
      { type: 'listing.clearFacets' },
      { type: 'listing.retryFacets' },
    ],
    serialize: ({ value, context }: Snapshot) => [value.facets, value.priceRange, context.searchState.selectedFilterValues],
  },
  {
    input,
    events: [
      answer('fetchOffers', examplePage(0, 'AB')), answer('fetchOffers', examplePage(0, 'BC', 1)), failure('fetchOffers'),
      answer('fetchPromoted', examplePromoted), answer('fetchPromoted', null), failure('fetchPromoted'), answer('updatePromoted', examplePromoted), answer('updatePromoted', null), failure('updatePromoted'),
      answer('fetchSameDay', { date: '2026-07-12', offers: [examplePromoted], totalResults: 34 }), failure('fetchSameDay'),
      { type: 'listing.sort', sortCode: 'priceDESC' },
      { type: 'listing.followUrl', searchState: defaultSearchState() },
      { type: 'listing.retry' },
      { type: 'listing.retryPromoted' },
      { type: 'listing.showSameDay' },
    ],
    serialize: ({ value, context }: Snapshot) => [value.offers, value.promoted, value.sameDay, context.promoted?.hotelCode, context.nextPromoted?.hotelCode],
  },
  ...([null, 'cookie', 'address'] as const).map((sortedBy) => ({
    input: { ...input, sortedBy },
    events: [
      { type: 'listing.sort' as const, sortCode: 'priceDESC' as const },
      { type: 'listing.followUrl' as const, searchState: defaultSearchState() },
      { type: 'listing.followUrl' as const, searchState: { ...defaultSearchState(), sortCode: 'hotelRating' as const }, sortedBy: 'address' as const },
    ],
    serialize: ({ value, context }: Snapshot) => [value.sort, context.searchState.sortCode],
  })),
]);
