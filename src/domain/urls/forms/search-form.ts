import type { SearchState } from '../../search/search-state.ts';
import { FLEXIBILITIES } from '../../search/departure-window.ts';
import { parseDisplayDate } from '../../dates/display-date.ts';
import { isIsoDate } from '../../dates/iso-date.ts';
import { cutBirthDates, MAX_OF_A_KIND, MAX_PARTICIPANTS } from '../../search/participants.ts';
import type { Occupancy } from '../../search/participants.ts';
import { defaultSearchState } from '../../search/search-state.ts';
import { isTripType } from '../../search/trip-types.ts';
import type { QueryParams } from '../encoding/query-string.ts';

/** Where a search goes that was sent as a plain form; the server answers with the listing's address. */
export const SEARCH_PATH = '/hledani';

/** Names of the plain form's fields, as the server reads them. */
export const FIELD = {
  tripType: 'typ',
  destination: 'kam',
  airport: 'odkud',
  from: 'od',
  to: 'do',
  flexibility: 'plusminus',
  nights: 'noci',
  adults: 'dospeli',
  children: 'deti',
  criteria: 'akce',
  page: 'stranka',
  /** Any words, where nobody can choose from places. */
  text: 'hledat',
} as const;

/** A search as the fields of a form; what is not asked for has no field. */
export function fieldsOf(state: SearchState): [name: string, value: string][] {
  const { durationFrom, durationTo, startDate, endDate } = state;
  const nights = durationFrom === null || durationTo === null ? null : nightsValue(durationFrom, durationTo);
  return [
    [FIELD.tripType, state.tripType],
    ...state.selectedDestinationsCodes.map((code): [string, string] => [FIELD.destination, code]),
    ...state.selectedAirports.map((code): [string, string] => [FIELD.airport, code]),
    ...(startDate === null ? [] : [[FIELD.from, startDate] satisfies [string, string]]),
    ...(endDate === null ? [] : [[FIELD.to, endDate] satisfies [string, string]]),
    ...(state.flexibleDays === 0 ? [] : [[FIELD.flexibility, String(state.flexibleDays)] satisfies [string, string]]),
    ...(nights === null ? [] : [[FIELD.nights, nights] satisfies [string, string]]),
    [FIELD.adults, String(state.adultsCount)],
    ...campaignFields(state),
    ...(state.childrenBirthDates.length === 0 ? [] : [[FIELD.children, state.childrenBirthDates.join(',')] satisfies [string, string]]),
  ];
}

/** What a search keeps of the campaign that it began on [search.criteria]. */
export function campaignFields({ searchCriteriaCode, pageUrl }: Pick<SearchState, 'searchCriteriaCode' | 'pageUrl'>): [name: string, value: string][] {
  return [
    ...(searchCriteriaCode === null ? [] : [[FIELD.criteria, searchCriteriaCode] satisfies [string, string]]),
    ...(pageUrl === null ? [] : [[FIELD.page, pageUrl] satisfies [string, string]]),
  ];
}

/** `7`, or `7-10`. */
function nightsValue(from: number, to: number): string {
  return from === to ? String(from) : `${from}-${to}`;
}

const TYPED_DATE = String.raw`(?:\d{1,2}\.\s*\d{1,2}\.\s*\d{4}|\d{4}\.\s*\d{1,2}\.\s*\d{1,2}\.?|\d{4}-\d{2}-\d{2})`;
/** What `birthDatesOf` reads, as the pattern of a field: browsers refuse the rest before the form leaves. Whether a day exists the server says. */
export const BIRTH_DATES_PATTERN = String.raw`[\s,;]*${TYPED_DATE}(?:[\s,;]+${TYPED_DATE})*[\s,;]*`;

/** Birth dates as people type them one after the other, `24. 5. 2018, 2.1.2020`, or as addresses have them [date.formats]; undefined is none. */
export function birthDatesOf(text: string): (string | undefined)[] {
  // A blank after a point is within a date.
  const dates = text.replace(/\.\s+/g, '.').split(/[\s,;]+/).filter(Boolean);
  return dates.map((date) => (isIsoDate(date) ? date : parseDisplayDate(date)));
}

/** Who is asked for, more than travel on one booking too; unreadable, the adults are those of the default search. */
export function partyOfForm(params: QueryParams): Occupancy {
  const [adults = ''] = params.get(FIELD.adults) ?? [];
  const [children = ''] = params.get(FIELD.children) ?? [];
  return {
    adults: /^[1-9]\d?$/.test(adults.trim()) ? Number(adults) : defaultSearchState().adultsCount,
    childBirthDates: birthDatesOf(children).filter((date) => date !== undefined),
  };
}

/** The search that a plain form says; what cannot be read is left at its default, never thrown. */
export function searchOfForm(params: QueryParams): SearchState {
  const first = (name: string) => params.get(name)?.[0]?.trim() ?? '';
  const all = (name: string) => (params.get(name) ?? []).filter((code) => /^[A-Z][\w-]{1,63}$/.test(code));
  const date = (name: string) => (isIsoDate(first(name)) ? first(name) : null);
  const defaults = defaultSearchState();
  const typ = first(FIELD.tripType);
  const [, from, to = from] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(first(FIELD.nights)) ?? [];
  const { adults, childBirthDates } = partyOfForm(params);
  const party = { adults: adults > MAX_PARTICIPANTS ? defaults.adultsCount : adults, childBirthDates: cutBirthDates(childBirthDates, MAX_OF_A_KIND) };
  return {
    ...defaults,
    tripType: isTripType(typ) ? typ : defaults.tripType,
    selectedDestinationsCodes: all(FIELD.destination),
    selectedAirports: all(FIELD.airport),
    startDate: date(FIELD.from),
    endDate: date(FIELD.to),
    flexibleDays: FLEXIBILITIES.find((days) => date(FIELD.from) !== null && first(FIELD.flexibility) === String(days)) ?? 0,
    durationFrom: from === undefined ? null : Number(from),
    durationTo: to === undefined ? null : Number(to),
    adultsCount: party.adults,
    childrenBirthDates: party.childBirthDates,
    occupancies: [party],
    searchCriteriaCode: /^[\w-]{1,80}$/.test(first(FIELD.criteria)) ? first(FIELD.criteria) : null,
    pageUrl: /^\/[\w/-]{1,300}$/.test(first(FIELD.page)) ? first(FIELD.page) : null,
  };
}
