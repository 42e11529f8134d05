import type { OfferSegment } from '../offer-code.ts';
import { offerSegmentOf, withoutOfferCode, withOfferCode } from '../offer-code.ts';

/** Slugs and code of a hotel, in the order its URL names them. */
export interface HotelPlace {
  countrySlug: string;
  regionSlug: string;
  resortSlug: string;
  hotelSlug: string;
  hotelCode: string;
}

/** Where hotels are for the public. */
export const HOTELS_PATH = '/dovolena/';

export interface HotelPath {
  /** Path without an offer: the address of the hotel itself. */
  basePath: string;
  /** Uppercase, as the API knows it. */
  hotelCode: string;
  offer: OfferSegment | undefined;
}

/**
 * `/dovolena/recko/kreta/chersonissos/aurora-beach-grk1042`, with `/OfferCodeWS/…` when an offer is
 * given [route.hotel-card].
 */
export function hotelPath(place: HotelPlace, offer?: OfferSegment): string {
  const { countrySlug, regionSlug, resortSlug, hotelSlug, hotelCode } = place;
  const base = `${HOTELS_PATH}${countrySlug}/${regionSlug}/${resortSlug}/${hotelSlug}-${hotelCode.toLowerCase()}`;
  return offer ? withOfferCode(base, offer) : base;
}

/**
 * Reads what comes after `/dovolena/`. The code is what follows the last hyphen of the last segment before the offer; the
 * slugs around it may change and links stay good.
 * @returns undefined when that segment carries no code
 */
export function parseHotelSplat(splat: string): HotelPath | undefined {
  const path = HOTELS_PATH + splat;
  const basePath = withoutOfferCode(path).replace(/\/$/, '');
  const [, code] = /^(?:\/[^/]+)+\/[^/]*-([a-z0-9]+)$/i.exec(basePath) ?? [];
  return code === undefined ? undefined : { basePath, hotelCode: code.toUpperCase(), offer: offerSegmentOf(path) };
}
