import { activityOrderById } from '../../activities/activity-order-rows.ts';
import { visibleActivityOrder } from '../../activities/activity-order-access.ts';
import { presentOrder } from '../../activities/activity-orders.ts';
import { cancelActivityOrder as cancel } from '../../activities/cancel-activity-order.ts';
import type { Handler } from '../../contract/operations.ts';

export const cancelActivityOrder: Handler<'cancelActivityOrder'> = async ({ shop, request, params, query }) => {
  const { id } = await visibleActivityOrder(request, shop, params.orderId, query.token);
  await cancel(shop, id);
  return presentOrder(shop, await activityOrderById(shop.database.kysely, id));
};
