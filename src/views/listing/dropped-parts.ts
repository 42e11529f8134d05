import type { SearchState } from '../../domain/search/search-state.ts';
import type { PlainMessageKey } from '../../i18n/messages.types.ts';

type DroppedPart = Extract<PlainMessageKey, `listing.dropped.${string}`>;

/** A map: in an object a key such as `constructor` would be found. */
const partOfKey: ReadonlyMap<string, DroppedPart> = new Map(Object.entries({
  sort: 'listing.dropped.sort',
  byPlane: 'listing.dropped.tripType',
  tripType: 'listing.dropped.tripType',
  a: 'listing.dropped.airports',
  c: 'listing.dropped.places',
  dF: 'listing.dropped.nights',
  dT: 'listing.dropped.nights',
  startDate: 'listing.dropped.dates',
  endDate: 'listing.dropped.dates',
  flex: 'listing.dropped.dates',
  ctAdult: 'listing.dropped.party',
  ctChild: 'listing.dropped.party',
  birthDate: 'listing.dropped.party',
  room: 'listing.dropped.party',
  multiroom: 'listing.dropped.party',
  stars: 'listing.dropped.filters',
  boards: 'listing.dropped.filters',
  facilities: 'listing.dropped.filters',
  rating: 'listing.dropped.filters',
  hotelType: 'listing.dropped.filters',
  beachDistance: 'listing.dropped.filters',
  priceRange: 'listing.dropped.filters',
  offer: 'listing.dropped.offer',
} as const));

/** What people call the parts of an address that were not understood, each once, in order; keys as `parseListingSearch` names them. */
export function droppedParts(keys: readonly string[]): DroppedPart[] {
  return [...new Set(keys.map((key) => partOfKey.get(key) ?? 'listing.dropped.other'))];
}

/** What people call the parts of a search that the shop no longer sells, each once; codes as answers name them. */
export function ignoredParts(codes: readonly string[], { selectedAirports }: Pick<SearchState, 'selectedAirports'>): DroppedPart[] {
  return [...new Set(codes.map((code) => {
    if (code.includes(':')) return 'listing.dropped.filters';
    return selectedAirports.includes(code) ? 'listing.dropped.airports' : 'listing.dropped.places';
  }))];
}
