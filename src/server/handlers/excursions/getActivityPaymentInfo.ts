import { visibleActivityOrder } from '../../activities/activity-order-access.ts';
import { presentOrder } from '../../activities/activity-orders.ts';
import { payableOf } from '../../activities/activity-payments.ts';
import type { Handler } from '../../contract/operations.ts';

export const getActivityPaymentInfo: Handler<'getActivityPaymentInfo'> = async ({ shop, request, params, query }) => {
  const order = await visibleActivityOrder(request, shop, params.orderId, query.token);
  const payments = await shop.database.kysely.selectFrom('activity_payment').select(['id', 'status']).where('order_id', '=', order.id).orderBy('updated_at', 'desc').execute();
  return {
    order: presentOrder(shop, order), variants: payableOf(order),
    latest: payments[0]?.status ?? null, underWay: payments.find(({ status }) => status === 'pending')?.id ?? null,
  };
};
