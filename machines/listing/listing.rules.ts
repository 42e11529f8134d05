import type { OffersRequest } from '../../src/domain/search/offers-request.ts';
import type { PriceRange } from '../../src/domain/prices/price-range.ts';
import type { SearchState } from '../../src/domain/search/search-state.ts';
import type { TileOffer } from '../../src/domain/offers/tile-offer.ts';
import type { FacetId, ListingContext, OffersPage, OffersResponse, Place } from './listing.types.ts';
import { callFor } from '../../src/domain/search/offers-calls.ts';
import { offersRequestOf } from '../../src/domain/search/offers-request.ts';
import { formatPriceRange, parsePriceRange } from '../../src/domain/prices/price-range.ts';
import { tileOfferOf } from '../../src/domain/offers/tile-offer.ts';

/** The facet that is a range instead of options [price.filter]. */
const PRICE_RANGE: FacetId = 'priceRange';

/** The request for a page of this listing [listing.request]. */
export function requestOf({ searchState, scope, today }: ListingContext, page: number): OffersRequest {
  return offersRequestOf(searchState, { ...scope, today, page });
}

/** A page of this listing with what is asked for it. */
export function offersPageOf(context: ListingContext, page: number): OffersPage {
  const request = requestOf(context, page);
  return { request, call: callFor(request.offerType, context.calls) };
}

/** Offers of a day beneath the list: one row of them. */
const SAME_DAY_SIZE = 4;

/** The request for what leaves on the day of the list's first offer [listing.promoted]. */
export function sameDayRequestOf({ searchState, scope, today, offers: [first] }: ListingContext): OffersRequest {
  const day = first && { startDate: first.startDate, endDate: first.startDate, flexibleDays: 0 as const };
  return offersRequestOf({ ...searchState, ...day }, { ...scope, today, pageSize: SAME_DAY_SIZE });
}

/** Of all places where something was found, those that the list leads to: countries, or one country and its regions [listing.destinations]. */
export function ledTo(places: readonly Place[]): Place[] {
  const countries = places.filter(({ code }) => !code.includes('-'));
  return countries.length > 1 ? countries : [...countries, ...places.filter((place) => place !== countries[0])];
}

/** The answer as the whole list [listing.response]; what of the search the shop does not know narrowed nothing, and is let go of. */
export function replacedBy({ searchState }: ListingContext, { offers, destinations, pagination, ignored }: OffersResponse) {
  return {
    searchState: withoutFacets(searchState, ignored),
    offers: withoutRepeats(offers.map(tileOfferOf)), destinations: ledTo(destinations), pagination, ignored, page: pagination.page,
  };
}

/**
 * The answer behind the list: a hotel that moved between pages while prices changed stays where
 * it was shown first [listing.store].
 */
export function extendedBy(context: ListingContext, answer: OffersResponse) {
  const answered = replacedBy(context, answer);
  return { ...answered, offers: withoutRepeats([...context.offers, ...answered.offers]) };
}

function withoutRepeats(offers: readonly TileOffer[]): TileOffer[] {
  const hotels = new Set<string>();
  return offers.filter(({ hotelCode }) => !hotels.has(hotelCode) && hotels.add(hotelCode));
}

/** The page that the list begins with, which may be several pages long. */
export function firstPage({ page, offers, pagination }: Pick<ListingContext, 'page' | 'offers' | 'pagination'>): number {
  return pagination === null ? page : Math.max(0, page + 1 - Math.ceil(offers.length / pagination.pageSize));
}

export function hasNextPage({ pagination }: Pick<ListingContext, 'pagination'>): boolean {
  return pagination !== null && pagination.page + 1 < pagination.pagesCount;
}

export function toggleFacet(state: SearchState, filterId: FacetId, value: string): SearchState {
  const chosen = state.selectedFilterValues[filterId] ?? [];
  return withFacet(state, filterId, chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
}

/** A range open on both sides is none [price.filter]. */
export function setPriceRange(state: SearchState, { from, to }: PriceRange): SearchState {
  return withFacet(state, PRICE_RANGE, from === null && to === null ? [] : [formatPriceRange({ from, to })]);
}

export function clearFacet(state: SearchState, filterId: FacetId): SearchState {
  return withFacet(state, filterId, []);
}

/** [listing.facets] */
export function clearFacets(state: SearchState): SearchState {
  return { ...state, selectedFilterValues: {} };
}

/** The range that is asked for, both ends open when there is none. */
export function priceRangeOf({ selectedFilterValues }: SearchState): PriceRange {
  return parsePriceRange(selectedFilterValues[PRICE_RANGE]?.[0] ?? '#') ?? { from: null, to: null };
}

/** How many values of facets are chosen, the price range as one. */
export function chosenFacetsCount({ selectedFilterValues }: SearchState): number {
  return Object.values(selectedFilterValues).reduce((sum, values) => sum + values.length, 0);
}

/** Without the values of facets that an answer names as unknown; the same value of another facet may well be known. */
function withoutFacets(state: SearchState, unknown: readonly string[]): SearchState {
  if (unknown.length === 0) return state;
  const known = Object.entries(state.selectedFilterValues)
    .map(([filterId, values]) => [filterId, values.filter((value) => !unknown.includes(`${filterId}:${value}`))] as const)
    .filter(([, values]) => values.length > 0);
  return { ...state, selectedFilterValues: Object.fromEntries(known) };
}

function withFacet(state: SearchState, filterId: FacetId, values: string[]): SearchState {
  const { [filterId]: _, ...others } = state.selectedFilterValues;
  return { ...state, selectedFilterValues: values.length > 0 ? { ...others, [filterId]: values } : others };
}
