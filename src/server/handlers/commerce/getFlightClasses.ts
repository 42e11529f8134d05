import { cartIdOf } from '../../cart/cart-of-request.ts';
import { cartById } from '../../cart/cart-rows.ts';
import { dateOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { flightClassesOf } from '../../seats/seat-answers.ts';

export const getFlightClasses: Handler<'getFlightClasses'> = async ({ shop, headers, language, request }) => {
  const { kysely } = shop.database;
  const { format } = shop.texts[language];
  return flightClassesOf(kysely, await cartById(kysely, await cartIdOf(request, shop, headers['cart-id'])), dateOf(shop.clock), format);
};
