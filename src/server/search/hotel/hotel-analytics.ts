import type { Kysely } from 'kysely';
import type { components } from '../../../../openapi/generated/hotel.ts';
import { diffDays } from '../../../domain/dates/iso-date.ts';
import { partyOf, type Occupancy } from '../../../domain/search/participants.ts';
import { parseOfferCode } from '../../../domain/urls/offer-code.ts';
import type { Schema } from '../../db/schema.ts';
import type { SearchContext } from '../prices/catalogue-window.ts';
import { hotelByCode } from './hotel-by-code.ts';
import { offerByCode } from './offer-by-code.ts';
import type { Offer } from '../rows/read-offers.ts';

type HotelAnalytics = components['schemas']['HotelAnalytics'];

/**
 * What a data layer says of a hotel and an offer of it: people are counted, their birth dates stay here [hotel.calls].
 * @returns null for a code that is none or of no hotel; no offer when the party cannot have it
 */
export async function hotelAnalytics(kysely: Kysely<Schema>, offerCode: string, occupancies: readonly Occupancy[], context: SearchContext): Promise<HotelAnalytics | null> {
  const stay = parseOfferCode(offerCode);
  const hotel = stay === undefined ? null : await hotelByCode(kysely, stay.hotelCode, context);
  if (hotel === null) return null;
  const { code, name, type, stars, countryCode, regionCode, resortCode } = hotel.details;
  const answer = await offerByCode(kysely, offerCode, occupancies, context);
  return {
    hotel: { hotelCode: code, hotelName: name, type, stars, countryCode, regionCode, resortCode },
    offer: answer?.status === 'available' ? countedOffer(answer.offer, occupancies, context.today) : null,
  };
}

function countedOffer(offer: Offer, occupancies: readonly Occupancy[], today: string): NonNullable<HotelAnalytics['offer']> {
  const { offerCode, tripType, departureDate, duration, airportCode, boardCode, totalPrice, originalFullPrice, currency } = offer;
  const { adults, childBirthDates } = partyOf(occupancies);
  return {
    offerCode,
    tripType,
    departureDate,
    daysToDeparture: diffDays(today, departureDate),
    duration,
    airportCode,
    boardCode,
    roomCodes: offer.occupancies.map(({ roomCode }) => roomCode),
    adultsCount: adults,
    childrenCount: childBirthDates.length,
    totalPrice,
    discount: originalFullPrice - totalPrice,
    currency,
  };
}
