import { cartAnswer } from '../../cart/cart-answer.ts';
import { cartIdOf } from '../../cart/cart-of-request.ts';
import type { Handler } from '../../contract/operations.ts';
import { submitSeats as submit } from '../../seats/submit-seats.ts';

export const submitSeats: Handler<'submitSeats'> = async ({ shop, headers, body, language, request }) =>
  cartAnswer(shop, await submit(shop, await cartIdOf(request, shop, headers['cart-id']), body), language);
