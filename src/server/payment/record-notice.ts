import type { Kysely } from 'kysely';
import { dateOf } from '../clock.ts';
import { notFound, Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { enqueuePaymentReceived, enqueuePaymentRefused } from '../mail/enqueue-order-mail.ts';
import { lockOrder, type OrderRow } from '../order/order-rows.ts';
import { sellSeats, shortenReservation } from '../seats/flight-seats.ts';
import type { Shop } from '../shop.ts';
import { closeAtBank, giveUpPayment } from './close-payment.ts';
import { movePayment, notClosedPayment, paymentById, type PaymentRow } from './payment-rows.ts';
import { effectOfNotice, type NoticeEffect } from './payment-rules.ts';
import type { PaymentNotice } from './payment-provider.ts';

/**
 * Takes a bank's notice, once: one transaction moves the payment and the order and writes the mail, or nothing does.
 * @returns what it did; 'known' for one that was taken before [payment.once]
 * @throws Problem 401 signature-invalid, 404, 400 amount-mismatch
 */
export async function recordNotice(shop: Shop, notice: PaymentNotice, signature: string): Promise<NoticeEffect | 'known'> {
  if (!shop.payments.verify(notice, signature)) throw new Problem(401, 'signature-invalid', { title: 'The signature does not hold' });
  return takeNotice(shop, notice);
}

/** The same for a notice that is known to be the provider's own. */
export async function takeNotice(shop: Shop, notice: PaymentNotice): Promise<NoticeEffect | 'known'> {
  const { effect, givenUp } = await shop.database.kysely.transaction().execute((tx) => apply(tx, shop, notice));
  if (givenUp !== null) await closeAtBank(shop, givenUp);
  if (effect === 'refund-due') shop.log.warn({ paymentId: notice.paymentId }, 'A payment that the order did not need is refunded');
  if (effect !== 'known' && effect !== 'ignored') shop.background.runNow();
  return effect;
}

async function apply(tx: Kysely<Schema>, shop: Shop, notice: PaymentNotice): Promise<{ effect: NoticeEffect | 'known'; givenUp: PaymentRow | null }> {
  const known = await paymentById(tx, notice.paymentId);
  if (known === undefined) throw notFound('Payment');
  const order = await lockOrder(tx, known.order_id);
  // Read again: what was read before the lock may have moved.
  const payment = (await paymentById(tx, notice.paymentId)) ?? known;
  if (payment.amount !== notice.amount || payment.currency !== notice.currency) {
    throw new Problem(400, 'amount-mismatch', { title: 'The notice speaks of another amount', errors: [{ pointer: '/body/amount', code: 'amount-mismatch', message: 'is not the amount of the payment' }] });
  }
  const effect = effectOfNotice(payment, notice.outcome, order);
  const now = dateOf(shop.clock);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_notice')
    .values({ id: notice.noticeId, payment_id: payment.id, outcome: notice.outcome, amount: notice.amount, currency: notice.currency, effect, received_at: now })
    .onConflict((conflict) => conflict.columns(['payment_id', 'id']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return { effect: 'known', givenUp: null };
  if (effect === 'ignored') return { effect, givenUp: null };
  await movePayment(tx, payment, effect, now, effect === 'refund-due' ? now : null);
  if (effect === 'refused') await shortenReservation(tx, order.id, now);
  // Another payment may have come before this one could be closed.
  if (effect === 'refused' && order.paid_price < order.total_price) await enqueuePaymentRefused(tx, shop, order, payment);
  return { effect, givenUp: effect === 'paid' ? await creditOrder(tx, shop, order, payment, now) : null };
}

/** The order has the money: what is under way besides is given up, and the customer gets a mail. */
async function creditOrder(tx: Kysely<Schema>, shop: Shop, order: OrderRow, payment: PaymentRow, now: Date): Promise<PaymentRow | null> {
  const paidPrice = order.paid_price + payment.amount;
  const credited = await tx
    .updateTable('orders')
    .set({ paid_price: paidPrice, status: paidPrice === order.total_price ? 'paid' : 'deposit-paid', placed_from: null, updated_at: now })
    .where('id', '=', order.id)
    .where('paid_price', '=', order.paid_price)
    .returningAll()
    .executeTakeFirstOrThrow();
  await sellSeats(tx, order.id);
  await enqueuePaymentReceived(tx, shop, credited, payment);
  const besides = await notClosedPayment(tx, order.id);
  if (besides?.status === 'pending') await giveUpPayment(tx, shop, besides);
  return besides ?? null;
}
