import type { StoredMemory, ViewedHotel } from './memory.types.ts';

/** Most searches, and most hotels, that are remembered. */
export const MAX_REMEMBERED = 6;

export function nothingStored(): StoredMemory {
  return { sortCode: null, childrenBirthDates: null, searches: [], hotels: [], owner: null };
}

/** What a customer may find: what another one has left behind, whose login only ran out, is not theirs. */
export function ofCustomer(stored: StoredMemory, customer: string): StoredMemory {
  return { ...(stored.owner === null || stored.owner === customer ? stored : nothingStored()), owner: customer };
}

/** The list with its newest first, each once. */
function withNewest<Item>(items: readonly Item[], newest: Item, nameOf: (item: Item) => string): Item[] {
  return [newest, ...items.filter((item) => nameOf(item) !== nameOf(newest))].slice(0, MAX_REMEMBERED);
}

export function withSearch(stored: StoredMemory, address: string, childrenBirthDates: string[]): StoredMemory {
  return { ...stored, childrenBirthDates, searches: withNewest(stored.searches, address, (search) => search) };
}

export function withHotel(stored: StoredMemory, { hotelCode, tripType }: ViewedHotel): StoredMemory {
  return { ...stored, hotels: withNewest(stored.hotels, { hotelCode, tripType }, (hotel) => hotel.hotelCode) };
}
