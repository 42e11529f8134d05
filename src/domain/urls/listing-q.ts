/**
 * Codec of the listing's `q` parameter: `key:value` pairs joined by colons, keys repeated for
 * lists, defaults left out (`sort:priceDESC:a:PRG:a:BRQ:c:GR-KRETA:ctAdult:3`). A key that is not
 * one of the search's own is a facet; `additionalType` is one too, unless its value is a type value
 * (`additionalType:SKIBYPLANE`), which stands for a trip type. Values are escaped with `~hh`, so the whole is safe in a URL
 * as it is [url.listing-q].
 */
import type { Occupancy } from '../search/participants.ts';
import type { SearchState } from '../search/search-state.ts';
import { departureWindow, FLEXIBILITIES, isDepartureWindow } from '../search/departure-window.ts';
import { isIsoDate } from '../dates/iso-date.ts';
import { cutBirthDates, MAX_OF_A_KIND, MAX_PARTICIPANTS, MAX_ROOMS, partyOf, participantsCount } from '../search/participants.ts';
import { defaultSearchState } from '../search/search-state.ts';
import { isSortType } from '../search/sort-types.ts';
import { isByCar, isTripType, tripTypeOfValue } from '../search/trip-types.ts';
import type { TripType } from '../search/trip-types.ts';
import { decodePercent, encodePercent } from './encoding/percent.ts';

/** Longer queries are cut after the last whole pair. */
export const MAX_QUERY_LENGTH = 2000;

// As much as the API takes: a search that it would refuse shows no list at all.
const MAX_AIRPORTS = 50;
const MAX_DESTINATIONS = 60;
const MAX_FACETS = 20;
const MAX_VALUES_OF_A_FACET = 30;
const MAX_FACET_ID = 40;
const MAX_FACET_VALUE = 60;
const MAX_CRITERIA_CODE = 80;
const MAX_PAGE_URL = 400;
const MAX_NIGHTS = 28;
const ADDITIONAL_TYPE = 'additionalType';
const airportShape = /^[A-Z]{3}$/;
const codeShape = /^\w[\w-]{0,63}$/;
/** Characters that no text of ours has, and that neither HTML nor a database takes as they are. */
// oxlint-disable-next-line no-control-regex
const CONTROL_CHARACTERS = /[\u0000-\u001F\u007F]/;
/** A name that no JSON object may have on its way to the API. */
const REFUSED_FACET = '__proto__';

/** What was read, and the keys of what was not understood or exceeded a limit, in order. */
export interface DecodedListingQuery {
  state: SearchState;
  dropped: string[];
  /** The trip type that a type value under `additionalType` stands for; the state's own where no `tripType` says another. */
  additionalType?: TripType;
}

/** The query of a state; '' for the default one. Lossless within the limits above, see the tests. */
export function encodeListingQuery(state: SearchState): string {
  const defaults = defaultSearchState();
  const pairs: string[] = [];
  const write = (key: string, value: string | number) => pairs.push(`${key}:${value}`);
  const party: Occupancy = { adults: state.adultsCount, childBirthDates: state.childrenBirthDates };
  const roomsSayMore = state.occupancies.length > 0 && !sameRooms(state.occupancies, [party]);

  if (state.sortCode !== defaults.sortCode) write('sort', state.sortCode);
  if (state.tripType !== defaults.tripType) {
    write('byPlane', isByCar(state.tripType) ? 'F' : 'T');
    write('tripType', state.tripType);
  }
  for (const code of state.selectedAirports) write('a', code);
  for (const code of state.selectedDestinationsCodes) write('c', code);
  if (state.durationFrom !== null) write('dF', state.durationFrom);
  if (state.durationTo !== null) write('dT', state.durationTo);
  if (state.startDate !== null) write('startDate', state.startDate);
  if (state.endDate !== null) write('endDate', state.endDate);
  if (state.flexibleDays !== defaults.flexibleDays) write('flex', state.flexibleDays);
  if (roomsSayMore || state.adultsCount !== defaults.adultsCount) write('ctAdult', state.adultsCount);
  if (roomsSayMore || state.childrenBirthDates.length > 0) write('ctChild', state.childrenBirthDates.length);
  for (const birthDate of state.childrenBirthDates) write('birthDate', birthDate);
  if (roomsSayMore) {
    for (const { adults, childBirthDates, roomCode } of state.occupancies) {
      write('room', [adults, childBirthDates.join('_')].filter((part) => part !== '').join('-') + (roomCode === undefined ? '' : `.${roomCode}`));
    }
  }
  if (state.multiroomEnabled) write('multiroom', 'T');
  if (state.searchCriteriaCode) write('criteria', escape(state.searchCriteriaCode));
  if (state.pageUrl) write('page', escape(state.pageUrl));
  for (const [facetId, values] of Object.entries(state.selectedFilterValues)) {
    if (facetId === '' || facetId === REFUSED_FACET) continue;
    for (const value of values) if (value !== '') write(facetKey(facetId, value), escape(value));
  }
  return pairs.join(':');
}

