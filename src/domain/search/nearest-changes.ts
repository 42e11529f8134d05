import type { components } from '../../../openapi/generated/search.ts';
import type { SearchState } from './search-state.ts';
import { addDays, firstDayOfMonth, lastDayOfMonth } from '../dates/iso-date.ts';
import { departureWindow } from './departure-window.ts';
import { partyOf } from './participants.ts';
import { defaultSearchState } from './search-state.ts';

export type NearestChange = components['schemas']['NearestChange'];
export type ChangeKind = NearestChange['kind'];
/** A change with the hotels that the changed search finds. */
export type FoundChange = Omit<NearestChange, 'searchState'> & { searchState: SearchState };

/** A search with one of its conditions dropped or widened. */
export interface PossibleChange {
  kind: ChangeKind;
  searchState: SearchState;
}

/** More than three are no help. */
export const SHOWN_CHANGES = 3;
/** Days and nights that a search is widened by on each side, the smaller step first. */
const DATE_STEPS = [3, 7];
const NIGHTS_STEP = 3;
const MOST_NIGHTS = 60;

/**
 * The changes of a search that are worth counting, each of one condition, the smallest first; the last one drops
 * all of them [gs.submit].
 * @param today ISO date; nothing leaves before the day after
 */
export function possibleChanges(state: SearchState, today: string): PossibleChange[] {
  const changes = [
    ...withoutFacets(state), ...otherDates(state, today), ...nearNights(state), ...anyAirport(state), ...surroundings(state), ...oneRoom(state),
    ...anyNights(state), ...anyDate(state), ...anywhere(state),
  ];
  return changes.length > 1 ? [...changes, everything(state)] : changes;
}

/** The condition that each change is of: of several that help, the smallest is enough. */
const CONDITIONS = {
  withoutFacets: 'facets', nearDates: 'dates', wholeMonths: 'dates', anyDate: 'dates', nearNights: 'nights', anyNights: 'nights',
  anyAirport: 'airports', surroundings: 'destinations', anywhere: 'destinations', oneRoom: 'rooms', everything: 'all',
} as const satisfies Record<ChangeKind, string>;

/**
 * The best of the changes that find something: the smallest of each condition, `SHOWN_CHANGES` at most; dropping all of them
 * only where nothing less helps.
 * @param counts hotels that each change finds, in the order of the changes
 */
export function nearestOf(changes: readonly PossibleChange[], counts: readonly number[]): (PossibleChange & { count: number })[] {
  const helping = changes.map((change, place) => ({ ...change, count: counts[place] ?? 0 })).filter(({ count }) => count > 0);
  const smallest = helping.filter(({ kind }, place) => helping.findIndex((other) => CONDITIONS[other.kind] === CONDITIONS[kind]) === place);
  const single = smallest.filter(({ kind }) => kind !== 'everything');
  return (single.length > 0 ? single : smallest).slice(0, SHOWN_CHANGES);
}

function withoutFacets(state: SearchState): PossibleChange[] {
  return Object.values(state.selectedFilterValues).some((values) => values.length > 0)
    ? [{ kind: 'withoutFacets', searchState: { ...state, selectedFilterValues: {} } }]
    : [];
}

function otherDates(state: SearchState, today: string): PossibleChange[] {
  const { startDate, endDate } = departureWindow(state);
  const last = endDate ?? startDate;
  if (startDate === null || last === null) return [];
  const first = addDays(today, 1);
  const days = DATE_STEPS.map((step): PossibleChange => {
    const from = addDays(startDate, -step);
    return { kind: 'nearDates', searchState: { ...state, startDate: from > first ? from : first, endDate: addDays(last, step), flexibleDays: 0 } };
  });
  const months = { startDate: firstDayOfMonth(startDate), endDate: lastDayOfMonth(last), flexibleDays: 0 } as const;
  const areMonths = months.startDate === startDate && months.endDate === last;
  return areMonths ? days : [...days, { kind: 'wholeMonths', searchState: { ...state, ...months } }];
}

function nearNights(state: SearchState): PossibleChange[] {
  const { durationFrom, durationTo } = state;
  if (durationFrom === null || durationTo === null) return [];
  return [{
    kind: 'nearNights',
    searchState: { ...state, durationFrom: Math.max(1, durationFrom - NIGHTS_STEP), durationTo: Math.min(MOST_NIGHTS, durationTo + NIGHTS_STEP) },
  }];
}

function anyAirport(state: SearchState): PossibleChange[] {
  return state.selectedAirports.length > 0 ? [{ kind: 'anyAirport', searchState: { ...state, selectedAirports: [] } }] : [];
}

/** The region of a resort, then the country of both. */
function surroundings(state: SearchState): PossibleChange[] {
  const changes: PossibleChange[] = [];
  let codes = state.selectedDestinationsCodes;
  while (codes.some((code) => code.includes('-'))) {
    codes = [...new Set(codes.map((code) => (code.includes('-') ? code.slice(0, code.lastIndexOf('-')) : code)))];
    changes.push({ kind: 'surroundings', searchState: { ...state, selectedDestinationsCodes: codes } });
  }
  return changes;
}

function oneRoom(state: SearchState): PossibleChange[] {
  if (state.occupancies.length < 2) return [];
  const party = partyOf(state.occupancies);
  return [{ kind: 'oneRoom', searchState: { ...state, occupancies: [party], multiroomEnabled: false } }];
}

function anyNights(state: SearchState): PossibleChange[] {
  return state.durationFrom === null ? [] : [{ kind: 'anyNights', searchState: { ...state, durationFrom: null, durationTo: null } }];
}

function anyDate(state: SearchState): PossibleChange[] {
  return state.startDate === null && state.endDate === null ? [] : [{ kind: 'anyDate', searchState: { ...state, startDate: null, endDate: null, flexibleDays: 0 } }];
}

function anywhere(state: SearchState): PossibleChange[] {
  return state.selectedDestinationsCodes.length > 0 ? [{ kind: 'anywhere', searchState: { ...state, selectedDestinationsCodes: [] } }] : [];
}

function everything(state: SearchState): PossibleChange {
  return { kind: 'everything', searchState: withoutConditions(state) };
}

/** What is left of a search without its conditions: the kind of trip, those who travel and how they look at prices. */
export function withoutConditions(state: SearchState): SearchState {
  const { tripType, adultsCount, childrenBirthDates, occupancies, multiroomEnabled, sortCode, fullPrice } = state;
  return { ...defaultSearchState(), tripType, adultsCount, childrenBirthDates, occupancies, multiroomEnabled, sortCode, fullPrice };
}
