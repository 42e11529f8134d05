import { visibleActivityOrder } from '../../activities/activity-order-access.ts';
import { presentOrder } from '../../activities/activity-orders.ts';
import { settleTransaction, transactionById } from '../../activities/activity-payments.ts';
import type { Handler } from '../../contract/operations.ts';

/** Back from the bank, often before its notice: a bank that can be asked is asked. */
export const addActivityConfirmation: Handler<'addActivityConfirmation'> = async ({ shop, request, body }) => {
  const known = await transactionById(shop.database.kysely, body.transactionId);
  await visibleActivityOrder(request, shop, known.order_id, body.token);
  if (known.status === 'pending') await settleTransaction(shop, known.id);
  const { id, status, amount } = known.status === 'pending' ? await transactionById(shop.database.kysely, known.id) : known;
  const order = await visibleActivityOrder(request, shop, known.order_id, body.token);
  return { transactionId: id, status: status === 'refund-due' || status === 'refunded' ? 'returned' as const : status, amount, order: presentOrder(shop, order) };
};
