import type { Occupancy } from '../../src/domain/search/participants.ts';
import type { SearchState } from '../../src/domain/search/search-state.ts';
import type { TripType } from '../../src/domain/search/trip-types.ts';
import type { FlexibleDates } from '../travel-date/travel-date.types.ts';
import type { Duration, Filter, FilterOption, FilterType, GlobalSearchContext } from './global-search.types.ts';
import { isIsoDate } from '../../src/domain/dates/iso-date.ts';
import { offersRequestOf } from '../../src/domain/search/offers-request.ts';
import { cutBirthDates, defaultOccupancy, partyOf } from '../../src/domain/search/participants.ts';
import { allowsMultiroom, isByCar, isTripType } from '../../src/domain/search/trip-types.ts';
import { chooseNodes, chosenCodes, clearTree, findNode, toggleNode } from './filter-tree.ts';

type Stay = Pick<SearchState, 'durationFrom' | 'durationTo'>;

export function filterOf(filters: readonly Filter[], filterType: FilterType): Filter | undefined {
  return filters.find((filter) => filter.filterType === filterType);
}

export function optionsOf(filters: readonly Filter[], filterType: FilterType): FilterOption[] {
  return filterOf(filters, filterType)?.options ?? [];
}

/**
 * The search state that a filter set stands for; what no filter carries (sort, facets, price type)
 * stays as it was [gs.filter-kinds] [gs.child-count].
 */
export function searchStateOf(filters: readonly Filter[], before: SearchState): SearchState {
  const type = chosenCodes(optionsOf(filters, 'TYPE'))[0];
  const tripType = isTripType(type) ? type : before.tripType;
  const calendar = filterOf(filters, 'CALENDAR');
  const duration = filterOf(filters, 'DURATION');
  const startDate = calendar ? dateOf(calendar.selectedFrom) : before.startDate;
  const occupancies = occupanciesOf(filters, before);
  const party = partyOf(occupancies);
  return {
    ...before,
    tripType,
    selectedAirports: isByCar(tripType) ? [] : codesOf(filters, 'AIRPORT') ?? before.selectedAirports,
    selectedDestinationsCodes: codesOf(filters, 'REGION') ?? before.selectedDestinationsCodes,
    durationFrom: duration ? nightsOf(duration.selectedFrom) : before.durationFrom,
    durationTo: duration ? nightsOf(duration.selectedTo) : before.durationTo,
    startDate,
    endDate: calendar ? dateOf(calendar.selectedTo) : before.endDate,
    flexibleDays: startDate === null ? 0 : calendar ? (calendar.flexibleDays ?? 0) : before.flexibleDays,
    adultsCount: party.adults,
    childrenBirthDates: party.childBirthDates,
    occupancies,
    multiroomEnabled: occupancies.length > 1,
  };
}

function codesOf(filters: readonly Filter[], filterType: FilterType): string[] | undefined {
  const filter = filterOf(filters, filterType);
  return filter && chosenCodes(filter.options);
}

/** Rooms where the answer has them, else one party of its adults and children. */
function occupanciesOf(filters: readonly Filter[], before: SearchState): Occupancy[] {
  const rooms = filterOf(filters, 'OCCUPANCY')?.occupancies;
  if (rooms && rooms.length > 0) return rooms;
  const adults = filterOf(filters, 'ADULTS')?.selectedCount ?? before.adultsCount;
  const children = filterOf(filters, 'CHILDREN');
  const birthDates = children?.birthDates ?? before.childrenBirthDates;
  return [{ adults, childBirthDates: cutBirthDates(birthDates, children?.selectedCount ?? birthDates.length) }];
}

/** The part of the context that follows from a new selection. */
export function withFilters(context: GlobalSearchContext, filters: Filter[]): Pick<GlobalSearchContext, 'filters' | 'searchState'> {
  return { filters, searchState: searchStateOf(filters, context.searchState) };
}

/** The same for a choice that may come before any filters: those stay unknown, and the search is asked for with it as a whole. */
export function withChoice(context: GlobalSearchContext, filters: Filter[]): Pick<GlobalSearchContext, 'filters' | 'searchState'> {
  return { ...withFilters(context, filters), ...(context.filters.length === 0 && { filters: [] }) };
}

/**
 * The part of the context that follows from a search that comes as a whole, from an address or a suggestion. The filter set
 * selects what it says; where the set does not know all of it, it is forgotten: a press must never change the search before.
 */
export function withSearchState(
  { filters, today }: Pick<GlobalSearchContext, 'filters' | 'today'>, searchState: SearchState,
): Pick<GlobalSearchContext, 'filters' | 'searchState'> {
  const { tripType, selectedAirports, selectedDestinationsCodes, durationFrom, durationTo, startDate, endDate, flexibleDays, occupancies } = searchState;
  const ofType = changeOptions(filters, 'TYPE', (options) => options.map((option) => ({ ...option, selected: option.code === tripType })));
  const from = changeOptions(ofType, 'AIRPORT', (options) => chooseNodes(options, selectedAirports));
  const to = changeOptions(from, 'REGION', (options) => chooseNodes(options, selectedDestinationsCodes));
  const long = chooseDuration(to, { from: durationFrom, to: durationTo });
  const dated = chooseDates(long, { from: startDate, to: endDate, flexibility: flexibleDays });
  const selecting = chooseOccupancies(dated, occupancies);
  const isKnown = filters.length > 0 && asksForTheSame(searchStateOf(selecting, searchState), searchState, today);
  return { searchState, filters: isKnown ? selecting : [] };
}

/**
 * Another trip type: by car there are no airports [trip.by-car], and one without multi-room turns
 * several rooms into the default one [trip.collapse-rooms].
 */
