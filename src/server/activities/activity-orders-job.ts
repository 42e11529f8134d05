import { sql } from 'kysely';
import type { Job } from '../background-work.ts';
import { dateOf } from '../clock.ts';
import { inquiryTime } from '../payment/close-payment.ts';
import { releaseDue } from '../order/release-due.ts';
import { effectOfNotice } from '../payment/payment-rules.ts';
import { claimDue } from '../payment/claim-due.ts';
import { retryTime } from '../payment/payments-job.ts';
import type { Shop } from '../shop.ts';
import { enqueueActivitiesRefunded, enqueueActivitiesReleased } from './activity-mails.ts';
import { activityOrderById, lockActivityOrder } from './activity-order-rows.ts';
import { closeTransaction, settleTransaction, type ActivityPaymentRow } from './activity-payments.ts';
import { endActivityOrder } from './cancel-activity-order.ts';

/**
 * Gives back places that nobody paid for in time, and money that an order did not need. What one bank or one order refuses
 * holds nothing else up [payment.once].
 */
export function activityOrdersJob(shopOf: () => Shop): Job {
  return {
    name: 'activity-orders',
    async runDue(now) {
      const shop = shopOf();
      for (let payment = await claimDue(shop, 'activity_payment'); payment !== undefined; payment = await claimDue(shop, 'activity_payment')) await seeTo(shop, payment);
      const { kysely } = shop.database;
      const due = (most: number) => kysely.selectFrom('activity_order').select('id').where('status', '=', 'placed').where('pay_by', '<=', now).orderBy('pay_by').limit(most).execute();
      const again = await releaseDue(shop, now, due, (id) => release(shop, id, now));
      const order = await kysely.selectFrom('activity_order').select(sql<Date | null>`min(pay_by)`.as('at')).where('status', '=', 'placed').where('pay_by', '>', now).executeTakeFirst();
      const payment = await kysely.selectFrom('activity_payment').select(sql<Date | null>`min(due_at)`.as('at')).executeTakeFirst();
      return [order?.at, payment?.at, again].reduce<Date | null>((first, at) => (at && (first === null || at < first) ? at : first), null);
    },
  };
}

async function seeTo(shop: Shop, payment: ActivityPaymentRow): Promise<void> {
  if (payment.status === 'refund-due') return refund(shop, payment);
  // Without its page, its start was cut off or another takes its place.
  const isWanted = payment.redirect_url !== null && effectOfNotice(payment, 'paid', await activityOrderById(shop.database.kysely, payment.order_id)) === 'paid';
  if (isWanted) await settleTransaction(shop, payment.id);
  else await closeTransaction(shop, payment);
  await again(shop, payment, 'pending', isWanted ? inquiryTime(shop) : retryTime(shop, payment.attempts));
}

async function refund(shop: Shop, payment: ActivityPaymentRow): Promise<void> {
  const { id, amount, currency } = payment;
  try {
    await shop.payments.refund({ refundId: id, paymentId: id, amount, currency });
    await shop.database.kysely.transaction().execute(async (tx) => {
      const order = await lockActivityOrder(tx, payment.order_id);
      const { numUpdatedRows } = await tx.updateTable('activity_payment').set({ status: 'refunded', due_at: null, updated_at: dateOf(shop.clock) }).where('id', '=', id).where('status', '=', 'refund-due').executeTakeFirst();
      if (numUpdatedRows === 1n) await enqueueActivitiesRefunded(tx, shop, order, payment);
    });
    shop.background.runNow();
  } catch (error) {
    shop.log.error({ err: error, paymentId: id }, 'A refund was not taken by the provider');
    await again(shop, payment, 'refund-due', retryTime(shop, payment.attempts));
  }
}

async function again({ database }: Shop, { id }: ActivityPaymentRow, status: ActivityPaymentRow['status'], at: Date): Promise<void> {
  await database.kysely.updateTable('activity_payment').set({ due_at: at }).where('id', '=', id).where('status', '=', status).execute();
}

/** @returns whether nothing is left to do: false when its payment cannot be closed, for money may be on its way */
async function release(shop: Shop, orderId: string, now: Date): Promise<boolean> {
  const { kysely } = shop.database;
  const pending = await kysely.selectFrom('activity_payment').select(['id', 'order_id']).where('order_id', '=', orderId).where('status', '=', 'pending').executeTakeFirst();
  if (pending !== undefined && !(await closeTransaction(shop, pending))) return false;
  return kysely.transaction().execute(async (tx) => {
    const order = await lockActivityOrder(tx, orderId);
    if (order.status !== 'placed') return true;
    const another = await tx.selectFrom('activity_payment').select('id').where('order_id', '=', orderId).where('status', '=', 'pending').executeTakeFirst();
    if (another !== undefined) return false;
    await endActivityOrder(tx, order, 'deadline', now);
    await enqueueActivitiesReleased(tx, shop, order);
    return true;
  });
}
