import { cartAnswer } from '../../cart/cart-answer.ts';
import { cartIdOf } from '../../cart/cart-of-request.ts';
import { cartById } from '../../cart/cart-rows.ts';
import { acceptedOffer } from '../../cart/offer-of-cart.ts';
import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';

/** The cart of this tab [http.cart-id]. */
export const getCart: Handler<'getCart'> = async ({ shop, headers, language, request, reply }) => {
  const { kysely } = shop.database;
  const cart = await cartById(kysely, cartIdOf(request, shop, headers['cart-id']));
  reply.header('Cart-Id', cart.id);
  return cartAnswer(cart, await acceptedOffer(kysely, cart, todayOf(shop.clock), language));
};
