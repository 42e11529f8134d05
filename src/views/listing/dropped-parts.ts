import type { SearchState } from '../../domain/search/search-state.ts';
import type { PlainMessageKey } from '../../i18n/messages.types.ts';

type DroppedPart = Extract<PlainMessageKey, `panels.dropped.${string}`>;

/** A map: in an object a key such as `constructor` would be found. */
const partOfKey: ReadonlyMap<string, DroppedPart> = new Map(Object.entries({
  sort: 'panels.dropped.sort',
  byPlane: 'panels.dropped.tripType',
  tripType: 'panels.dropped.tripType',
  a: 'panels.dropped.airports',
  c: 'panels.dropped.places',
  dF: 'panels.dropped.nights',
  dT: 'panels.dropped.nights',
  startDate: 'panels.dropped.dates',
  endDate: 'panels.dropped.dates',
  flex: 'panels.dropped.dates',
  ctAdult: 'panels.dropped.party',
  ctChild: 'panels.dropped.party',
  birthDate: 'panels.dropped.party',
  room: 'panels.dropped.party',
  multiroom: 'panels.dropped.party',
  stars: 'panels.dropped.filters',
  boards: 'panels.dropped.filters',
  facilities: 'panels.dropped.filters',
  rating: 'panels.dropped.filters',
  hotelType: 'panels.dropped.filters',
  beachDistance: 'panels.dropped.filters',
  priceRange: 'panels.dropped.filters',
  offer: 'panels.dropped.offer',
} as const));

/** What people call the parts of an address that were not understood, each once, in order; keys as `parseListingSearch` names them. */
export function droppedParts(keys: readonly string[]): DroppedPart[] {
  return [...new Set(keys.map((key) => partOfKey.get(key) ?? 'panels.dropped.other'))];
}

/** What people call the parts of a search that the shop no longer sells, each once; codes as answers name them. */
export function ignoredParts(codes: readonly string[], { selectedAirports }: Pick<SearchState, 'selectedAirports'>): DroppedPart[] {
  return [...new Set(codes.map((code) => {
    if (code.includes(':')) return 'panels.dropped.filters';
    return selectedAirports.includes(code) ? 'panels.dropped.airports' : 'panels.dropped.places';
  }))];
}
