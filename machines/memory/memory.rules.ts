import type { Keepsakes, ViewedHotel } from './memory.types.ts';

/** Most searches, and most hotels, that are remembered. */
export const MAX_REMEMBERED = 6;

export function noKeepsakes(): Keepsakes {
  return { sortCode: null, childrenBirthDates: null, searches: [], hotels: [] };
}

/** The list with its newest first, each once. */
function withNewest<Item>(items: readonly Item[], newest: Item, nameOf: (item: Item) => string): Item[] {
  return [newest, ...items.filter((item) => nameOf(item) !== nameOf(newest))].slice(0, MAX_REMEMBERED);
}

export function withSearch(keepsakes: Keepsakes, address: string, childrenBirthDates: string[]): Keepsakes {
  return { ...keepsakes, childrenBirthDates, searches: withNewest(keepsakes.searches, address, (search) => search) };
}

export function withHotel(keepsakes: Keepsakes, { hotelCode, tripType }: ViewedHotel): Keepsakes {
  return { ...keepsakes, hotels: withNewest(keepsakes.hotels, { hotelCode, tripType }, (hotel) => hotel.hotelCode) };
}
