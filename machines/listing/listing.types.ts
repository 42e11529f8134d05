import type { components as Common } from '../../openapi/generated/common.ts';
import type { components as Search } from '../../openapi/generated/search.ts';
import type { FoundChange } from '../../src/domain/search/nearest-changes.ts';
import type { CallsByType, OffersCall } from '../../src/domain/search/offers-calls.ts';
import type { OffersRequest, OffersScope } from '../../src/domain/search/offers-request.ts';
import type { TypedRange, TypedRangeProblem } from '../../src/domain/prices/price-range.ts';
import type { TileOffer } from '../../src/domain/offers/tile-offer.ts';
import type { SearchState } from '../../src/domain/search/search-state.ts';
import type { SortType } from '../../src/domain/search/sort-types.ts';
import type { PromisePort } from '../port.ts';

export type Offer = Common['schemas']['Offer'];
export type OffersResponse = Common['schemas']['OffersResponse'];
export type Pagination = Common['schemas']['Pagination'];
export type Place = Common['schemas']['Place'];
export type Facet = Search['schemas']['Facet'];
/** The facets that are lists of options; `priceRange` has commands of its own. */
export type FacetId = Facet['filterId'];

/** What leaves on one day. */
export interface SameDay {
  /** ISO date; null when nothing leaves at all. */
  date: string | null;
  offers: TileOffer[];
  /** How many hotels the day has. */
  totalResults: number;
}

/** What the sort was initialised from. */
export type SortSource = 'cookie' | 'address';

export interface ListingInput {
  searchState: SearchState;
  /** ISO date. */
  today: string;
  /** The page a plain link asks for, counted from 0. */
  page?: number;
  /** What says how the list is sorted; null or absent where nothing does [sort.initialized]. */
  sortedBy?: SortSource | null;
  /** What the page it stands on adds to every request: site, hotels, surroundings. */
  scope?: Omit<OffersScope, 'today' | 'page' | 'pageSize'>;
}

export interface ListingContext {
  searchState: SearchState;
  today: string;
  /** What said how the list is sorted when it began. */
  sortedBy: SortSource | null;
  scope: Omit<OffersScope, 'today' | 'page' | 'pageSize'>;
  /** What lists offers, where the search has named it [gs.option-fields]. */
  calls: CallsByType;
  /** The page that is asked for next or was loaded last, counted from 0. */
  page: number;
  offers: TileOffer[];
  /** Countries, or one country and then its regions. */
  destinations: Place[];
  pagination: Pagination | null;
  /** Codes that were asked for and that the shop does not know. */
  ignored: string[];
  facets: Facet[];
  /** What would find something instead of the search that found nothing, the smallest change first. */
  changes: FoundChange[];
  /** The offer with the deepest price cut; null where nothing is reduced. */
  promoted: TileOffer | null;
  /** The one of the list that is awaited. */
  nextPromoted: TileOffer | null;
  sameDay: SameDay | null;
  /** A price range that cannot be read or was refused, with the reason. */
  refusedRange: (TypedRange & TypedRangeProblem) | null;
}

export type ListingCommand =
  | { type: 'listing.sort'; sortCode: SortType }
  | { type: 'listing.toggleFacet'; filterId: FacetId; value: string }
  /** Whole koruna for the whole party, as they are typed; nothing is open. */
  | ({ type: 'listing.setPriceRange' } & TypedRange)
  | { type: 'listing.clearFacet'; filterId: FacetId }
  | { type: 'listing.clearFacets' }
  | { type: 'listing.extend' }
  | { type: 'listing.togglePriceType' }
  /** The list, and with it what went with it. */
  | { type: 'listing.retry' }
  | { type: 'listing.retryFacets' }
  | { type: 'listing.retryPromoted' }
  | { type: 'listing.showSameDay' }
  | { type: 'listing.nameCalls'; calls: CallsByType }
  | { type: 'listing.followUrl'; searchState: SearchState; page?: number; sortedBy?: SortSource | null };

export type ListingFact =
  /** For the data layer: what the answer brought, not what the list holds [track.datalayer]. */
  | { type: 'listing.loaded'; offers: Offer[]; destinations: Place[]; pagination: Pagination }
  | { type: 'listing.urlChanged'; searchState: SearchState; page: number }
  | { type: 'listing.sorted'; sortCode: SortType };

/** A page of offers, and what lists them: the options of the search say it by type [gs.option-fields] [listing.charter]. */
export interface OffersPage {
  request: OffersRequest;
  call: OffersCall;
}

export interface ListingPorts {
  fetchOffers: PromisePort<OffersPage, OffersResponse>;
  fetchFacets: PromisePort<OffersRequest, { facets: Facet[] }>;
  /** Changes of a search that found nothing; empty when none would find anything [listing.empty]. */
  findNearestChanges: PromisePort<SearchState, FoundChange[]>;
  /** The matching offer with the deepest price cut, or null [listing.promoted]. */
  fetchPromoted: PromisePort<OffersRequest, TileOffer | null>;
  /** What leaves on the request's first day or that of its cheapest offer [listing.promoted]. */
  fetchSameDay: PromisePort<OffersRequest, SameDay>;
}

export type ListingEvent =
  | ListingCommand
  /** Raised when the address has become another by Back or Forward. */
  | { type: 'followed'; sortedBy: SortSource | null }
  /** Raised when the order of the list has changed. */
  | { type: 'reordered' }
  /** Raised when what belongs to the list has changed: facets follow too. */
  | { type: 'filtered' }
  /** Raised when the list on the screen has become another. */
  | { type: 'replaced' };
