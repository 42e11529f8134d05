import type { SnapshotFrom } from 'xstate';
import type { Duration, FilterOption, FilterType, SearchDropdown, SubmitRefusal } from './global-search.types.ts';
import type { globalSearchMachine } from './global-search.machine.ts';
import type { TripType } from '../../src/domain/search/trip-types.ts';
import type { FlexibleDates } from '../travel-date/travel-date.types.ts';
import { childrenCount } from '../../src/domain/search/search-state.ts';
import type { SearchState } from '../../src/domain/search/search-state.ts';
import { isMonthRange } from '../../src/domain/dates/date-range.ts';
import { isByCar } from '../../src/domain/search/trip-types.ts';
import { chosenNodes } from './filter-tree.ts';
import { optionsInTune, optionsOf } from './global-search.rules.ts';

type Snapshot = SnapshotFrom<typeof globalSearchMachine>;

/** What a filter's button says; the view falls back to the placeholder when nothing is chosen. */
export interface ChoiceSummary {
  /** Labels of what is chosen, the parent's for a whole branch. */
  labels: string[];
  count: number;
}

/** The options of a filter that go with the rest of the selection [gs.tags]. */
export function selectOptions({ context }: Snapshot, filterType: FilterType): FilterOption[] {
  return optionsInTune(context.filters, filterType);
}

export function selectChoice({ context }: Snapshot, filterType: 'TYPE' | 'AIRPORT' | 'REGION'): ChoiceSummary {
  const labels = chosenNodes(optionsOf(context.filters, filterType)).map(({ label }) => label);
  return { labels, count: labels.length };
}

export function selectTripType({ context }: Snapshot): TripType {
  return context.searchState.tripType;
}

/** By car there are no airports, and dates read as a stay [trip.by-car]. */
export function selectIsByCar({ context }: Snapshot): boolean {
  return isByCar(context.searchState.tripType);
}

export function selectDuration({ context }: Snapshot): Duration {
  return { from: context.searchState.durationFrom, to: context.searchState.durationTo };
}

/** The chosen departure days, by how many they may be missed, and whether they are whole months that can be named. */
export function selectTravelDates({ context }: Snapshot): FlexibleDates & { wholeMonths: boolean } {
  const { startDate: from, endDate: to, flexibleDays: flexibility } = context.searchState;
  return { from, to, flexibility, wholeMonths: isMonthRange([from ?? '', to ?? '']) };
}

/** Who travels, as the button counts them [gs.child-count]. */
export function selectParty({ context }: Snapshot): { adults: number; children: number; rooms: number } {
  const { adultsCount, occupancies } = context.searchState;
  return { adults: adultsCount, children: childrenCount(context.searchState), rooms: occupancies.length };
}

/** What the fields say, all together. */
export function selectSummary(snapshot: Snapshot) {
  return {
    region: selectChoice(snapshot, 'REGION'),
    airport: selectChoice(snapshot, 'AIRPORT'),
    dates: selectTravelDates(snapshot),
    duration: selectDuration(snapshot),
    party: selectParty(snapshot),
    isByCar: selectIsByCar(snapshot),
  };
}

export function selectSearchState({ context }: Snapshot): SearchState {
  return context.searchState;
}

export type OffersCount = { status: 'fetching' } | { status: 'value'; count: number } | { status: 'failed' };

/** [gs.offers-count] */
export function selectOffersCount(snapshot: Snapshot): OffersCount {
  if (snapshot.matches({ count: 'failed' })) return { status: 'failed' };
  const count = snapshot.context.offersCount;
  return snapshot.matches({ count: 'value' }) && count !== null ? { status: 'value', count } : { status: 'fetching' };
}

/** The open dropdown, or null. */
export function selectOpenDropdown(snapshot: Snapshot): SearchDropdown | null {
  const open = snapshot.value.dropdown;
  return open === 'closed' || open === 'handingOver' ? null : open;
}

/** Whether the first filter set is still on its way: skeletons. */
export function selectIsStarting(snapshot: Snapshot): boolean {
  return snapshot.matches({ filters: 'starting' });
}

/** Whether the filters could not be fetched: an error with `globalSearch.retry` [gs.error]. */
export function selectHasFailed(snapshot: Snapshot): boolean {
  return snapshot.matches({ filters: 'failed' });
}

/** Whether a submit is waiting for the count, or for what writes its address. */
export function selectIsSubmitting(snapshot: Snapshot): boolean {
  return (['takingDates', 'deciding', 'addressing'] as const).some((submit) => snapshot.matches({ submit }));
}

/** Why the last submit stayed here, or null [gs.submit]. */
export function selectRefusal(snapshot: Snapshot): SubmitRefusal | null {
  if (snapshot.matches({ submit: { refused: 'noOffers' } })) return 'noOffers';
  return (['countFailed', 'addressFailed'] as const).find((refused) => snapshot.matches({ submit: { refused } })) ?? null;
}
