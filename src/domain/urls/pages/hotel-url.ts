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
  const base = `/dovolena/${countrySlug}/${regionSlug}/${resortSlug}/${hotelSlug}-${hotelCode.toLowerCase()}`;
  return offer ? withOfferCode(base, offer) : base;
}

/**
 * Reads a hotel path without a language prefix. The code is what follows the last hyphen of the
 * last segment before the offer; the slugs around it may change and links stay good.
 * @returns undefined when the path is not under /dovolena or its last segment carries no code
 */
export function parseHotelPath(path: string): HotelPath | undefined {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  const basePath = withoutOfferCode(pathname).replace(/\/$/, '');
  const [, code] = /^\/dovolena\/(?:[^/]+\/)*[^/]*-([a-z0-9]+)$/i.exec(basePath) ?? [];
  if (code === undefined) return undefined;
  return { basePath, hotelCode: code.toUpperCase(), offer: offerSegmentOf(pathname) };
}
