import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/wishlist.ts';
import { parseOfferCode } from '../../domain/urls/offer-code.ts';
import type { Schema } from '../db/schema.ts';
import { offerByCode } from '../search/hotel/offer-by-code.ts';
import type { SearchContext } from '../search/prices/catalogue-window.ts';
import type { SavedOffer } from './change-wishlist.ts';

/** An offer as it is put aside, with the price that the shop itself asks for it; null of a hotel that is not known, or another's code. */
export async function savedOfferOf(kysely: Kysely<Schema>, { hotelCode, offerCode, occupancies }: components['schemas']['WishlistChange'], context: SearchContext): Promise<SavedOffer | null> {
  if (parseOfferCode(offerCode)?.hotelCode !== hotelCode) return null;
  const hotel = await kysely.selectFrom('hotel').select(['name', 'names']).where('code', '=', hotelCode).executeTakeFirst();
  const now = hotel && await offerByCode(kysely, offerCode, occupancies, context);
  if (!hotel || !now) return null;
  return { hotelCode, offerCode, occupancies, hotelName: hotel.names?.[context.language] ?? hotel.name, savedPrice: now.status === 'available' ? now.offer.totalPrice : null };
}