export function chooseTripType(filters: readonly Filter[], tripType: TripType): Filter[] {
  const multiroom = isMultiroom(filters, tripType);
  const chosen = changeOptions(filters, 'TYPE', (options) => options.map((option) => ({ ...option, selected: option.code === tripType })));
  const fitting = isByCar(tripType) ? changeOptions(chosen, 'AIRPORT', clearTree) : chosen;
  const rooms = filterOf(filters, 'OCCUPANCY')?.occupancies ?? [];
  return rooms.length > 1 && !multiroom ? chooseOccupancies(fitting, [defaultOccupancy()]) : fitting;
}

/** Whether a trip of this type may be spread over rooms: the server's word, else the rule's. */
export function isMultiroom(filters: readonly Filter[], tripType: TripType): boolean {
  return findNode(optionsOf(filters, 'TYPE'), tripType)?.multiroom ?? allowsMultiroom(tripType);
}

export function canToggle(filters: readonly Filter[], filterType: 'AIRPORT' | 'REGION', code: string): boolean {
  return findNode(optionsOf(filters, filterType), code)?.enabled === true;
}

export function toggleOption(filters: readonly Filter[], filterType: 'AIRPORT' | 'REGION', code: string): Filter[] {
  return changeOptions(filters, filterType, (options) => toggleNode(options, code));
}

export function clearOptions(filters: readonly Filter[], filterType: 'AIRPORT' | 'REGION'): Filter[] {
  return changeOptions(filters, filterType, clearTree);
}

/** Both ends, in order, or neither [duration.filter]. */
export function isDuration({ from, to }: Duration): boolean {
  return from === null || to === null ? from === to : from >= 1 && from <= to;
}

/** At least so many nights; the longest stay is never shorter. */
export function withFewestNights({ durationTo }: Stay, nights: number): Duration {
  return { from: nights, to: Math.max(nights, durationTo ?? nights) };
}

/** At most so many nights; the shortest stay is never longer. */
export function withMostNights({ durationFrom }: Stay, nights: number): Duration {
  return { from: Math.min(nights, durationFrom ?? nights), to: nights };
}

export function chooseDuration(filters: readonly Filter[], { from, to }: Duration): Filter[] {
  return change(filters, 'DURATION', (filter) => ({
    ...filter,
    selectedFrom: from === null ? null : String(from),
    selectedTo: to === null ? null : String(to),
    options: filter.options.map((option) => ({ ...option, selected: option.code === durationCode({ from, to }) })),
  }));
}

/** The code an option of nights has: `7-9`, or `7` for exactly seven. */
function durationCode({ from, to }: Duration): string {
  return from === to ? String(from) : `${from}-${to}`;
}

export function chooseDates(filters: readonly Filter[], { from, to, flexibility }: FlexibleDates): Filter[] {
  return change(filters, 'CALENDAR', (filter) => ({ ...filter, selectedFrom: from, selectedTo: to, flexibleDays: flexibility }));
}

/** The party by its rooms alone: how many adults and children these are is what the server answers. */
export function chooseOccupancies(filters: readonly Filter[], occupancies: Occupancy[]): Filter[] {
  const withoutCounts = filters.filter(({ filterType }) => filterType !== 'ADULTS' && filterType !== 'CHILDREN');
  return change(withoutCounts, 'OCCUPANCY', (filter) => ({ ...filter, occupancies }));
}

export function sameOccupancies(left: readonly Occupancy[], right: readonly Occupancy[]): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** Whether both states ask for the same offers, so that one count serves both. */
export function asksForTheSame(left: SearchState, right: SearchState, today: string): boolean {
  return JSON.stringify(offersRequestOf(left, { today })) === JSON.stringify(offersRequestOf(right, { today }));
}

/**
 * Options that go with what is chosen elsewhere: one with assigned tags is shown only while some
 * chosen option of another filter has one of them among its filter tags [gs.tags].
 */
export function optionsInTune(filters: readonly Filter[], filterType: FilterType): FilterOption[] {
  const wanted = new Set(filters
    .filter((filter) => filter.filterType !== filterType)
    .flatMap(({ options }) => options.filter(({ selected }) => selected).flatMap(({ filterTags }) => filterTags ?? [])));
  const inTune = (options: readonly FilterOption[]): FilterOption[] => options
    .filter(({ assignedTags }) => wanted.size === 0 || !assignedTags?.length || assignedTags.some((tag) => wanted.has(tag)))
    .map((option) => (option.additionalOptions ? { ...option, additionalOptions: inTune(option.additionalOptions) } : option));
  return inTune(optionsOf(filters, filterType));
}

function nightsOf(digits: string | null | undefined): number | null {
  return digits && /^\d+$/.test(digits) ? Number(digits) : null;
}

/** A date that is not one is no date [start-date.filter]. */
function dateOf(value: string | null | undefined): string | null {
  return isIsoDate(value) ? value : null;
}

function changeOptions(filters: readonly Filter[], filterType: FilterType, turn: (options: readonly FilterOption[]) => FilterOption[]): Filter[] {
  return change(filters, filterType, (filter) => ({ ...filter, options: turn(filter.options) }));
}

/** A filter that the server did not send is begun, so that no choice is lost. */
function change(filters: readonly Filter[], filterType: FilterType, turn: (filter: Filter) => Filter): Filter[] {
  const known = filters.some((filter) => filter.filterType === filterType);
  const all: readonly Filter[] = known ? filters : [...filters, { filterType, options: [] }];
  return all.map((filter) => (filter.filterType === filterType ? turn(filter) : filter));
}
