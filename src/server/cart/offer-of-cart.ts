import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/commerce.ts';
import type { Language } from '../../domain/market/language.ts';
import type { Occupancy } from '../../domain/search/participants.ts';
import type { Schema } from '../db/schema.ts';
import { offerByCode } from '../search/hotel/offer-by-code.ts';
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

/**
 * The cart's offer in a language: names of now where they can be had, prices as the customer has accepted them.
 * @param today departures on this day and before are no longer on sale
 */
export async function acceptedOffer(kysely: Kysely<Schema>, cart: CartRow, today: string, language: Language): Promise<Cart['offer']> {
  if (cart.language === language) return cart.offer;
  const translated = await currentOfferOf(kysely, cart, today, language);
  return translated === null ? cart.offer : atAcceptedPrice(translated, cart);
}

/** An offer of now at the price that a cart of it has. */
export function atAcceptedPrice(offer: Offer, { offer: { price, discountPrice, originalFullPrice, totalPrice } }: Pick<CartRow, 'offer'>): Offer {
  return { ...offer, price, discountPrice, originalFullPrice, totalPrice };
}
