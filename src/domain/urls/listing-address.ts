import type { SearchState } from '../search/search-state.ts';
import { withFittingParty } from '../search/fitting-party.ts';
import { defaultSearchState } from '../search/search-state.ts';
import { listingSearch } from './listing-params.ts';
import { listingPath } from './listing-url.ts';

/** When the trips of a campaign leave [page.campaigns]. */
type Departures = Pick<SearchState, 'startDate' | 'endDate'>;

/** What a search that began on a campaign's page keeps wherever it goes [search.criteria]. */
type Campaign = Pick<SearchState, 'searchCriteriaCode' | 'pageUrl'>;

/** A listing page whose path already says a part of the search. */
export interface ListingBase {
  /** Path without language prefix, e.g. /dovolena/recko/nabidky-letecky. */
  path: string;
  /** What that path says by itself. */
  implied: Pick<SearchState, 'tripType' | 'selectedDestinationsCodes' | 'selectedAirports'> & Partial<Departures & Campaign>;
}

/**
 * The address of a search's listing, without language prefix. What the path says is left out of `q`; a search that
 * has left the path's place moves to the listing of everywhere [route.listing-types, gs.search-state].
 * @param base the page the visitor is on, when it is a listing itself
 */
export function listingAddress(state: SearchState, base?: ListingBase): string {
  if (base !== undefined && saysTheSame(state, base)) {
    const rest = { ...state, ...emptyOf(base) };
    return base.path + listingSearch(rest);
  }
  return listingPath({ tripType: state.tripType }) + listingSearch({ ...state, tripType: defaultSearchState().tripType });
}

/** The search that an address says: its own `q`, with the path's part where `q` says nothing of it; its party fits the trip type. */
export function withImplied(state: SearchState, { implied }: ListingBase): SearchState {
  return withFittingParty({
    ...state,
    tripType: implied.tripType,
    selectedDestinationsCodes: state.selectedDestinationsCodes.length > 0 ? state.selectedDestinationsCodes : implied.selectedDestinationsCodes,
    selectedAirports: state.selectedAirports.length > 0 ? state.selectedAirports : implied.selectedAirports,
    ...(state.startDate === null && state.endDate === null && departuresOf(implied)),
    ...campaignOf(implied),
  });
}

function saysTheSame(state: SearchState, { implied }: ListingBase): boolean {
  return state.tripType === implied.tripType
    && includes(state.selectedDestinationsCodes, implied.selectedDestinationsCodes)
    && includes(state.selectedAirports, implied.selectedAirports)
    && Object.entries(departuresOf(implied)).every(([end, day]) => state[end as keyof Departures] === day && state.flexibleDays === 0);
}

/** A path's part can only be left out of `q` when the search says exactly that part. */
function includes(chosen: readonly string[], implied: readonly string[]): boolean {
  return implied.length === 0 || (chosen.length === implied.length && implied.every((code) => chosen.includes(code)));
}

function emptyOf({ implied }: ListingBase): Partial<SearchState> {
  return {
    tripType: defaultSearchState().tripType,
    ...(implied.selectedDestinationsCodes.length > 0 && { selectedDestinationsCodes: [] }),
    ...(implied.selectedAirports.length > 0 && { selectedAirports: [] }),
    ...Object.fromEntries(Object.keys({ ...departuresOf(implied), ...campaignOf(implied) }).map((name) => [name, null])),
  };
}

/** The ends that the path says something of. */
function departuresOf({ startDate, endDate }: Partial<Departures>): Partial<Departures> {
  return { ...(startDate != null && { startDate }), ...(endDate != null && { endDate }) };
}

function campaignOf({ searchCriteriaCode, pageUrl }: Partial<Campaign>): Partial<Campaign> {
  return { ...(searchCriteriaCode && { searchCriteriaCode }), ...(pageUrl && { pageUrl }) };
}
