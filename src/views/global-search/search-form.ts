import type { SearchState } from '../../domain/search-state.ts';

/** Where a search goes that was sent as a plain form; the server answers with the listing's address. */
export const SEARCH_PATH = '/hledani';

/** Names of the plain form's fields, as the server reads them. */
export const FIELD = {
  tripType: 'typ',
  destination: 'kam',
  airport: 'odkud',
  from: 'od',
  to: 'do',
  nights: 'noci',
  adults: 'dospeli',
  children: 'deti',
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
    ...(nights === null ? [] : [[FIELD.nights, nights] satisfies [string, string]]),
    [FIELD.adults, String(state.adultsCount)],
    ...(state.childrenBirthDates.length === 0 ? [] : [[FIELD.children, state.childrenBirthDates.join(',')] satisfies [string, string]]),
  ];
}

/** `7`, or `7-10`. */
function nightsValue(from: number, to: number): string {
  return from === to ? String(from) : `${from}-${to}`;
}
