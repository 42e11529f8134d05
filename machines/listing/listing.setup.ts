import { assign, emit, or, raise, setup, stateIn } from 'xstate';
import type {
  Facet, FacetId, ListingContext, ListingEvent, ListingFact, ListingInput, ListingPorts, OffersResponse, SameDay, SortSource,
} from './listing.types.ts';
import type { TypedRange } from '../../src/domain/prices/price-range.ts';
import type { FoundChange } from '../../src/domain/search/nearest-changes.ts';
import type { SearchState } from '../../src/domain/search/search-state.ts';
import type { SortType } from '../../src/domain/search/sort-types.ts';
import type { TileOffer } from '../../src/domain/offers/tile-offer.ts';
import type { CallsByType } from '../../src/domain/search/offers-calls.ts';
import { DEFAULT_PAGE } from '../../src/domain/search/offers-request.ts';
import { rangeOfText, typedRangeProblem } from '../../src/domain/prices/price-range.ts';
import { ports } from '../port.ts';
import * as rules from './listing.rules.ts';

interface OfFacet { filterId: FacetId }

/** The names that the chart of the listing is made of. */
export const listingSetup = setup({
  types: {} as {
    input: ListingInput;
    context: ListingContext;
    events: ListingEvent;
    emitted: ListingFact;
    tags: 'busy';
  },
  actors: { ...ports<ListingPorts>()({ fetchOffers: 'promise', fetchFacets: 'promise', findNearestChanges: 'promise', fetchPromoted: 'promise', fetchSameDay: 'promise' }) },
  actions: {
    setSort: assign(({ context }, { sortCode }: { sortCode: SortType }) => ({
      searchState: { ...context.searchState, sortCode }, page: DEFAULT_PAGE,
    })),
    toggleFacet: assign(({ context }, { filterId, value }: OfFacet & { value: string }) => ({
      searchState: rules.toggleFacet(context.searchState, filterId, value), page: DEFAULT_PAGE,
    })),
    setPriceRange: assign(({ context }, typed: TypedRange) => ({
      searchState: rules.setPriceRange(context.searchState, rangeOfText(typed)!), page: DEFAULT_PAGE,
    })),
    clearFacet: assign(({ context }, { filterId }: OfFacet) => ({
      searchState: rules.clearFacet(context.searchState, filterId), page: DEFAULT_PAGE,
    })),
    clearFacets: assign(({ context }) => ({ searchState: rules.clearFacets(context.searchState), page: DEFAULT_PAGE })),
    togglePriceType: assign(({ context }) => ({
      searchState: { ...context.searchState, fullPrice: !context.searchState.fullPrice },
    })),
    nameCalls: assign((_, { calls }: { calls: CallsByType }) => ({ calls })),
    followUrl: assign((_, { searchState, page }: { searchState: SearchState; page?: number }) => ({
      searchState, page: page ?? DEFAULT_PAGE,
    })),
    refuseRange: assign((_, { from, to }: TypedRange) => ({ refusedRange: { from, to, ...typedRangeProblem({ from, to })! } })),
    forgetRefusedRange: assign({ refusedRange: null }),
    replaceOffers: assign(({ context }, answer: OffersResponse) => rules.replacedBy(context, answer)),
    appendOffers: assign(({ context }, answer: OffersResponse) => rules.extendedBy(context, answer)),
    takeChanges: assign((_, { changes }: { changes: FoundChange[] }) => ({ changes })),
    takeFacets: assign((_, { facets }: { facets: Facet[] }) => ({ facets })),
    takePromoted: assign((_, { promoted }: { promoted: TileOffer | null }) => ({ promoted })),
    keepNextPromoted: assign((_, { promoted }: { promoted: TileOffer | null }) => ({ nextPromoted: promoted })),
    takeNextPromoted: assign(({ context }) => ({ promoted: context.nextPromoted, nextPromoted: null })),
    forgetPromoted: assign({ promoted: null, nextPromoted: null }),
    takeSameDay: assign((_, { sameDay }: { sameDay: SameDay }) => ({ sameDay })),
    raiseFollowed: raise((_, { sortedBy = null }: { sortedBy?: SortSource | null }) => ({ type: 'followed' as const, sortedBy })),
    raiseReordered: raise({ type: 'reordered' }),
    raiseFiltered: raise({ type: 'filtered' }),
    raiseReplaced: raise({ type: 'replaced' }),
    emitLoaded: emit((_, { offers, destinations, pagination }: OffersResponse) => ({
      type: 'listing.loaded' as const, offers, destinations: rules.ledTo(destinations), pagination,
    })),
    emitSorted: emit(({ context }) => ({ type: 'listing.sorted' as const, sortCode: context.searchState.sortCode })),
    emitUrl: emit(({ context }) => ({
      type: 'listing.urlChanged' as const, searchState: context.searchState, page: context.page,
    })),
  },
  guards: {
    sortIsAnother: ({ context }, { sortCode }: { sortCode: SortType }) => sortCode !== context.searchState.sortCode,
    isFrom: (_, { sortedBy, source }: { sortedBy: SortSource | null; source: SortSource }) => sortedBy === source,
    facetIsChosen: ({ context }, { filterId }: OfFacet) => filterId in context.searchState.selectedFilterValues,
    someFacetIsChosen: ({ context }) => rules.chosenFacetsCount(context.searchState) > 0,
    rangeIsPossible: (_, typed: TypedRange) => typedRangeProblem(typed) === undefined,
    rangeIsReadable: (_, typed: TypedRange) => rangeOfText(typed) !== undefined,
    nextPageExists: ({ context }) => rules.hasNextPage(context),
    listIsAwaited: or([stateIn({ offers: 'fetching' }), stateIn({ offers: 'updating' }), stateIn({ offers: 'failed' })]),
    priceIsCut: (_, { promoted }: { promoted: TileOffer | null }) => promoted !== null,
    answerHasOffers: (_, { offers }: OffersResponse) => offers.length > 0,
  },
});
