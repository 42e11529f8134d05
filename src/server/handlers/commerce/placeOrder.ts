import { customerLoginOf } from '../../account/current-customer.ts';
import { giveCart } from '../../account/customer-belongings.ts';
import { giveOrder } from '../../account/reservation-rows.ts';
import { chosenCart, openCartIds } from '../../cart/cart-of-request.ts';
import { dateOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { orderAnswer } from '../../order/order-answer.ts';
import { placeOrder as placeOrderOfCart } from '../../order/place-order.ts';

export const placeOrder: Handler<'placeOrder'> = async ({ shop, headers, body, language, request }) => {
  const cartIds = await openCartIds(request, shop);
  const order = await placeOrderOfCart(shop, chosenCart(cartIds, headers['cart-id']), { ...body, language, orderer: { address: request.ip, cartIds } });
  const login = await customerLoginOf(request, shop);
  if (login !== null) {
    await giveOrder(shop.database.kysely, login.subject, order.id);
    await giveCart(shop.database.kysely, order.cart_id, login.subject, dateOf(shop.clock));
  }
  shop.background.runNow();
  return orderAnswer(shop, order, language);
};
