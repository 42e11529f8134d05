import { ownCart, cartIdsOf } from '../../cart/cart-cookie.ts';
import { cartAnswer } from '../../cart/cart-answer.ts';
import { insertCart, latestInformation, openCartWith } from '../../cart/cart-rows.ts';
import { currentOffer } from '../../cart/offer-of-cart.ts';
import { dateOf, todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { Problem } from '../../contract/problem.ts';
import { beginSession } from '../../session/begin-session.ts';

/**
 * Puts an offer into a cart: the one that has it already, in whichever tab and at the price that was accepted there,
 * or a new one at the price of now [http.cart-id].
 */
export const addCartProduct: Handler<'addCartProduct'> = async ({ shop, body: { offerCode, occupancies }, language, request, reply }) => {
  const { kysely } = shop.database;
  const today = todayOf(shop.clock);
  const cartIds = cartIdsOf(request, shop.config);
  let cart = await openCartWith(kysely, cartIds, offerCode, occupancies);
  if (cart === undefined) {
    const offer = await currentOffer(kysely, offerCode, occupancies, { today, language });
    if (offer === null) throw new Problem(409, 'offer-gone', { title: 'The offer is no longer on sale' });
    cart = await insertCart(kysely, { offer, occupancies, language, before: await latestInformation(kysely, cartIds), now: dateOf(shop.clock) });
  }
  await beginSession(request, reply, shop);
  ownCart(request, reply, shop.config, cart.id);
  reply.header('Cart-Id', cart.id);
  return cartAnswer(shop, cart, language);
};
