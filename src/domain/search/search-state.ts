import type { Flexibility } from './departure-window.ts';
import type { Occupancy } from './participants.ts';
import type { SortType } from './sort-types.ts';
import type { TripType } from './trip-types.ts';
import { defaultOccupancy } from './participants.ts';
import { DEFAULT_SORT } from './sort-types.ts';

/** Everything a visitor searches by; it travels in the listing URL and back [gs.search-state]. */
export interface SearchState {
  /** Nights; null means any. */
  durationFrom: number | null;
  durationTo: number | null;
  /** ISO dates of departure; null means the default window. */
  startDate: string | null;
  endDate: string | null;
  /** Days by which the departure may be earlier or later than these say. */
  flexibleDays: Flexibility;
  sortCode: SortType;
  /** Prices shown for the whole party instead of per person [price.types]. */
  fullPrice: boolean;
  /** IATA codes; empty means any. */
  selectedAirports: string[];
  /** `GR`, `GR-KRETA`, `GR-KRETA-CHERSONISSOS`; empty means anywhere. */
  selectedDestinationsCodes: string[];
  tripType: TripType;
  adultsCount: number;
  childrenBirthDates: string[];
  /** At least one room; sent with requests in multi-room searches only. */
  occupancies: Occupancy[];
  /** Facets: filter id → chosen values. */
  selectedFilterValues: Record<string, string[]>;
  /** Code of the search criteria a content page is built on. */
  searchCriteriaCode: string | null;
  /** Path of the page the search belongs to, where it is not an ordinary listing. */
  pageUrl: string | null;
  multiroomEnabled: boolean;
}

/** Two adults anywhere by plane, cheapest first [gs.default] [listing.defaults]. */
export function defaultSearchState(): SearchState {
  return {
    durationFrom: null,
    durationTo: null,
    startDate: null,
    endDate: null,
    flexibleDays: 0,
    sortCode: DEFAULT_SORT,
    fullPrice: false,
    selectedAirports: [],
    selectedDestinationsCodes: [],
    tripType: 'WS',
    adultsCount: defaultOccupancy().adults,
    childrenBirthDates: [],
    occupancies: [defaultOccupancy()],
    selectedFilterValues: {},
    searchCriteriaCode: null,
    pageUrl: null,
    multiroomEnabled: false,
  };
}

/** Number of children: never stored, always the number of birth dates [gs.child-count]. */
export function childrenCount(state: Pick<SearchState, 'childrenBirthDates'>): number {
  return state.childrenBirthDates.length;
}
