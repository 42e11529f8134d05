import type { components } from '../../openapi/generated/search.ts';
import type { ChangeKind, FoundChange } from '../../src/domain/search/nearest-changes.ts';
import type { CallsByType } from '../../src/domain/search/offers-calls.ts';
import type { OffersRequest } from '../../src/domain/search/offers-request.ts';
import type { SearchState } from '../../src/domain/search/search-state.ts';
import type { TripType } from '../../src/domain/search/trip-types.ts';
import type { PromisePort } from '../port.ts';

export type Filter = components['schemas']['Filter'];
export type FilterType = Filter['filterType'];
export type FilterOption = components['schemas']['FilterOption'];
export type FilterSet = components['schemas']['FilterSet'];

/** One dropdown a filter that a visitor opens. */
export type SearchDropdown = 'tripType' | 'airport' | 'region' | 'duration' | 'travelDate' | 'participants';

/** What of a search is chosen on its list. */
export type ListChoices = Pick<SearchState, 'sortCode' | 'fullPrice' | 'selectedFilterValues'>;

/** Nights; both or neither [duration.filter]. */
export interface Duration {
  from: number | null;
  to: number | null;
}

export interface GlobalSearchInput {
  searchState: SearchState;
  /** ISO date. */
  today: string;
}

export interface GlobalSearchContext {
  today: string;
  /** What the visitor asks for now; the filters' selection is always this. */
  searchState: SearchState;
  /** The last filter set, with what was chosen since; empty until the first answer. */
  filters: Filter[];
  /** Codes that were asked for and that the shop does not know. */
  ignored: string[];
  offersCount: number | null;
  /** What would find something instead of the selection that found nothing, the smallest change first. */
  changes: FoundChange[];
  /** The dropdown asked for while the participants were being closed. */
  wantedDropdown: SearchDropdown | null;
  /** What is typed to find a destination, while those are open. */
  typedPlace?: string;
}

export type GlobalSearchCommand =
  | { type: 'globalSearch.open'; dropdown: SearchDropdown }
  | { type: 'globalSearch.close' }
  | { type: 'globalSearch.chooseTripType'; tripType: TripType }
  | { type: 'globalSearch.toggleAirport'; code: string }
  | { type: 'globalSearch.clearAirports' }
  | { type: 'globalSearch.toggleDestination'; code: string }
  | { type: 'globalSearch.clearDestinations' }
  | { type: 'globalSearch.typePlace'; text: string }
  | ({ type: 'globalSearch.chooseDuration' } & Duration)
  /** One end of the length of stay; the other follows where it has to, or is the same [duration.filter]. */
  | { type: 'globalSearch.chooseFewestNights'; nights: number }
  | { type: 'globalSearch.chooseMostNights'; nights: number }
  /** One of the nearest changes, taken. */
  | { type: 'globalSearch.applyChange'; kind: ChangeKind }
  | { type: 'globalSearch.submit' }
  /** All that has failed is asked for again together: filters and count are asked by one change, and one button at most stands for both and for a refused submit. */
  | { type: 'globalSearch.retry' }
  | { type: 'globalSearch.followUrl'; searchState: SearchState }
  /** Order, kind of price and facets are chosen on the list; the next search takes them along [gs.search-state]. */
  | { type: 'globalSearch.followList'; choices: ListChoices };

export type GlobalSearchFact =
  | { type: 'globalSearch.changed' }
  | { type: 'globalSearch.dropdownClosed'; dropdown: SearchDropdown }
  /** Days are being chosen: the offers asked for on any of them, anew when the search becomes another meanwhile. */
  | { type: 'globalSearch.datesOpened'; request: OffersRequest }
  /** What lists offers of each type, as the server's options have just said [gs.option-fields]. */
  | { type: 'globalSearch.callsNamed'; calls: CallsByType }
  /** @property address of its listing, without language prefix */
  | { type: 'globalSearch.submitted'; searchState: SearchState; address: string }
  | { type: 'globalSearch.refused'; reason: SubmitRefusal };

/** Why a submit stayed: nothing is on sale, nobody could count it, its address could not be written, or who travels is still being said. */
export type SubmitRefusal = 'noOffers' | 'countFailed' | 'addressFailed' | 'partyIsOpen';

export interface GlobalSearchPorts {
  /** [gs.initial] */
  fetchInitialFilters: PromisePort<{ searchState: SearchState }, FilterSet>;
  /** [gs.update] */
  updateFilters: PromisePort<{ filters: Filter[] }, FilterSet>;
  /** [search.offer-count] */
  countOffers: PromisePort<OffersRequest, number>;
  /** Changes of a search that found nothing; empty when none would find anything [gs.submit]. */
  findNearestChanges: PromisePort<SearchState, FoundChange[]>;
  /** The address of a search's listing, without language prefix; what writes it comes after the page. */
  writeAddress: PromisePort<SearchState, string>;
}

export type GlobalSearchEvent =
  | GlobalSearchCommand
  /** Raised by every change, so that filters, count, submit and dropdowns follow it at once. */
  | { type: 'changed' }
  /** Raised when the server's answer asks for something else than was sent. */
  | { type: 'adjusted' };
