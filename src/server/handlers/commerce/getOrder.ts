import type { Handler } from '../../contract/operations.ts';
import { visibleOrder } from '../../order/order-access.ts';
import { orderAnswer } from '../../order/order-answer.ts';

export const getOrder: Handler<'getOrder'> = async ({ shop, params, query, language, request }) => {
  const order = await visibleOrder(request, shop, { orderId: params.orderId, token: query.token });
  return orderAnswer(shop, order, language);
};
