import { sql } from 'kysely';
import type { Job } from '../background-work.ts';
import { enqueueSeatsReleased } from '../mail/enqueue-order-mail.ts';
import { lockOrder } from '../order/order-rows.ts';
import { depositOf } from '../order/payment-terms.ts';
import { closeAtBank, giveUpPayment } from '../payment/close-payment.ts';
import { notClosedPayment, type PaymentRow } from '../payment/payment-rows.ts';
import type { Shop } from '../shop.ts';
import { totalOfExtras } from '../upsell/current-extras.ts';
import { freeDueSeats, hasDueSeats, RESERVATION_MS } from './flight-seats.ts';

/**
 * Frees seats of orders whose payment did not come in time, and takes them out of what is to be paid. Each order in a
 * transaction that holds its row; an order whose payment is younger than half an hour keeps them [upsell.seat-once].
 */
export function releaseSeatsJob(shopOf: () => Shop): Job {
  return {
    name: 'release-seats',
    async runDue(now) {
      const shop = shopOf();
      const { kysely } = shop.database;
      const due = await kysely.selectFrom('flight_seat').select('order_id').distinct().where('state', '=', 'reserved').where('until', '<=', now).execute();
      for (const { order_id } of due) {
        // One order that fails holds up no other.
        await releaseSeatsOf(shop, order_id!, now).catch((error: unknown) => shop.log.error({ err: error, orderId: order_id }, 'Seats could not be released'));
      }
      const next = await kysely.selectFrom('flight_seat').select(sql<Date | null>`min(until)`.as('at')).where('state', '=', 'reserved').where('until', '>', now).executeTakeFirst();
      return next?.at ?? null;
    },
  };
}

async function releaseSeatsOf(shop: Shop, orderId: string, now: Date): Promise<void> {
  const payment = await releaseUnlessPayable(shop, orderId, now);
  // Money may be on its way for the seats: they are free only once the bank says that none will come.
  if (payment !== null && (await closeAtBank(shop, payment))) await releaseUnlessPayable(shop, orderId, now);
}

/** @returns the payment to be closed first */
function releaseUnlessPayable(shop: Shop, orderId: string, now: Date): Promise<PaymentRow | null> {
  return shop.database.kysely.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId);
    // Read again under the lock: a payment may have come since, and with it the seats for good.
    if (order.paid_price > 0 || order.status !== 'placed' || !(await hasDueSeats(tx, orderId, now))) return null;
    const payment = await notClosedPayment(tx, orderId);
    if (payment !== undefined) {
      const end = new Date(payment.created_at.getTime() + RESERVATION_MS);
      if (end > now) {
        await tx.updateTable('flight_seat').set({ until: end }).where('order_id', '=', orderId).where('state', '=', 'reserved').execute();
        return null;
      }
      if (payment.status === 'pending') await giveUpPayment(tx, shop, payment);
      return payment;
    }
    await freeDueSeats(tx, orderId, now);
    const extras = order.extras.filter(({ groupType }) => groupType !== 'seat');
    const total = order.total_price - totalOfExtras(order.extras) + totalOfExtras(extras);
    const without = await tx.updateTable('orders').set({ extras: JSON.stringify(extras), total_price: total, deposit: depositOf(total), updated_at: now }).where('id', '=', orderId).returningAll().executeTakeFirstOrThrow();
    await enqueueSeatsReleased(tx, shop, without);
    return null;
  });
}
