import { cartIdsOf } from '../../cart/cart-cookie.ts';
import type { Handler } from '../../contract/operations.ts';
import { orderAnswer } from '../../order/order-answer.ts';
import { lastOrderOf } from '../../order/order-rows.ts';

/** Who booked last with this browser; only its own carts are looked at [cart.calls]. */
export const getLastOrder: Handler<'getLastOrder'> = async ({ shop, language, request }) => {
  const order = await lastOrderOf(shop.database.kysely, cartIdsOf(request, shop.config));
  if (order === undefined) return { owner: null };
  const { owner } = await orderAnswer(shop, order, language);
  return { owner };
};
