import { cartIdOf } from '../../cart/cart-of-request.ts';
import { acceptPrice } from '../../cart/price-check.ts';
import type { Handler } from '../../contract/operations.ts';

export const acceptCartPrice: Handler<'acceptCartPrice'> = async ({ shop, headers, body, request }) =>
  acceptPrice(shop, await cartIdOf(request, shop, headers['cart-id']), body);