/**
 * Reads a query. Junk is dropped and named, never thrown: a link that was cut or edited still
 * opens the search it can.
 */
export function decodeListingQuery(query: string): DecodedListingQuery {
  const dropped: string[] = [];
  const tokens = query.slice(0, MAX_QUERY_LENGTH).split(':');
  if (query.length > MAX_QUERY_LENGTH) {
    tokens.pop();
    dropped.push('length');
  }
  const draft: Draft = { ...defaultSearchState(), selectedAirports: [], rooms: [], facets: new Map() };
  for (let place = 0; place < tokens.length; place += 2) {
    const key = tokens[place] ?? '';
    const value = tokens[place + 1];
    if (key === '' && value === undefined) continue;
    if (value === undefined || !readPair(draft, key, value)) dropped.push(key);
  }
  const { additionalType } = draft;
  return { state: settle(draft, dropped), dropped, ...(additionalType !== undefined && { additionalType }) };
}

/** A state being read: counts and rooms are made to agree only once everything is known. */
interface Draft extends SearchState {
  byPlane?: boolean;
  explicitTripType?: boolean;
  additionalType?: TripType;
  explicitAdults?: boolean;
  childrenCount?: number;
  rooms: Occupancy[];
  facets: Map<string, string[]>;
}

type Reader = (draft: Draft, value: string) => boolean;

const readers: Record<string, Reader> = {
  sort: (draft, value) => isSortType(value) && assign(draft, { sortCode: value }),
  byPlane: (draft, value) => /^[TF]$/.test(value) && assign(draft, { byPlane: value === 'T' }),
  tripType: (draft, value) => isTripType(value) && assign(draft, { tripType: value, explicitTripType: true }),
  a: (draft, value) => append(draft.selectedAirports, value, airportShape, MAX_AIRPORTS),
  c: (draft, value) => append(draft.selectedDestinationsCodes, value, codeShape, MAX_DESTINATIONS),
  dF: (draft, value) => readCount(value, 1, MAX_NIGHTS, (durationFrom) => assign(draft, { durationFrom })),
  dT: (draft, value) => readCount(value, 1, MAX_NIGHTS, (durationTo) => assign(draft, { durationTo })),
  startDate: (draft, value) => isIsoDate(value) && assign(draft, { startDate: value }),
  endDate: (draft, value) => isIsoDate(value) && assign(draft, { endDate: value }),
  flex: (draft, value) => {
    const flexibleDays = FLEXIBILITIES.find((days) => String(days) === value);
    return flexibleDays !== undefined && assign(draft, { flexibleDays });
  },
  ctAdult: (draft, value) =>
    readCount(value, 1, MAX_PARTICIPANTS, (adultsCount) => assign(draft, { adultsCount, explicitAdults: true })),
  ctChild: (draft, value) => readCount(value, 0, MAX_OF_A_KIND, (childrenCount) => assign(draft, { childrenCount })),
  birthDate: (draft, value) =>
    isIsoDate(value) && draft.childrenBirthDates.length < MAX_OF_A_KIND && draft.childrenBirthDates.push(value) > 0,
  room: (draft, value) => {
    const room = readRoom(value);
    if (!room || draft.rooms.length >= MAX_ROOMS) return false;
    if (participantsCount([...draft.rooms, room]) > MAX_PARTICIPANTS) return false;
    return draft.rooms.push(room) > 0;
  },
  multiroom: (draft, value) => /^[TF]$/.test(value) && assign(draft, { multiroomEnabled: value === 'T' }),
  criteria: (draft, value) => readText(value, MAX_CRITERIA_CODE, (searchCriteriaCode) => assign(draft, { searchCriteriaCode })),
  page: (draft, value) => readText(value, MAX_PAGE_URL, (pageUrl) => assign(draft, { pageUrl })),
};

function readPair(draft: Draft, key: string, value: string): boolean {
  if (key === ADDITIONAL_TYPE && tripTypeOfValue(value) !== undefined) return readAdditionalType(draft, value);
  const reader = Object.hasOwn(readers, key) ? readers[key] : undefined;
  return reader ? reader(draft, value) : readFacet(draft.facets, key, value);
}

/** The first type value counts. */
function readAdditionalType(draft: Draft, value: string): boolean {
  const additionalType = tripTypeOfValue(value);
  return draft.additionalType === undefined && additionalType !== undefined && assign(draft, { additionalType });
}

function readFacet(facets: Map<string, string[]>, key: string, escapedValue: string): boolean {
  const facetId = unescape(key);
  const value = unescape(escapedValue);
  if (!facetId || !value || facetId === REFUSED_FACET) return false;
  if (facetId.length > MAX_FACET_ID || value.length > MAX_FACET_VALUE) return false;
  const values = facets.get(facetId) ?? [];
  if (values.length >= MAX_VALUES_OF_A_FACET || (values.length === 0 && facets.size >= MAX_FACETS)) return false;
  facets.set(facetId, [...values, value]);
  return true;
}

