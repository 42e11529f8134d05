import { cartAnswer } from '../../cart/cart-answer.ts';
import { cartIdOf } from '../../cart/cart-of-request.ts';
import { cartById } from '../../cart/cart-rows.ts';
import type { Handler } from '../../contract/operations.ts';
import { offeredUpsells } from '../../upsell/offered-upsells.ts';

/** Extras of the cart's holiday with what is chosen of them [upsell.fields]. */
export const getCartUpsells: Handler<'getCartUpsells'> = async ({ shop, headers, language, request }) => {
  const { kysely } = shop.database;
  const cart = await cartById(kysely, await cartIdOf(request, shop, headers['cart-id']));
  return { upsells: await offeredUpsells(kysely, shop, cart, language), cart: await cartAnswer(shop, cart, language) };
};
