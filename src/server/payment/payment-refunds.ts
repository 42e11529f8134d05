import { sql, type Kysely } from 'kysely';
import type { Job } from '../background-work.ts';
import { dateOf } from '../clock.ts';
import type { Schema } from '../db/schema.ts';
import { enqueueCancellationRefunded } from '../mail/enqueue-order-mail.ts';
import { lockOrder, type OrderRow } from '../order/order-rows.ts';
import { opaqueId } from '../security/signature.ts';
import type { Shop } from '../shop.ts';
import type { RefundRow } from './payment-rows.ts';
import { claimDue } from './claim-due.ts';
import { retryTime } from './payments-job.ts';

/** Decides what goes back of an order's payments, of the latest first. Needs the order's lock. @param amount minor units, at most what was paid */
export async function oweRefund(tx: Kysely<Schema>, order: Pick<OrderRow, 'id'>, amount: number, now: Date): Promise<void> {
  const paid = await tx.selectFrom('payment').selectAll().where('order_id', '=', order.id).where('status', '=', 'paid').orderBy('updated_at', 'desc').orderBy('id').execute();
  let rest = amount;
  for (const payment of paid) {
    const part = Math.min(rest, payment.amount);
    if (part <= 0) break;
    rest -= part;
    await tx.insertInto('payment_refund').values({ id: opaqueId(), payment_id: payment.id, order_id: order.id, amount: part, currency: payment.currency, due_at: now, created_at: now, refunded_at: null }).execute();
  }
  if (rest > 0) throw new Error(`The payments of order ${order.id} are ${rest} less than what goes back`);
}

/** Pays what is owed. A claim is a lease, and the provider knows a refund by its id: several processes pay each once. */
export function refundsJob(shopOf: () => Shop): Job {
  return {
    name: 'refunds',
    async runDue() {
      const shop = shopOf();
      for (let refund = await claimDue(shop, 'payment_refund'); refund !== undefined; refund = await claimDue(shop, 'payment_refund')) await pay(shop, refund);
      const next = await shop.database.kysely.selectFrom('payment_refund').select(sql<Date | null>`min(due_at)`.as('at')).executeTakeFirst();
      return next?.at ?? null;
    },
  };
}

async function pay(shop: Shop, { id, payment_id, order_id, amount, currency, attempts }: RefundRow): Promise<void> {
  try {
    await shop.payments.refund({ refundId: id, paymentId: payment_id, amount, currency });
    await shop.database.kysely.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, order_id);
      const done = await tx.updateTable('payment_refund').set({ due_at: null, refunded_at: dateOf(shop.clock) }).where('id', '=', id).where('refunded_at', 'is', null).returning('id').executeTakeFirst();
      if (done !== undefined) await enqueueCancellationRefunded(tx, shop, order, { id, amount });
    });
    shop.background.runNow();
  } catch (error) {
    shop.log.error({ err: error, refundId: id }, 'A refund was not taken by the provider');
    await shop.database.kysely.updateTable('payment_refund').set({ due_at: retryTime(shop, attempts) }).where('id', '=', id).where('refunded_at', 'is', null).execute();
  }
}
