import type { components } from '../../../openapi/generated/common.ts';
import type { SearchState } from './search-state.ts';
import { addDays } from '../dates/iso-date.ts';
import { departureWindow } from './departure-window.ts';
import { allowsMultiroom, offerTypeOf } from './trip-types.ts';

export type OffersRequest = components['schemas']['OffersRequest'];

/** [listing.defaults] */
export const DEFAULT_PAGE = 0;
/** Offers on a page of the listing [listing.defaults]. */
export const DEFAULT_PAGE_SIZE = 10;
/** Days after today on which the last departure of an open search leaves. */
export const SEARCH_WINDOW_DAYS = 300;

/** What a page adds to a search: where it stands and whom it is about. */
export interface OffersScope {
  /** ISO date; the earliest departure is the day after. */
  today: string;
  /** Counted from 0. */
  page?: number;
  pageSize?: number;
  /** The content site a campaign sells through. */
  site?: string;
  hotelCodes?: string[];
  /** Kilometres around `regionLocation`. */
  radius?: number;
  regionLocation?: { latitude: number; longitude: number };
}

/**
 * The request for offers that a search state stands for [listing.request]. Rooms are sent in
 * multi-room searches only [listing.multiroom-occupancies]; an open end of the dates becomes the
 * end of the sales window; half a duration is no duration [duration.filter].
 */
export function offersRequestOf(state: SearchState, scope: OffersScope): OffersRequest {
  const { durationFrom, durationTo } = state;
  const { site, hotelCodes, radius, regionLocation } = scope;
  const filters = Object.entries(state.selectedFilterValues)
    .filter(([, selectedValues]) => selectedValues.length > 0)
    .map(([filterId, selectedValues]) => ({ filterId, selectedValues }));
  return {
    offerType: offerTypeOf(state.tripType),
    tripType: state.tripType,
    numberOfAdults: state.adultsCount,
    childrenBirthdays: state.childrenBirthDates,
    ...(state.multiroomEnabled && allowsMultiroom(state.tripType) ? { occupancies: state.occupancies } : {}),
    departuresCodes: state.selectedAirports,
    destinationsCodes: state.selectedDestinationsCodes,
    ...departureDates(state, scope.today),
    ...(durationFrom !== null && durationTo !== null ? { durationFrom, durationTo } : {}),
    metaData: {
      page: scope.page ?? DEFAULT_PAGE,
      pageSize: scope.pageSize ?? DEFAULT_PAGE_SIZE,
      sorting: state.sortCode,
    },
    filters,
    ...(site === undefined ? {} : { site }),
    ...(hotelCodes === undefined ? {} : { hotelCodes }),
    ...(radius === undefined ? {} : { radius }),
    ...(regionLocation === undefined ? {} : { regionLocation }),
  };
}

/** Nothing leaves today or earlier, also when a whole month was chosen that has already begun. */
function departureDates(state: SearchState, today: string) {
  const { startDate, endDate } = departureWindow(state);
  const first = addDays(today, 1);
  const departureDateFrom = startDate !== null && startDate > first ? startDate : first;
  const departureDateTo = endDate ?? addDays(today, SEARCH_WINDOW_DAYS);
  return { departureDateFrom, departureDateTo };
}
