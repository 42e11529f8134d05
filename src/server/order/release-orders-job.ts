import { sql } from 'kysely';
import type { Job } from '../background-work.ts';
import { enqueueOrderReleased } from '../mail/enqueue-order-mail.ts';
import { closeAtBank, giveUpPayment } from '../payment/close-payment.ts';
import { notClosedPayment, type PaymentRow } from '../payment/payment-rows.ts';
import type { Shop } from '../shop.ts';
import { cancelOrder } from './cancel-order.ts';
import { releaseDue } from './release-due.ts';

/**
 * Cancels orders of which nothing was paid in time and gives their rooms back. Each in a transaction of its own that holds
 * the order's row, so that of several processes one does it; what a killed one leaves is due still.
 */
export function releaseOrdersJob(shopOf: () => Shop): Job {
  return {
    name: 'release-orders',
    async runDue(now) {
      const shop = shopOf();
      const due = (most: number) => unpaidOrders(shop).select('id').where('pay_by', '<=', now).orderBy('pay_by').limit(most).execute();
      const again = await releaseDue(shop, now, due, (id) => releaseOrder(shop, id, now));
      if (again !== null) return again;
      const next = await unpaidOrders(shop).select(sql<Date | null>`min(pay_by)`.as('at')).executeTakeFirst();
      return next?.at ?? null;
    },
  };
}

function unpaidOrders({ database }: Shop) {
  return database.kysely.selectFrom('orders').where('status', '=', 'placed').where('paid_price', '=', 0);
}

/** @returns whether nothing is left to do: false when a payment cannot be closed, or another process has the order in hand */
async function releaseOrder(shop: Shop, orderId: string, now: Date): Promise<boolean> {
  const toClose = await cancelUnlessPayable(shop, orderId, now);
  if (typeof toClose === 'boolean') return toClose;
  // Money may be on its way: rooms are given back only once the bank says that none will come.
  return (await closeAtBank(shop, toClose)) && (await cancelUnlessPayable(shop, orderId, now)) === true;
}

/** @returns the payment to be closed first, or whether the order needs no more looking at */
function cancelUnlessPayable(shop: Shop, orderId: string, now: Date): Promise<PaymentRow | boolean> {
  return shop.database.kysely.transaction().execute(async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .where('status', '=', 'placed')
      .where('paid_price', '=', 0)
      .where('pay_by', '<=', now)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (order === undefined) return false;
    const payment = await notClosedPayment(tx, orderId);
    if (payment !== undefined) {
      if (payment.status === 'pending') await giveUpPayment(tx, shop, payment);
      return payment;
    }
    await cancelOrder(tx, order, now);
    await enqueueOrderReleased(tx, shop, order);
    return true;
  });
}
