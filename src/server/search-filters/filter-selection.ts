import type { components } from '../../../openapi/generated/search.ts';
import { isIsoDate } from '../../domain/dates/iso-date.ts';
import { cutBirthDates, defaultOccupancy, type Occupancy } from '../../domain/participants.ts';
import { allowsMultiroom, isTripType, type TripType } from '../../domain/trip-types.ts';

type Schemas = components['schemas'];
type Filter = Schemas['Filter'];
type FilterOption = Schemas['FilterOption'];

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
  occupancies: Occupancy[];
}

/** The selection of a search state [gs.initial]. */
export function selectionOfState(state: Schemas['SearchState']): FilterSelection {
  const party = [{ adults: state.adultsCount, childBirthDates: state.childrenBirthDates }];
  const rooms = state.occupancies ?? party;
  return {
    tripType: state.tripType,
    airports: state.selectedAirports ?? [],
    destinations: state.selectedDestinationsCodes ?? [],
    ...nightsOf(state.durationFrom, state.durationTo),
    dateFrom: state.startDate ?? null,
    dateTo: state.endDate ?? null,
    occupancies: fittingRooms(state.tripType, state.multiroomEnabled === true ? rooms : party),
  };
}

/** The selection of filters as they were last answered, with what was chosen since [gs.update]. */
export function selectionOfFilters(filters: readonly Filter[]): FilterSelection {
  const find = (type: Filter['filterType']) => filters.find(({ filterType }) => filterType === type);
  const type = chosen(find('TYPE')?.options)[0];
  const tripType = isTripType(type) ? type : 'WS';
  const duration = find('DURATION');
  const calendar = find('CALENDAR');
  return {
    tripType,
    airports: chosen(find('AIRPORT')?.options),
    destinations: chosen(find('REGION')?.options),
    ...nightsOf(digits(duration?.selectedFrom), digits(duration?.selectedTo)),
    dateFrom: dateOf(calendar?.selectedFrom),
    dateTo: dateOf(calendar?.selectedTo),
    occupancies: fittingRooms(tripType, find('OCCUPANCY')?.occupancies ?? partyOfCounts(find('ADULTS'), find('CHILDREN'))),
  };
}

/** Codes of what is chosen; a chosen parent speaks for its children. */
function chosen(options: readonly FilterOption[] = []): string[] {
  return options.flatMap((option) => (option.selected ? [option.code] : chosen(option.additionalOptions)));
}

function partyOfCounts(adults: Filter | undefined, children: Filter | undefined): Occupancy[] {
  const birthDates = children?.birthDates ?? [];
  return [{ adults: adults?.selectedCount ?? defaultOccupancy().adults, childBirthDates: cutBirthDates(birthDates, children?.selectedCount ?? birthDates.length) }];
}

/** A type that is sold by the party only turns several rooms into the default one [trip.collapse-rooms]. */
function fittingRooms(tripType: TripType, rooms: Occupancy[]): Occupancy[] {
  return rooms.length > 1 && !allowsMultiroom(tripType) ? [defaultOccupancy()] : rooms;
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
