import { openCartIds } from '../../cart/cart-of-request.ts';
import type { Handler } from '../../contract/operations.ts';
import { orderAnswer } from '../../order/order-answer.ts';
import { lastOrderOf } from '../../order/order-rows.ts';

/** Who booked last with this browser; only its own carts are looked at [cart.calls]. */
export const getLastOrder: Handler<'getLastOrder'> = async ({ shop, language, request }) => {
  const order = await lastOrderOf(shop.database.kysely, await openCartIds(request, shop));
  if (order === undefined) return { owner: null };
  const { owner } = await orderAnswer(shop, order, language);
  return { owner };
};
