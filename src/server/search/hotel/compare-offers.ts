import type { Kysely } from 'kysely';
import type { components } from '../../../../openapi/generated/wishlist.ts';
import type { Occupancy } from '../../../domain/search/participants.ts';
import { parseOfferCode } from '../../../domain/urls/offer-code.ts';
import type { Schema } from '../../db/schema.ts';
import type { SearchContext } from '../prices/catalogue-window.ts';
import { hotelByCode } from './hotel-by-code.ts';
import { offerByCode } from './offer-by-code.ts';

type ComparedOffer = components['schemas']['ComparedOffer'];

/** Offers side by side, in the order asked for, each priced for the same party; what is not sold any more has the nearest of its hotel in its place. */
export function compareOffers(kysely: Kysely<Schema>, offerCodes: readonly string[], occupancies: readonly Occupancy[], context: SearchContext): Promise<ComparedOffer[]> {
  return Promise.all(offerCodes.map((offerCode) => comparedOffer(kysely, offerCode, occupancies, context)));
}

async function comparedOffer(kysely: Kysely<Schema>, askedCode: string, occupancies: readonly Occupancy[], context: SearchContext): Promise<ComparedOffer> {
  const hotelCode = parseOfferCode(askedCode)?.hotelCode ?? '';
  const [now, hotel, row] = await Promise.all([
    offerByCode(kysely, askedCode, occupancies, context),
    hotelByCode(kysely, hotelCode, context),
    kysely.selectFrom('hotel').select('beach_metres').where('code', '=', hotelCode).executeTakeFirst(),
  ]);
  if (now === null || hotel === null) return { askedCode, status: 'gone', offer: null, facilities: [], beachMetres: null, roomsCount: 0 };
  const offer = now.status === 'available' ? now.offer : now.nearest[0] ?? null;
  return {
    askedCode, status: now.status === 'available' ? 'available' : 'soldOut', offer,
    facilities: hotel.facilities, beachMetres: row?.beach_metres ?? null, roomsCount: hotel.details.roomsCount,
  };
}
