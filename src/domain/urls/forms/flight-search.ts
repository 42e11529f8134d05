import { addDays } from '../../dates/iso-date.ts';
import { formatPriceRange, parsePriceRange } from '../../prices/price-range.ts';
import { FLEXIBILITIES } from '../../search/departure-window.ts';
import { SEARCH_WINDOW_DAYS } from '../../search/offers-request.ts';
import { childBirthDateProblem, cutBirthDates, earliestReturn, MAX_PARTICIPANTS } from '../../search/participants.ts';
import type { SearchState } from '../../search/search-state.ts';
import type { SortType } from '../../search/sort-types.ts';
import { isTripType } from '../../search/trip-types.ts';
import { formatQueryString, parseQueryString } from '../encoding/query-string.ts';
import type { QueryParams } from '../encoding/query-string.ts';
import { birthDatesOf, FIELD, fieldsOf, partyOfForm, searchOfForm } from './search-form.ts';

/** The search for charter flights, and the one with every question; other languages' addresses are theirs too [page.charters]. */
export const FLIGHTS_PATH = '/vyhledavac-letu';
export const ADVANCED_FLIGHTS_PATH = '/pokrocily-vyhledavac-letu';

/** Fields that the flight search has beside those of every plain form. */
export const FLIGHT_FIELD = { maxPrice: 'cena', sort: 'razeni' } as const;

/** A flight has no stars to go by. */
export const FLIGHT_SORTS = ['price', 'priceDESC', 'flightDate'] as const satisfies readonly SortType[];

const MAX_NIGHTS = 60;

/** Named among what was left out where more people were asked for than travel on one booking [participants.max]. */
export const TOO_MANY = 'birthDate';

export interface CheckedSearch {
  state: SearchState;
  /** Keys of what could not be read, as `parseListingSearch` names them. */
  dropped: string[];
  /** The last day as it was written, where it is before the first; named among `dropped` too. */
  reversedEnd: string | null;
}

/**
 * The search of a plain form that shows its own answer: what cannot be read or cannot be is left out and named. Never throws.
 * @param today ISO date; nothing leaves before it or after the sales window
 */
export function readSearchForm(params: QueryParams, today: string): CheckedSearch {
  const state = searchOfForm(params);
  const written = (name: string) => (params.get(name) ?? []).map((value) => value.trim()).filter((value) => value !== '');
  const lastDay = addDays(today, SEARCH_WINDOW_DAYS);
  const isOnSale = (date: string | null) => date !== null && date >= today && date <= lastDay;
  const startDate = isOnSale(state.startDate) ? state.startDate : null;
  const isReversed = startDate !== null && isOnSale(state.endDate) && state.endDate! < startDate;
  const endDate = isOnSale(state.endDate) && state.endDate! > today && !isReversed ? state.endDate : null;
  const { durationFrom: from, durationTo: to } = state;
  const isStay = from !== null && to !== null && from >= 1 && from <= to && to <= MAX_NIGHTS;
  const adults = written(FIELD.adults)[0];
  const asked = partyOfForm(params).adults;
  const children = written(FIELD.children).flatMap(birthDatesOf);
  const returnDate = earliestReturn({ startDate, durationFrom: isStay ? from : null }, today);
  const isChild = (date: string | undefined) => childBirthDateProblem(date ?? null, { today, returnDate }) === undefined;
  const faults: [key: string, isFault: boolean][] = [
    ['tripType', written(FIELD.tripType).some((code) => !isTripType(code))],
    ['c', written(FIELD.destination).length > state.selectedDestinationsCodes.length],
    ['a', written(FIELD.airport).length > state.selectedAirports.length],
    ['startDate', written(FIELD.from).length > 0 && startDate === null],
    ['endDate', written(FIELD.to).length > 0 && endDate === null],
    ['flex', written(FIELD.flexibility).some((days) => !FLEXIBILITIES.map(String).includes(days))],
    ['dF', written(FIELD.nights).length > 0 && !isStay],
    ['ctAdult', adults !== undefined && adults !== String(asked)],
    ['ctChild', !children.every(isChild)],
    [TOO_MANY, asked + children.length > MAX_PARTICIPANTS],
  ];
  const childrenBirthDates = cutBirthDates(state.childrenBirthDates.filter(isChild), MAX_PARTICIPANTS - state.adultsCount);
  return {
    state: {
      ...state, startDate, endDate, childrenBirthDates,
      flexibleDays: startDate === null ? 0 : state.flexibleDays,
      durationFrom: isStay ? from : null,
      durationTo: isStay ? to : null,
      occupancies: [{ adults: state.adultsCount, childBirthDates: childrenBirthDates }],
    },
    dropped: faults.filter(([, isFault]) => isFault).map(([key]) => key),
    reversedEnd: isReversed ? state.endDate : null,
  };
}

/** Reads the query of a flight search: always for charter flights, by price or day [page.charters]. */
export function readFlightSearch(query: string, today: string): CheckedSearch {
  const params = parseQueryString(query);
  const { state, dropped, reversedEnd } = readSearchForm(params, today);
  const price = params.get(FLIGHT_FIELD.maxPrice)?.[0]?.replace(/\s/g, '') ?? '';
  const sort = params.get(FLIGHT_FIELD.sort)?.[0]?.trim() ?? '';
  const sortCode = FLIGHT_SORTS.find((known) => known === sort);
  const isPrice = /^[1-9]\d{0,8}$/.test(price);
  return {
    reversedEnd,
    state: {
      ...state,
      tripType: 'CZ',
      sortCode: sortCode ?? state.sortCode,
      selectedFilterValues: isPrice ? { priceRange: [formatPriceRange({ from: null, to: Number(price) })] } : {},
    },
    dropped: [...dropped, ...(sort !== '' && sortCode === undefined ? ['sort'] : []), ...(price !== '' && !isPrice ? ['priceRange'] : [])],
  };
}

/** The highest total of a flight search in koruna; null for any. */
export function maxPriceOf({ selectedFilterValues }: SearchState): number | null {
  return parsePriceRange(selectedFilterValues.priceRange?.[0] ?? '')?.to ?? null;
}

/** The query of a flight search, '' where nothing is asked; of several places the first. */
export function flightSearchQuery(state: SearchState): string {
  const fields = Object.fromEntries(fieldsOf(state).filter(([name]) => name !== FIELD.tripType).toReversed());
  return formatQueryString({
    ...fields,
    [FIELD.adults]: state.adultsCount === 2 ? undefined : fields[FIELD.adults],
    [FLIGHT_FIELD.maxPrice]: maxPriceOf(state)?.toString(),
    [FLIGHT_FIELD.sort]: state.sortCode === 'price' ? undefined : state.sortCode,
  });
}
