import { presentOrder, visibleActivityOrder } from '../../activities/activity-orders.ts';
import { payableOf } from '../../activities/activity-payments.ts';
import type { Handler } from '../../contract/operations.ts';

export const getActivityPaymentInfo: Handler<'getActivityPaymentInfo'> = async ({ shop, request, params, query }) => {
  const order = await visibleActivityOrder(request, shop, params.orderId, query.token);
  const latest = await shop.database.kysely.selectFrom('activity_payment').select('status').where('order_id', '=', order.id).orderBy('updated_at', 'desc').limit(1).executeTakeFirst();
  return { order: presentOrder(shop, order), variants: payableOf(order), latest: latest?.status ?? null };
};
