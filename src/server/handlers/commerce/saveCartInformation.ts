import { cartIdOf } from '../../cart/cart-of-request.ts';
import { cartById, saveInformation } from '../../cart/cart-rows.ts';
import { dateOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { Problem } from '../../contract/problem.ts';

/** Keeps a draft, however incomplete. */
export const saveCartInformation: Handler<'saveCartInformation'> = async ({ shop, headers, body, request }) => {
  const { kysely } = shop.database;
  const { id } = await cartById(kysely, await cartIdOf(request, shop, headers['cart-id']));
  if (!(await saveInformation(kysely, id, body, dateOf(shop.clock)))) throw new Problem(409, 'already-ordered', { title: 'The cart has become an order' });
  return body;
};
