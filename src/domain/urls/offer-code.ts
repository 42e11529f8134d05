import type { TripType } from '../search/trip-types.ts';
import { isIsoDate } from '../dates/iso-date.ts';
import { isTripType } from '../search/trip-types.ts';

/** What an offer code says: which stay, from where, when, how long, with what meals, in what room. */
export interface OfferIdentity {
  hotelCode: string;
  /** IATA code, or `CAR` for offers with own transport. */
  airportCode: string;
  /** ISO date of departure, or of arrival by car. */
  departureDate: string;
  nights: number;
  boardCode: string;
  roomCode: string;
}

/** An offer as a URL names it. */
export interface OfferSegment {
  tripType: TripType;
  offerCode: string;
}

export const BY_CAR_AIRPORT_CODE = 'CAR';

const codeShape = /^([A-Z0-9]{2,24})_([A-Z]{3})_(\d{4})(\d{2})(\d{2})_(\d{2})_([A-Z]{2,3})_([A-Z0-9]{1,12})$/;

/** Two letters after the word, then the code; whatever follows the code belongs to no offer. */
const segmentShape = /\/OfferCode([A-Z]{2})\/([^/?#]+)/;

/** `GRK1042_PRG_20260712_07_AI_DR2`; the party is not part of it. */
export function formatOfferCode(offer: OfferIdentity): string {
  return [
    offer.hotelCode,
    offer.airportCode,
    offer.departureDate.replaceAll('-', ''),
    String(offer.nights).padStart(2, '0'),
    offer.boardCode,
    offer.roomCode,
  ].join('_');
}

/** Reads an offer code; undefined when it is not one (a date that does not exist, no nights, …). */
export function parseOfferCode(code: string): OfferIdentity | undefined {
  const match = codeShape.exec(code);
  if (!match) return undefined;
  const [, hotelCode = '', airportCode = '', year, month, day, nights, boardCode = '', roomCode = ''] = match;
  const departureDate = `${year}-${month}-${day}`;
  if (!isIsoDate(departureDate) || Number(nights) < 1) return undefined;
  return { hotelCode, airportCode, departureDate, nights: Number(nights), boardCode, roomCode };
}

/**
 * The offer a hotel path names, or undefined when it has no `OfferCode{TT}/{code}` segment or one
 * of no known trip type [url.offer-code].
 */
export function offerSegmentOf(path: string): OfferSegment | undefined {
  const [, tripType, offerCode = ''] = segmentShape.exec(beforeQuery(path)) ?? [];
  return isTripType(tripType) ? { tripType, offerCode } : undefined;
}

/**
 * The path with its offer replaced, or with one added to a base path; query and hash are kept
 * [url.offer-code].
 */
export function withOfferCode(path: string, { tripType, offerCode }: OfferSegment): string {
  const base = beforeQuery(withoutOfferCode(path));
  return `${base.replace(/\/$/, '')}/OfferCode${tripType}/${offerCode}${path.slice(beforeQuery(path).length)}`;
}

/** The base path: the same without the offer's segment; query and hash are kept [url.offer-code]. */
export function withoutOfferCode(path: string): string {
  const pathname = beforeQuery(path);
  return pathname.replace(segmentShape, '') + path.slice(pathname.length);
}

function beforeQuery(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? '';
}
