import { visibleActivityOrder } from '../../activities/activity-order-access.ts';
import { startTransaction } from '../../activities/activity-payments.ts';
import type { Handler } from '../../contract/operations.ts';

export const startActivityTransaction: Handler<'startActivityTransaction'> = async ({ shop, request, params, query, body, language }) => {
  const { id } = await visibleActivityOrder(request, shop, params.orderId, query.token);
  return startTransaction(shop, id, body, language);
};
