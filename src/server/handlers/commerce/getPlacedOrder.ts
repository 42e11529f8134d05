import type { Handler } from '../../contract/operations.ts';
import { visibleOrder } from '../../order/order-access.ts';
import { orderAnswer } from '../../order/order-answer.ts';

export const getPlacedOrder: Handler<'getPlacedOrder'> = async ({ shop, params, query, language, request }) => {
  const order = await visibleOrder(request, shop, { reference: params.encodedData, token: query.token });
  return orderAnswer(shop, order, language);
};
