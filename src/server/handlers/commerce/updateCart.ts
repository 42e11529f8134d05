import { cartAnswer } from '../../cart/cart-answer.ts';
import { cartIdOf } from '../../cart/cart-of-request.ts';
import { lockOpenCart, renewCart } from '../../cart/cart-rows.ts';
import type { Handler } from '../../contract/operations.ts';

/** The cart lasts anew, with everything in it; its price is checked before the order as ever [cart.calls]. */
export const updateCart: Handler<'updateCart'> = async ({ shop, headers, language, request }) => {
  const cartId = await cartIdOf(request, shop, headers['cart-id']);
  const cart = await shop.database.kysely.transaction().execute(async (tx) => renewCart(tx, await lockOpenCart(tx, cartId), shop));
  return cartAnswer(shop, cart, language);
};
