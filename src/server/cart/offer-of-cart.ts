import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/commerce.ts';
import type { Language } from '../../domain/market/language.ts';
import type { Occupancy } from '../../domain/search/participants.ts';
import type { Schema } from '../db/schema.ts';
import { offerByCode } from '../search/hotel/offer-by-code.ts';
import { translatedOffer } from '../search/hotel/translated-offer.ts';
import type { CartRow, Offer } from './cart-rows.ts';

type Cart = components['schemas']['Cart'];

/** An offer as it is sold now, or null when it no longer is. */
export async function currentOffer(kysely: Kysely<Schema>, offerCode: string, occupancies: Occupancy[], context: { today: string; language: Language }): Promise<Offer | null> {
  const answer = await offerByCode(kysely, offerCode, occupancies, context);
  return answer?.status === 'available' ? answer.offer : null;
}

/** The cart's offer as it is sold now, or null when it no longer is. */
export function currentOfferOf(kysely: Kysely<Schema>, cart: CartRow, today: string, language: Language = cart.language): Promise<Offer | null> {
  return currentOffer(kysely, cart.offer_code, cart.occupancies, { today, language });
}

/** The cart's offer in a language, as the customer has accepted it. */
export async function acceptedOffer(kysely: Kysely<Schema>, cart: CartRow, today: string, language: Language): Promise<Cart['offer']> {
  if (cart.language === language) return cart.offer;
  return translatedOffer(kysely, cart.offer, cart.occupancies, { today, language });
}

/** An offer of now at the price that a cart of it has. */
export function atAcceptedPrice(offer: Offer, { offer: { price, discountPrice, originalFullPrice, totalPrice } }: Pick<CartRow, 'offer'>): Offer {
  return { ...offer, price, discountPrice, originalFullPrice, totalPrice };
}
