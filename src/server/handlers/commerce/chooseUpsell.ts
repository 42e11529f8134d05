import { cartAnswer } from '../../cart/cart-answer.ts';
import { cartIdOf } from '../../cart/cart-of-request.ts';
import type { Handler } from '../../contract/operations.ts';
import { chooseUpsell as choose } from '../../upsell/choose-upsell.ts';
import { offeredUpsells } from '../../upsell/offered-upsells.ts';

export const chooseUpsell: Handler<'chooseUpsell'> = async ({ shop, headers, body, language, request }) => {
  const cart = await choose(shop, await cartIdOf(request, shop, headers['cart-id']), body, language);
  return { upsells: await offeredUpsells(shop.database.kysely, shop, cart, language), cart: await cartAnswer(shop, cart, language) };
};
