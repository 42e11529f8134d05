import { cartAnswer } from '../../cart/cart-answer.ts';
import { cartIdOf } from '../../cart/cart-of-request.ts';
import type { Handler } from '../../contract/operations.ts';
import { releaseSeats as release } from '../../seats/hold-seats.ts';

export const releaseSeats: Handler<'releaseSeats'> = async ({ shop, headers, body, language, request }) => {
  const { holds, cart } = await release(shop, await cartIdOf(request, shop, headers['cart-id']), body);
  return { holds, cart: await cartAnswer(shop, cart, language) };
};
