import { cartIdOf } from '../../cart/cart-of-request.ts';
import { checkPrice } from '../../cart/price-check.ts';
import type { Handler } from '../../contract/operations.ts';

export const checkCartPrice: Handler<'checkCartPrice'> = async ({ shop, headers, body, request }) =>
  checkPrice(shop, await cartIdOf(request, shop, headers['cart-id']), body);
