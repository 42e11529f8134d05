import type { components } from '../../../openapi/generated/search.ts';
import type { Flexibility } from '../../domain/search/departure-window.ts';
import { isIsoDate } from '../../domain/dates/iso-date.ts';
import { fittingRooms } from '../../domain/search/fitting-party.ts';
import { cutBirthDates, defaultOccupancy, type Occupancy } from '../../domain/search/participants.ts';
import { isTripType, type TripType } from '../../domain/search/trip-types.ts';
import { checkSearchState, refuse, stayErrors, type AskedStay } from './check-stay.ts';

type Schemas = components['schemas'];
type Filter = Schemas['Filter'];
type FilterOption = Schemas['FilterOption'];

/** What the contract lets into one room. */
const MOST_ADULTS = 9;
const MOST_CHILDREN = 8;

/** What a visitor has chosen in the global search, however it was sent. */
export interface FilterSelection {
  tripType: TripType;
  airports: string[];
  destinations: string[];
  /** Nights; both or neither [duration.filter]. */
  nightsFrom: number | null;
  nightsTo: number | null;
  /** ISO dates of departure. */
  dateFrom: string | null;
  dateTo: string | null;
  /** Days by which they may be missed. */
  flexibleDays: Flexibility;
  occupancies: Occupancy[];
  /** What was sent and means nothing here. */
  ignored: string[];
}

/**
 * The selection of a search state [gs.initial].
 * @throws Problem 400 that names a range that cannot be
 */
export function selectionOfState(state: Schemas['SearchState']): FilterSelection {
  checkSearchState(state);
  const party = [{ adults: state.adultsCount, childBirthDates: state.childrenBirthDates }];
  const rooms = state.occupancies ?? party;
  return {
    tripType: state.tripType,
    airports: state.selectedAirports ?? [],
    destinations: state.selectedDestinationsCodes ?? [],
    ...nightsOf(state.durationFrom, state.durationTo),
    dateFrom: state.startDate ?? null,
    dateTo: state.endDate ?? null,
    flexibleDays: state.flexibleDays ?? 0,
    occupancies: fittingRooms(state.tripType, state.multiroomEnabled === true ? rooms : party),
    ignored: [],
  };
}

/**
 * The selection of filters as they were last answered, with what was chosen since [gs.update].
 * @throws Problem 400 that names a range or a number of people that cannot be
 */
export function selectionOfFilters(filters: readonly Filter[]): FilterSelection {
  const find = (type: Filter['filterType']) => filters.find(({ filterType }) => filterType === type);
  const types = chosen(find('TYPE')?.options);
  const tripType = types.find(isTripType) ?? 'WS';
  const duration = find('DURATION');
  const calendar = find('CALENDAR');
  const nights = nightsOf(digits(duration?.selectedFrom), digits(duration?.selectedTo));
  const dates = { dateFrom: dateOf(calendar?.selectedFrom), dateTo: dateOf(calendar?.selectedTo) };
  checkFilters(filters, { departureDateFrom: dates.dateFrom, departureDateTo: dates.dateTo, durationFrom: digits(duration?.selectedFrom), durationTo: digits(duration?.selectedTo) });
  return {
    tripType,
    airports: chosen(find('AIRPORT')?.options),
    destinations: chosen(find('REGION')?.options),
    ...nights,
    ...dates,
    flexibleDays: calendar?.flexibleDays ?? 0,
    occupancies: fittingRooms(tripType, find('OCCUPANCY')?.occupancies ?? partyOfCounts(find('ADULTS'), find('CHILDREN'))),
    ignored: [
      ...types.filter((type) => !isTripType(type)),
      ...[duration?.selectedFrom, duration?.selectedTo].filter(isGiven).filter((text) => digits(text) === null),
      ...[calendar?.selectedFrom, calendar?.selectedTo].filter(isGiven).filter((text) => dateOf(text) === null),
    ],
  };
}

function checkFilters(filters: readonly Filter[], stay: AskedStay): void {
  const place = (type: Filter['filterType']) => `/body/filters/${filters.findIndex(({ filterType }) => filterType === type)}`;
  const types = { departureDateTo: 'CALENDAR', durationTo: 'DURATION' } as const;
  const find = (type: Filter['filterType']) => filters.find(({ filterType }) => filterType === type);
  const adults = find('ADULTS')?.selectedCount;
  const oneRoom = find('OCCUPANCY')?.occupancies === undefined;
  refuse([
    ...stayErrors(stay).map(({ field, message }) => ({ pointer: `${place(types[field])}/selectedTo`, message })),
    ...(adults === 0 ? [{ pointer: `${place('ADULTS')}/selectedCount`, message: 'is less than one adult' }] : []),
    ...(oneRoom && adults !== undefined && adults > MOST_ADULTS ? [{ pointer: `${place('ADULTS')}/selectedCount`, message: `is more than ${MOST_ADULTS} adults in a room` }] : []),
    ...(oneRoom && (find('CHILDREN')?.birthDates?.length ?? 0) > MOST_CHILDREN ? [{ pointer: `${place('CHILDREN')}/birthDates`, message: `has more than ${MOST_CHILDREN} children in a room` }] : []),
  ]);
}

function isGiven(text: string | null | undefined): text is string {
  return text != null;
}

/** Codes of what is chosen; a chosen parent speaks for its children. */
function chosen(options: readonly FilterOption[] = []): string[] {
  return options.flatMap((option) => (option.selected ? [option.code] : chosen(option.additionalOptions)));
}

function partyOfCounts(adults: Filter | undefined, children: Filter | undefined): Occupancy[] {
  const birthDates = children?.birthDates ?? [];
  return [{ adults: adults?.selectedCount ?? defaultOccupancy().adults, childBirthDates: cutBirthDates(birthDates, children?.selectedCount ?? birthDates.length) }];
}

function nightsOf(from: number | null | undefined, to: number | null | undefined): Pick<FilterSelection, 'nightsFrom' | 'nightsTo'> {
  return from == null || to == null || from > to ? { nightsFrom: null, nightsTo: null } : { nightsFrom: from, nightsTo: to };
}

function dateOf(text: string | null | undefined): string | null {
  return isIsoDate(text) ? text : null;
}

function digits(text: string | null | undefined): number | null {
  return text && /^\d{1,2}$/.test(text) ? Number(text) : null;
}
