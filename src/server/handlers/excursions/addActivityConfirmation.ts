import { presentOrder, visibleActivityOrder } from '../../activities/activity-orders.ts';
import { transactionById } from '../../activities/activity-payments.ts';
import type { Handler } from '../../contract/operations.ts';

export const addActivityConfirmation: Handler<'addActivityConfirmation'> = async ({ shop, request, body }) => {
  const { id, order_id, status, amount } = await transactionById(shop.database.kysely, body.transactionId);
  const order = await visibleActivityOrder(request, shop, order_id, body.token);
  return { transactionId: id, status: status === 'refund-due' || status === 'refunded' ? 'cancelled' as const : status, amount, order: presentOrder(shop, order) };
};
