import { cartAnswer } from '../../cart/cart-answer.ts';
import { cartIdOf } from '../../cart/cart-of-request.ts';
import type { Handler } from '../../contract/operations.ts';
import { holdSeats as hold } from '../../seats/hold-seats.ts';

export const holdSeats: Handler<'holdSeats'> = async ({ shop, headers, body, language, request }) => {
  const { holds, cart } = await hold(shop, await cartIdOf(request, shop, headers['cart-id']), body.seats);
  return { holds, cart: await cartAnswer(shop, cart, language) };
};
