import { sql, type Kysely } from 'kysely';
import type { TripType } from '../../../domain/search/trip-types.ts';
import { hotelPath } from '../../../domain/urls/pages/hotel-url.ts';
import { parseOfferCode } from '../../../domain/urls/offer-code.ts';
import type { Schema } from '../../db/schema.ts';

/** Where an offer is shown: paths without a language prefix. */
export interface OfferLink {
  offerCode: string;
  hotelPath: string;
  offerPath: string;
}

/** The addresses of offers, in the order of their codes; those of no hotel are left out [listing.promoted]. */
export async function offerLinks(kysely: Kysely<Schema>, offerCodes: readonly string[]): Promise<OfferLink[]> {
  const hotelCodes = [...new Set(offerCodes.flatMap((code) => parseOfferCode(code)?.hotelCode ?? []))];
  if (hotelCodes.length === 0) return [];
  const { rows } = await sql<{ code: string; trip_type: TripType; slug: string; country: string; region: string; resort: string }>`
    select h.code, h.trip_type, h.slug, country.slug as country, region.slug as region, resort.slug as resort
    from hotel h
    join destination country on country.code = h.country_code
    join destination region on region.code = h.region_code
    join destination resort on resort.code = h.resort_code
    where h.code = any(${hotelCodes}::text[])`.execute(kysely);
  const hotels = new Map(rows.map((row) => [row.code, row]));
  return offerCodes.flatMap((offerCode) => {
    const hotel = hotels.get(parseOfferCode(offerCode)?.hotelCode ?? '');
    if (hotel === undefined) return [];
    const place = { countrySlug: hotel.country, regionSlug: hotel.region, resortSlug: hotel.resort, hotelSlug: hotel.slug, hotelCode: hotel.code };
    return [{ offerCode, hotelPath: hotelPath(place), offerPath: hotelPath(place, { tripType: hotel.trip_type, offerCode }) }];
  });
}
