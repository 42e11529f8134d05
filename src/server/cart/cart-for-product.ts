import type { Language } from '../../domain/market/language.ts';
import type { Occupancy } from '../../domain/search/participants.ts';
import { dateOf, todayOf } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import type { Shop } from '../shop.ts';
import { changeOffer, insertCart, latestInformation, lockCart, openCartWith, type CartRow, type Offer } from './cart-rows.ts';
import { currentOffer } from './offer-of-cart.ts';

interface Product {
  offerCode: string;
  occupancies: Occupancy[];
  /** Minor units: what the customer saw, where the client says so. */
  totalPrice?: number | undefined;
  language: Language;
}

/**
 * The cart for an offer: the visitor's that has it already, at the price that was accepted there, or a new one at the price
 * of now. Whoever was shown another price than the cart's agrees to that one, if it is the price of now.
 * @throws Problem 409 offer-gone, price-changed naming the new price
 */
export async function cartForProduct(shop: Shop, cartIds: readonly string[], { offerCode, occupancies, totalPrice, language }: Product): Promise<CartRow> {
  const { kysely } = shop.database;
  const open = await openCartWith(kysely, cartIds, offerCode, occupancies);
  if (open !== undefined && (totalPrice ?? open.offer.totalPrice) === open.offer.totalPrice) return open;
  const offer = await currentOffer(kysely, offerCode, occupancies, { today: todayOf(shop.clock), language: open?.language ?? language });
  if (offer === null) throw new Problem(409, 'offer-gone', { title: 'The offer is no longer on sale' });
  if (totalPrice !== undefined && totalPrice !== offer.totalPrice) throw priceChanged(offer);
  const changed = open && await kysely.transaction().execute(async (tx) => {
    const cart = await lockCart(tx, open.id);
    // Ordered in another tab meanwhile: this is another holiday.
    return cart.order_id === null ? changeOffer(tx, cart, offer, shop) : undefined;
  });
  return changed ?? insertCart(kysely, { offer, occupancies, language, before: await latestInformation(kysely, cartIds), now: dateOf(shop.clock) });
}

function priceChanged({ totalPrice }: Offer): Problem {
  return new Problem(409, 'price-changed', { title: 'The price has changed', errors: [{ pointer: '/body/totalPrice', code: 'price-changed', message: String(totalPrice) }] });
}
