import { MAX_PARTICIPANTS } from '../search/participants.ts';
import { defaultSearchState } from '../search/search-state.ts';
import type { SearchState } from '../search/search-state.ts';
import type { SortType } from '../search/sort-types.ts';
import type { TripType } from '../search/trip-types.ts';
import { decodeListingQuery, encodeListingQuery } from './listing-q.ts';
import { formatQueryString, parseQueryString } from './encoding/query-string.ts';
import type { QueryParams } from './encoding/query-string.ts';

/** What a listing's or a hotel's query string says. */
export interface ListingParams {
  state: SearchState;
  /** Keys of `q`, or names of parameters, that were not understood. */
  dropped: string[];
  /** The trip type that the search names by one of its type values, whatever the path says. */
  additionalType: TripType | undefined;
}

/** What parameters beside the search say, whichever page they are of. */
export interface FurtherParams {
  /** Whether prices are those of the whole party. */
  fullPrice: boolean;
  /** What was clicked to come here: a label for analytics. */
  clickedLink: string | undefined;
  /** `ofertowanie`: the visitor came from a bidding of offers. */
  bidding: boolean;
  /** Id of the element to scroll to. */
  scrollTo: string | undefined;
  promotedUpsellCodes: string[];
}

const MAX_LABEL = 50;
const MAX_PROMOTED = 20;

/**
 * Reads a query string (with or without `?`) of a listing; never throws [url.params] [url.full-price].
 * @param today ISO date; given, children who are not born by then are left out and named as `birthDate`, and so are days before it
 */
export function parseListingSearch(search: string, today?: string): ListingParams {
  const params = parseQueryString(search);
  const [query = '', ...otherQueries] = params.get('q') ?? [];
  const decoded = decodeListingQuery(query);
  const born = today === undefined ? decoded.state : withoutUnborn(decoded.state, today);
  const state = today === undefined ? born : withoutPastDays(born, today);
  const dropped = [
    ...decoded.dropped, ...(born === decoded.state ? [] : ['birthDate']),
    ...(['startDate', 'endDate'] as const).filter((key) => state[key] !== born[key]),
  ];
  // A second search in the same address, or one whose escapes are broken.
  if (otherQueries.length > 0 || (query === '' && /[?&]q=[^&]/.test(search))) dropped.push('q');
  const { fullPrice } = readFurtherParams(params, dropped);
  return { state: { ...state, fullPrice }, dropped, additionalType: decoded.additionalType };
}

/** Whether a query string asks for more people than travel on one booking [participants.max]. */
export function asksForTooMany(search: string): boolean {
  const [query = ''] = parseQueryString(search).get('q') ?? [];
  const tokens = query.split(':');
  const valuesOf = (key: string) => tokens.filter((_, place) => place % 2 === 1 && tokens[place - 1] === key);
  const countOf = (key: string) => Math.max(0, ...valuesOf(key).map(Number).filter(Number.isInteger));
  const adults = countOf('ctAdult') || defaultSearchState().adultsCount;
  return adults + Math.max(countOf('ctChild'), valuesOf('birthDate').length) > MAX_PARTICIPANTS;
}

/** Reads parameters beside `q`; never throws [url.params] [url.full-price]. @param dropped gets the names of those that were not understood */
export function readFurtherParams(params: QueryParams, dropped: string[] = []): FurtherParams {
  const take = (name: string, shape: RegExp): string | undefined => {
    const value = params.get(name)?.[0];
    if (value === undefined || shape.test(value)) return value;
    dropped.push(name);
    return undefined;
  };
  return {
    fullPrice: take('fullPrice', /^(true|false)$/) === 'true',
    promotedUpsellCodes: take('promotedUpsellCodes', /^[\w-]+(,[\w-]+)*$/)?.split(',').slice(0, MAX_PROMOTED) ?? [],
    clickedLink: params.get('clickedLink')?.[0]?.slice(0, MAX_LABEL) || undefined,
    bidding: take('ofertowanie', /^(true|false|1|0)$/)?.match(/^(true|1)$/) != null,
    scrollTo: take('scrollTo', /^[A-Za-z][\w-]{0,63}$/),
  };
}

/** The same state when everybody is born. */
function withoutUnborn(state: SearchState, today: string): SearchState {
  const isBorn = (birthDate: string) => birthDate <= today;
  if ([...state.childrenBirthDates, ...state.occupancies.flatMap(({ childBirthDates }) => childBirthDates)].every(isBorn)) return state;
  return {
    ...state,
    childrenBirthDates: state.childrenBirthDates.filter(isBorn),
    occupancies: state.occupancies.map((room) => ({ ...room, childBirthDates: room.childBirthDates.filter(isBorn) })),
  };
}

/** Days before today are left out, and how far a first one of them might differ. */
function withoutPastDays(state: SearchState, today: string): SearchState {
  const [startDate, endDate] = [state.startDate, state.endDate].map((date) => (date !== null && date < today ? null : date)) as [string | null, string | null];
  return { ...state, startDate, endDate, flexibleDays: startDate === null ? 0 : state.flexibleDays };
}

/** The query string of a search: `?q=…&fullPrice=true`, '' for the default one [url.full-price]. */
export function listingSearch(state: SearchState): string {
  return formatQueryString({ q: encodeListingQuery(state), fullPrice: state.fullPrice ? 'true' : undefined });
}

/** An address with what another one says of the visit instead of the search, so that it stays while the search becomes another [url.params]. */
export function withVisitOf(visited: string, address: string): string {
  const { clickedLink } = readFurtherParams(queryOf(visited));
  return withBidOf(visited, withParams(address, { clickedLink }));
}

/**
 * An address on the way to an order with the bid that another one follows, and with what that recommends; what the address
 * says itself stays [url.bidding] [url.params].
 */
export function withBidOf(visited: string, address: string): string {
  const { bidding, promotedUpsellCodes } = readFurtherParams(queryOf(visited));
  return withParams(address, { ofertowanie: bidding ? 'true' : undefined, promotedUpsellCodes: promotedUpsellCodes.join(',') });
}

function withParams(address: string, params: Record<string, string | undefined>): string {
  const said = queryOf(address);
  const added = formatQueryString(Object.fromEntries(Object.entries(params).filter(([name]) => !said.has(name))));
  return address + (address.includes('?') ? added.replace('?', '&') : added);
}

function queryOf(address: string): QueryParams {
  return parseQueryString(address.slice(address.indexOf('?') + 1));
}

/** The parameter that links of the pagination carry, counted from 1 as people do. */
const PAGE_PARAMETER = 'strana';

/** The page that a query string asks for, counted from 0; anything unreadable is the first. */
export function pageOf(search: string): number {
  const [, digits] = /(?:^|[?&])strana=(\d{1,3})(?:&|$)/.exec(search) ?? [];
  return Math.max(0, Number(digits ?? 1) - 1);
}

/** An address with the page in its query; the first page is not named. */
export function withPage(address: string, page: number): string {
  return page === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${PAGE_PARAMETER}=${page + 1}`;
}

/** Whether the search of a query string says itself how to sort. */
export function namesSort(search: string): boolean {
  const [query = ''] = parseQueryString(search).get('q') ?? [];
  return query.split(':').some((token, place) => place % 2 === 0 && token === 'sort');
}

/** A query string whose search is sorted as told; all else in it stays. */
export function withSort(search: string, sortCode: SortType): string {
  const params = Object.fromEntries([...parseQueryString(search)].map(([name, values]) => [name, values[0]]));
  const { q = '' } = params;
  return formatQueryString({ ...params, q: `sort:${sortCode}${q === '' ? '' : ':'}${q}` });
}
