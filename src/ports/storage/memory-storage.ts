import type { StoredMemory, ViewedHotel } from '../../../machines/memory/memory.types.ts';
import { isTripType } from '../../domain/search/trip-types.ts';
import { parseListingPath } from '../../domain/urls/listing-url.ts';

type Stored = Pick<StoredMemory, 'searches' | 'hotels' | 'owner'>;

const KEY = 'lastSeen';
const HOTEL_CODE = /^\w{3,32}$/;

/** What earlier pages have stored; whatever else stands there, a later version's or somebody's own, is left out. */
export function readStored(storage: Pick<Storage, 'getItem'>): Stored {
  try {
    const { searches = [], hotels = [], owner } = JSON.parse(storage.getItem(KEY) ?? '{}') as { searches?: unknown[]; hotels?: unknown[]; owner?: unknown };
    return { searches: searches.filter(isListing), hotels: hotels.filter(isViewedHotel), owner: typeof owner === 'string' ? owner : null };
  } catch {
    return { searches: [], hotels: [], owner: null };
  }
}

export function writeStored(storage: Pick<Storage, 'setItem'>, stored: Stored): void {
  storage.setItem(KEY, JSON.stringify(stored));
}

export function removeStored(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(KEY);
}

function isListing(address: unknown): address is string {
  return typeof address === 'string' && parseListingPath(address.split('?', 1)[0]!) !== undefined;
}

function isViewedHotel(hotel: unknown): hotel is ViewedHotel {
  const { hotelCode, tripType } = (hotel ?? {}) as Partial<ViewedHotel>;
  return typeof hotelCode === 'string' && HOTEL_CODE.test(hotelCode) && isTripType(tripType);
}
