import { cartAnswer } from '../../cart/cart-answer.ts';
import { cartIdOf } from '../../cart/cart-of-request.ts';
import { lockOpenCart, savePaymentVariant } from '../../cart/cart-rows.ts';
import type { Handler } from '../../contract/operations.ts';

/** Remembers what the customer wants to pay first; the order and its payment begin with it [cart.calls]. */
export const choosePaymentVariant: Handler<'choosePaymentVariant'> = async ({ shop, headers, body, language, request }) => {
  const cartId = await cartIdOf(request, shop, headers['cart-id']);
  const cart = await shop.database.kysely.transaction().execute(async (tx) => savePaymentVariant(tx, await lockOpenCart(tx, cartId), body.variant, shop));
  return cartAnswer(shop, cart, language);
};
