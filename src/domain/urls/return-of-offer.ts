import { addDays } from '../dates/iso-date.ts';
import { parseOfferCode } from './offer-code.ts';

/** The day of return that an offer code means, an ISO date; undefined where it is no code. */
export function returnOfOffer(offerCode: string): string | undefined {
  const identity = parseOfferCode(offerCode);
  return identity && addDays(identity.departureDate, identity.nights);
}
