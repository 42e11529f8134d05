import { customerLoginOf } from '../../account/current-customer.ts';
import { chosenCart, openCartIds } from '../../cart/cart-of-request.ts';
import type { Handler } from '../../contract/operations.ts';
import { orderAnswer } from '../../order/order-answer.ts';
import { placeOrder as placeOrderOfCart } from '../../order/place-order.ts';

export const placeOrder: Handler<'placeOrder'> = async ({ shop, headers, body, language, request }) => {
  const cartIds = await openCartIds(request, shop);
  const login = await customerLoginOf(request, shop);
  const order = await placeOrderOfCart(shop, chosenCart(cartIds, headers['cart-id']), { ...body, language, orderer: { address: request.ip, cartIds }, customerId: login?.subject ?? null });
  shop.background.runNow();
  return orderAnswer(shop, order, language);
};