function settle(draft: Draft, dropped: string[]): SearchState {
  const { byPlane, explicitTripType, additionalType, explicitAdults, childrenCount, rooms, facets, ...state } = draft;
  if (!explicitTripType) state.tripType = additionalType ?? (byPlane === false ? 'DW' : state.tripType);
  if (state.durationFrom !== null && state.durationTo !== null && state.durationFrom > state.durationTo) {
    state.durationTo = null;
    dropped.push('dT');
  }
  if (state.startDate !== null && state.endDate !== null && !isDepartureWindow(state.startDate, state.endDate)) {
    state.endDate = null;
    dropped.push('endDate');
  }
  if (state.flexibleDays > 0 && !mayDiffer(state)) {
    state.flexibleDays = 0;
    dropped.push('flex');
  }
  if (rooms.length > 0) {
    const party = partyOf(rooms);
    if (!explicitAdults) state.adultsCount = party.adults;
    const roomsSpeakForChildren = (childrenCount ?? party.childBirthDates.length) === party.childBirthDates.length;
    if (state.childrenBirthDates.length === 0 && roomsSpeakForChildren) state.childrenBirthDates = party.childBirthDates;
  }
  if (childrenCount !== undefined && childrenCount !== state.childrenBirthDates.length) {
    dropped.push('ctChild');
    state.childrenBirthDates = cutBirthDates(state.childrenBirthDates, childrenCount);
  }
  if (state.adultsCount + state.childrenBirthDates.length > MAX_PARTICIPANTS) {
    state.childrenBirthDates = cutBirthDates(state.childrenBirthDates, MAX_PARTICIPANTS - state.adultsCount);
    dropped.push('birthDate');
  }
  state.occupancies =
    rooms.length > 0 ? rooms : [{ adults: state.adultsCount, childBirthDates: [...state.childrenBirthDates] }];
  state.selectedFilterValues = Object.fromEntries(facets);
  return state;
}

/** Whether there is a day to differ from, and what comes of it may be asked for. */
function mayDiffer(state: SearchState): boolean {
  const { startDate, endDate } = departureWindow(state);
  return startDate !== null && (endDate === null || isDepartureWindow(startDate, endDate));
}

function assign(draft: Draft, part: Partial<Draft>): true {
  Object.assign(draft, part);
  return true;
}

function append(list: string[], value: string, shape: RegExp, limit: number): boolean {
  return shape.test(value) && list.length < limit && list.push(value) > 0;
}

function readCount(value: string, min: number, max: number, accept: (count: number) => boolean): boolean {
  const count = /^\d{1,3}$/.test(value) ? Number(value) : Number.NaN;
  return count >= min && count <= max && accept(count);
}

function readText(value: string, longest: number, accept: (text: string) => boolean): boolean {
  const text = unescape(value);
  return text !== undefined && text !== '' && text.length <= longest && accept(text);
}

/** `2`, `2-2019-05-04` or `2-2019-05-04_2021-01-02.FAM`: adults, then birth dates of children, then the kind of room chosen for them. */
function readRoom(value: string): Occupancy | undefined {
  const [, adults, dates, roomCode] = /^(\d)(?:-([^.]+))?(?:\.([A-Z0-9]{1,12}))?$/.exec(value) ?? [];
  const childBirthDates = dates === undefined ? [] : dates.split('_');
  if (Number(adults ?? 0) < 1 || !childBirthDates.every(isIsoDate)) return undefined;
  return { adults: Number(adults), childBirthDates, ...(roomCode !== undefined && { roomCode }) };
}

function sameRooms(left: readonly Occupancy[], right: readonly Occupancy[]): boolean {
  return JSON.stringify(left.map(roomKey)) === JSON.stringify(right.map(roomKey));
}

function roomKey({ adults, childBirthDates, roomCode }: Occupancy): unknown[] {
  return [adults, ...childBirthDates, roomCode];
}

/** A facet whose id is a key of the search, or reads like one with this value, gets its first letter escaped, which tells them apart. */
function facetKey(facetId: string, value: string): string {
  const key = escape(facetId);
  const isAdditionalType = facetId === ADDITIONAL_TYPE && tripTypeOfValue(value) !== undefined;
  if (!isAdditionalType && !Object.hasOwn(readers, facetId)) return key;
  return `~${facetId.charCodeAt(0).toString(16).toUpperCase()}${key.slice(1)}`;
}

function escape(text: string): string {
  return encodePercent(text)
    .replace(/[~!*'()]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '~');
}

function unescape(text: string): string | undefined {
  const read = text.includes('%') ? undefined : decodePercent(text.replaceAll('~', '%'));
  return read === undefined || CONTROL_CHARACTERS.test(read) ? undefined : read;
}
