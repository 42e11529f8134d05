import type { Keepsakes, ViewedHotel } from '../../machines/memory/memory.types.ts';
import { isTripType } from '../domain/trip-types.ts';
import { parseListingPath } from '../domain/urls/listing-url.ts';

type Kept = Pick<Keepsakes, 'searches' | 'hotels'>;

const KEPT = 'lastSeen';
const HOTEL_CODE = /^\w{3,32}$/;

/** What earlier pages have kept; whatever else stands there, a later version's or somebody's own, is left out. */
export function readKept(storage: Pick<Storage, 'getItem'>): Kept {
  try {
    const { searches = [], hotels = [] } = JSON.parse(storage.getItem(KEPT) ?? '{}') as { searches?: unknown[]; hotels?: unknown[] };
    return { searches: searches.filter(isListing), hotels: hotels.filter(isViewedHotel) };
  } catch {
    return { searches: [], hotels: [] };
  }
}

export function writeKept(storage: Pick<Storage, 'setItem'>, kept: Kept): void {
  storage.setItem(KEPT, JSON.stringify(kept));
}

export function removeKept(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(KEPT);
}

function isListing(address: unknown): address is string {
  return typeof address === 'string' && parseListingPath(address.split('?', 1)[0]!) !== undefined;
}

function isViewedHotel(hotel: unknown): hotel is ViewedHotel {
  const { hotelCode, tripType } = (hotel ?? {}) as Partial<ViewedHotel>;
  return typeof hotelCode === 'string' && HOTEL_CODE.test(hotelCode) && isTripType(tripType);
}
