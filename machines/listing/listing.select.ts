import type { SnapshotFrom } from 'xstate';
import type { RangeEnd, TypedRange, TypedRangeProblem } from '../../src/domain/prices/price-range.ts';
import type { SearchState } from '../../src/domain/search/search-state.ts';
import type { TripType } from '../../src/domain/search/trip-types.ts';
import type { TileOffer } from '../../src/domain/offers/tile-offer.ts';
import type { SortType } from '../../src/domain/search/sort-types.ts';
import type { listingMachine } from './listing.machine.ts';
import type { Facet, SameDay } from './listing.types.ts';
import { chosenFacetsCount, firstPage, hasNextPage, priceRangeOf } from './listing.rules.ts';

type Snapshot = SnapshotFrom<typeof listingMachine>;

export function selectOffers({ context }: Snapshot): TileOffer[] {
  return context.offers;
}

/** All that the list's place shows, drawn together. */
export function selectList(snapshot: Snapshot) {
  const { offers, searchState: { occupancies, fullPrice } } = snapshot.context;
  return {
    status: selectStatus(snapshot),
    offers,
    occupancies,
    showsFullPrice: fullPrice,
    promoted: selectPromoted(snapshot),
    promotedPlace: selectPromotedPlace(snapshot),
    remaining: selectRemaining(snapshot),
  };
}

export function selectSearchState({ context }: Snapshot): SearchState {
  return context.searchState;
}

/** What is listed is called by it: holidays, or flights alone. */
export function selectTripType({ context }: Snapshot): TripType {
  return context.searchState.tripType;
}

/** How many hotels the search found; null until the first answer, and where it could not be had: the last one counted another search. */
export function selectTotalResults(snapshot: Snapshot): number | null {
  return selectStatus(snapshot) === 'failed' ? null : snapshot.context.pagination?.totalResults ?? null;
}

/** Which of them the list shows, counted from 1: it may have begun at a later page. */
export function selectShownRange({ context }: Snapshot): { from: number; to: number } {
  const before = firstPage(context) * (context.pagination?.pageSize ?? 0);
  return { from: before + 1, to: before + context.offers.length };
}

/** How many of them are behind the list. */
export function selectRemaining(snapshot: Snapshot): number {
  const { context } = snapshot;
  return hasNextPage(context) ? Math.max(0, (context.pagination?.totalResults ?? 0) - selectShownRange(snapshot).to) : 0;
}

export function selectCanExtend({ context }: Snapshot): boolean {
  return hasNextPage(context);
}

/** The pages before and behind the list, which may be several pages long; null where there is none. */
export function selectNeighbourPages({ context }: Snapshot): { previous: number | null; next: number | null } {
  const first = firstPage(context);
  return { previous: first > 0 ? first - 1 : null, next: hasNextPage(context) ? context.page + 1 : null };
}

export function selectSort({ context }: Snapshot): SortType {
  return context.searchState.sortCode;
}

/** Whether tiles show the price of the whole party instead of a person's [price.types]. */
export function selectShowsFullPrice({ context }: Snapshot): boolean {
  return context.searchState.fullPrice;
}

/** The facets, with what is chosen now marked also while their counts are on the way. */
export function selectFacets({ context }: Snapshot): Facet[] {
  return context.facets.map((facet) => {
    const chosen = context.searchState.selectedFilterValues[facet.filterId] ?? [];
    // What has not changed stays the same object: it need not be rendered again.
    const isTrue = facet.options.every(({ value, selected }) => selected === chosen.includes(value));
    return isTrue ? facet : { ...facet, options: facet.options.map((option) => ({ ...option, selected: chosen.includes(option.value) })) };
  });
}

/** The values chosen of each facet. */
export function selectSelectedFilterValues({ context }: Snapshot): SearchState['selectedFilterValues'] {
  return context.searchState.selectedFilterValues;
}

/** What was asked for and is no longer sold, with the search it was asked by. */
export function selectIgnored({ context: { ignored, searchState } }: Snapshot): { ignored: string[]; selectedAirports: SearchState['selectedAirports'] } {
  return { ignored, selectedAirports: searchState.selectedAirports };
}

export function selectFacetsAreUpdating(snapshot: Snapshot): boolean {
  return snapshot.matches({ facets: 'updating' });
}

export function selectFacetsHaveFailed(snapshot: Snapshot): boolean {
  return snapshot.matches({ facets: 'failed' });
}

export function selectChosenFacetsCount({ context }: Snapshot): number {
  return chosenFacetsCount(context.searchState);
}

/** The range as it stands or as it was typed and refused, with the reason and the ends to be typed anew [price.validation]. */
export function selectPriceRange({ context }: Snapshot): TypedRange & { error: TypedRangeProblem['error'] | null; ends: readonly RangeEnd[] } {
  if (context.refusedRange !== null) return context.refusedRange;
  const { from, to } = priceRangeOf(context.searchState);
  return { from: `${from ?? ''}`, to: `${to ?? ''}`, error: null, ends: [] };
}

/** The offer with the deepest price cut, where a list begins at its first page; not the list's first once more [listing.promoted]. */
export function selectPromoted({ context }: Snapshot): TileOffer | null {
  const { promoted, offers } = context;
  return firstPage(context) === 0 && promoted?.hotelCode !== offers[0]?.hotelCode ? promoted : null;
}

/**
 * What stands in its place above a list that came first, so that nothing moves that is read; null where it is there itself
 * or no place is kept [listing.promoted].
 */
export function selectPromotedPlace({ value, context }: Snapshot): 'updating' | 'none' | 'failed' | null {
  if (firstPage(context) !== 0 || context.promoted !== null) return null;
  return value.promoted === 'updating' || value.promoted === 'none' || value.promoted === 'failed' ? value.promoted : null;
}

/** Whether a search of several days can ask for those of one [listing.promoted]. */
export function selectSpansDays({ context: { searchState: { startDate, endDate, flexibleDays } } }: Snapshot): boolean {
  return startDate === null || startDate !== endDate || flexibleDays > 0;
}

export function selectSameDay({ context }: Snapshot): SameDay | null {
  return context.sameDay;
}

export function selectSameDayStatus({ value }: Snapshot): Snapshot['value']['sameDay'] {
  return value.sameDay;
}

/** What the list's place shows. */
export function selectStatus(snapshot: Snapshot): 'fetching' | 'loaded' | 'empty' | 'failed' | 'updating' | 'extending' | 'extendFailed' {
  const { offers } = snapshot.value;
  return typeof offers === 'string' ? offers : 'empty';
}

/** Where the list leads: countries, or one country and then its regions [listing.destinations]. */
export function selectDestinations({ context }: Snapshot) {
  return context.destinations;
}
