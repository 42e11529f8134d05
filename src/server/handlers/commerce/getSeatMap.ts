import { cartIdOf } from '../../cart/cart-of-request.ts';
import { cartById } from '../../cart/cart-rows.ts';
import { dateOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { seatMapOf } from '../../seats/seat-answers.ts';

export const getSeatMap: Handler<'getSeatMap'> = async ({ shop, headers, request }) => {
  const { kysely } = shop.database;
  return seatMapOf(kysely, await cartById(kysely, await cartIdOf(request, shop, headers['cart-id'])), dateOf(shop.clock));
};
