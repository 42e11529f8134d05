import { sql } from 'kysely';
import type { Job } from '../background-work.ts';
import { dateOf } from '../clock.ts';
import { enqueuePaymentRefunded } from '../mail/enqueue-order-mail.ts';
import { lockOrder } from '../order/order-rows.ts';
import type { Shop } from '../shop.ts';
import { claimDue } from './claim-due.ts';
import { closeAtBank, giveUpPayment, inquiryTime } from './close-payment.ts';
import { takeNotice } from './record-notice.ts';
import { movePayment, paymentById, type PaymentRow } from './payment-rows.ts';

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 3_600_000;

/**
 * Sees to payments that nobody waits for any more: closes at the bank what a killed process left half open, and gives
 * back what an order did not need. A claim is a lease, so several processes do each thing once [payment.once]:
 * one payment after the other, so that a slow bank uses up no lease but its own.
 */
export function paymentsJob(shopOf: () => Shop): Job {
  return {
    name: 'payments',
    async runDue() {
      const shop = shopOf();
      for (let payment = await claimDue(shop, 'payment'); payment !== undefined; payment = await claimDue(shop, 'payment')) {
        await (payment.status === 'refund-due' ? refund(shop, payment) : isOpen(payment) ? inquire(shop, payment) : close(shop, payment));
      }
      const next = await shop.database.kysely.selectFrom('payment').select(sql<Date | null>`min(due_at)`.as('at')).executeTakeFirst();
      return next?.at ?? null;
    },
  };
}

function isOpen({ status, redirect_url }: PaymentRow): boolean {
  return status === 'pending' && redirect_url !== null;
}

/** No notice has come of a payment that is open at the bank: the bank is asked. */
async function inquire(shop: Shop, { id }: PaymentRow): Promise<void> {
  try {
    const notice = await shop.payments.inquire?.(id) ?? null;
    if (notice !== null) await takeNotice(shop, notice);
  } catch (error) {
    shop.log.warn({ err: error, paymentId: id }, 'The provider did not say what became of a payment');
  }
  await shop.database.kysely.updateTable('payment').set({ due_at: inquiryTime(shop), attempts: 0 }).where('id', '=', id).where('status', '=', 'pending').execute();
}

/** A payment whose start was cut off is given up; then the bank is asked, again and again until it answers. */
async function close(shop: Shop, { id, order_id, attempts }: PaymentRow): Promise<void> {
  const isGivenUp = await shop.database.kysely.transaction().execute(async (tx) => {
    await lockOrder(tx, order_id);
    const payment = await paymentById(tx, id);
    if (payment?.status === 'pending' && payment.redirect_url === null) await giveUpPayment(tx, shop, payment);
    else if (payment?.status !== 'closing') return false;
    return true;
  });
  if (!isGivenUp) return;
  await closeAtBank(shop, { id, order_id });
  await shop.database.kysely.updateTable('payment').set({ due_at: retryTime(shop, attempts), attempts }).where('id', '=', id).where('status', '=', 'closing').execute();
}

async function refund(shop: Shop, { id, order_id, amount, currency, attempts }: PaymentRow): Promise<void> {
  try {
    await shop.payments.refund({ refundId: id, paymentId: id, amount, currency });
    await shop.database.kysely.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, order_id);
      const payment = await paymentById(tx, id);
      if (payment?.status !== 'refund-due') return;
      await movePayment(tx, payment, 'refunded', dateOf(shop.clock));
      await enqueuePaymentRefunded(tx, shop, order, payment);
    });
    shop.background.runNow();
  } catch (error) {
    shop.log.error({ err: error, paymentId: id }, 'A refund was not taken by the provider');
    await shop.database.kysely.updateTable('payment').set({ due_at: retryTime(shop, attempts) }).where('id', '=', id).where('status', '=', 'refund-due').execute();
  }
}

/** When something that failed is tried again: later and later. */
export function retryTime({ clock }: Shop, attempts: number): Date {
  return new Date(dateOf(clock).getTime() + Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1)));
}
