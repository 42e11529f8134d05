import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/commerce.ts';
import type { Schema } from '../db/schema.ts';
import { acceptOffer, cartById, type CartRow, type Offer } from './cart-rows.ts';
import { currentOfferOf } from './offer-of-cart.ts';

type PriceCheck = components['schemas']['PriceCheck'];

/** Compares what the customer has accepted with what the offer costs now; changes nothing. */
export async function checkPrice(kysely: Kysely<Schema>, cartId: string, today: string): Promise<PriceCheck> {
  const cart = await cartById(kysely, cartId);
  return compare(cart, cart.order_id === null ? await currentOfferOf(kysely, cart, today) : cart.offer);
}

/**
 * Accepts a price that the customer was shown, if the offer still costs that.
 * @param totalPrice minor units, what the customer agrees to
 */
export async function acceptPrice(kysely: Kysely<Schema>, cartId: string, totalPrice: number, today: string, now: Date): Promise<PriceCheck> {
  const cart = await cartById(kysely, cartId);
  const offer = cart.order_id === null ? await currentOfferOf(kysely, cart, today) : cart.offer;
  if (offer?.totalPrice !== totalPrice) return compare(cart, offer);
  await acceptOffer(kysely, cartId, offer, now);
  return { status: 'unchanged', previousTotal: totalPrice, totalPrice };
}

function compare(cart: CartRow, offer: Offer | null): PriceCheck {
  const previousTotal = cart.accepted_total;
  if (offer === null) return { status: 'gone', previousTotal, totalPrice: previousTotal };
  return { status: offer.totalPrice === previousTotal ? 'unchanged' : 'changed', previousTotal, totalPrice: offer.totalPrice };
}
