import type { Kysely, Selectable, Transaction } from 'kysely';
import type { components } from '../../../openapi/generated/excursions.ts';
import { localisedPath, type Language } from '../../domain/language.ts';
import { activityOutcomePath } from '../../domain/urls/activity-url.ts';
import type { Job } from '../background-work.ts';
import { dateOf } from '../clock.ts';
import { notFound, Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import type { PaymentNotice } from '../payment/payment-provider.ts';
import { opaqueId } from '../security/signature.ts';
import type { Shop } from '../shop.ts';
import { enqueueActivitiesPaid } from './activity-mails.ts';
import { activityOrderToken, lockActivityOrder, placesOfOrder, type ActivityOrderRow } from './activity-orders.ts';
import { givePlacesBack } from './activity-places.ts';

type Schemas = components['schemas'];
export type ActivityPaymentRow = Selectable<Schema['activity_payment']>;
type Variant = Schemas['ActivityVariant'];

const AGAIN_MS = 60_000;

/** What can be paid now: the advance first, where there is one. */
export function payableOf(order: ActivityOrderRow): Variant[] {
  if (order.status === 'cancelled' || order.status === 'paid') return [];
  const rest = order.total_price - order.paid_price;
  return [...(order.status === 'placed' && order.advance > 0 ? [{ code: 'advance' as const, amount: order.advance }] : []), { code: 'full' as const, amount: rest }];
}

/**
 * Starts a payment, or finds the one under way by its key or as the same choice. Another choice waits until the bank has
 * closed the one before: money can be taken once at any time.
 * @throws Problem 409 already-paid, order-cancelled, variant-unavailable, method-unavailable, payment-in-progress
 */
export async function startTransaction(shop: Shop, orderId: string, wish: Schemas['ActivityTransactionRequest'], language: Language): Promise<Schemas['StartedTransaction']> {
  const { database: { kysely }, payments } = shop;
  const other = await kysely.transaction().execute(async (tx) => {
    await lockActivityOrder(tx, orderId);
    return tx.selectFrom('activity_payment').selectAll().where('order_id', '=', orderId).where('status', '=', 'pending').executeTakeFirst();
  });
  const isSame = other !== undefined && other.method === wish.method && other.variant === wish.variant;
  if (other !== undefined && !isSame && other.idempotency_key !== wish.idempotencyKey) await closeOther(shop, other);
  const { order, payment } = await kysely.transaction().execute(async (tx) => claim(tx, shop, orderId, wish, language));
  const returnPath = localisedPath(language, activityOutcomePath('paid', payment.id, activityOrderToken(shop, order)));
  if (payment.status !== 'pending') return { transactionId: payment.id, redirectUrl: returnPath };
  if (payment.redirect_url !== null) return { transactionId: payment.id, redirectUrl: payment.redirect_url };
  const opened = await payments.start({ paymentId: payment.id, orderNumber: order.number, amount: payment.amount, currency: payment.currency, method: payment.method, language, returnPath, progressPath: returnPath });
  if (opened.status === 'closed') throw inProgress();
  await kysely.updateTable('activity_payment').set({ redirect_url: opened.redirectUrl }).where('id', '=', payment.id).execute();
  return { transactionId: payment.id, redirectUrl: opened.redirectUrl };
}

async function claim(tx: Transaction<Schema>, shop: Shop, orderId: string, { variant, method, idempotencyKey }: Schemas['ActivityTransactionRequest'], language: Language) {
  const order = await lockActivityOrder(tx, orderId);
  const before = await tx.selectFrom('activity_payment').selectAll().where('order_id', '=', orderId)
    .where((eb) => eb.or([eb('idempotency_key', '=', idempotencyKey), eb('status', '=', 'pending')])).orderBy('created_at', 'desc').executeTakeFirst();
  if (before !== undefined) {
    if (before.variant !== variant || before.method !== method) throw inProgress();
    return { order, payment: before };
  }
  if (order.status === 'cancelled') throw new Problem(409, 'order-cancelled', { title: 'The order has been cancelled' });
  const payable = payableOf(order);
  if (payable.length === 0) throw new Problem(409, 'already-paid', { title: 'This has been paid already' });
  const amount = payable.find(({ code }) => code === variant)?.amount;
  if (amount === undefined) throw new Problem(409, 'variant-unavailable', { title: 'This part cannot be paid by itself' });
  if (!shop.payments.methods(language).some(({ code, available }) => code === method && available)) throw new Problem(409, 'method-unavailable', { title: 'This way of paying is not available' });
  const now = dateOf(shop.clock);
  const payment = await tx.insertInto('activity_payment').values({
    id: opaqueId(), order_id: orderId, variant, method, amount, currency: order.currency, status: 'pending', idempotency_key: idempotencyKey, redirect_url: null, created_at: now, updated_at: now,
  }).returningAll().executeTakeFirstOrThrow();
  return { order, payment };
}

/** @throws Problem 409 payment-in-progress when the bank has, or may have, the money */
async function closeOther(shop: Shop, { id }: Pick<ActivityPaymentRow, 'id'>): Promise<void> {
  if ((await shop.payments.cancel(id)) !== 'closed') throw inProgress();
  await movePending(shop.database.kysely, id, 'cancelled', dateOf(shop.clock));
}

async function movePending(kysely: Kysely<Schema>, id: string, status: ActivityPaymentRow['status'], now: Date): Promise<void> {
  await kysely.updateTable('activity_payment').set({ status, updated_at: now }).where('id', '=', id).where('status', '=', 'pending').execute();
}

function inProgress(): Problem {
  return new Problem(409, 'payment-in-progress', { title: 'Another payment of this order is not closed at its bank' });
}

/**
 * Takes a bank's notice of a payment for activities, once: what says the same again changes nothing, money that the order
 * does not need goes back.
 * @returns what it did; null when the payment is none of ours
 */
export async function recordActivityNotice(shop: Shop, notice: PaymentNotice): Promise<ActivityPaymentRow['status'] | 'known' | null> {
  const known = await shop.database.kysely.selectFrom('activity_payment').select(['order_id']).where('id', '=', notice.paymentId).executeTakeFirst();
  if (known === undefined) return null;
  const effect = await shop.database.kysely.transaction().execute(async (tx) => {
    const order = await lockActivityOrder(tx, known.order_id);
    const payment = await tx.selectFrom('activity_payment').selectAll().where('id', '=', notice.paymentId).executeTakeFirstOrThrow();
    if (payment.amount !== notice.amount || payment.currency !== notice.currency) throw new Problem(400, 'amount-mismatch', { title: 'The notice speaks of another amount' });
    const isTaken = payment.status === 'paid' || payment.status === 'refund-due' || payment.status === 'refunded';
    if (isTaken || (notice.outcome !== 'paid' && payment.status !== 'pending')) return 'known' as const;
    const now = dateOf(shop.clock);
    const isNeeded = notice.outcome === 'paid' && order.status !== 'cancelled' && order.paid_price + payment.amount <= order.total_price;
    const status = notice.outcome !== 'paid' ? notice.outcome : isNeeded ? 'paid' as const : 'refund-due' as const;
    await tx.updateTable('activity_payment').set({ status, updated_at: now }).where('id', '=', payment.id).execute();
    if (status === 'paid') {
      const paid = order.paid_price + payment.amount;
      const credited = await tx.updateTable('activity_order').set({ paid_price: paid, status: paid === order.total_price ? 'paid' : 'advance-paid', updated_at: now }).where('id', '=', order.id).returningAll().executeTakeFirstOrThrow();
      await enqueueActivitiesPaid(tx, shop, credited, payment);
    }
    return status;
  });
  shop.background.wake();
  return effect;
}

/** A transaction and its order's id. @throws Problem 404 */
export async function transactionById(kysely: Kysely<Schema>, transactionId: string): Promise<ActivityPaymentRow> {
  const row = await kysely.selectFrom('activity_payment').selectAll().where('id', '=', transactionId).executeTakeFirst();
  if (row === undefined) throw notFound('Transaction');
  return row;
}

/** Gives back places that nobody paid for in time, and money that an order did not need. */
export function activityOrdersJob(shopOf: () => Shop): Job {
  return {
    name: 'activity-orders',
    async runDue(now) {
      const shop = shopOf();
      const { kysely } = shop.database;
      const refunds = await kysely.selectFrom('activity_payment').select(['id', 'amount', 'currency']).where('status', '=', 'refund-due').limit(20).execute();
      for (const { id, amount, currency } of refunds) {
        await shop.payments.refund({ refundId: id, paymentId: id, amount, currency });
        await kysely.updateTable('activity_payment').set({ status: 'refunded', updated_at: now }).where('id', '=', id).where('status', '=', 'refund-due').execute();
      }
      const due = await kysely.selectFrom('activity_order').select('id').where('status', '=', 'placed').where('pay_by', '<=', now).limit(50).execute();
      let isHeld = false;
      for (const { id } of due) isHeld = !(await release(shop, id)) || isHeld;
      if (isHeld) return new Date(now.getTime() + AGAIN_MS);
      const next = await kysely.selectFrom('activity_order').select(({ fn }) => fn.min('pay_by').as('at')).where('status', '=', 'placed').executeTakeFirst();
      return next?.at ?? null;
    },
  };
}

/** @returns false when its payment cannot be closed: money may be on its way */
async function release(shop: Shop, orderId: string): Promise<boolean> {
  const { kysely } = shop.database;
  const pending = await kysely.selectFrom('activity_payment').select('id').where('order_id', '=', orderId).where('status', '=', 'pending').executeTakeFirst();
  if (pending !== undefined) {
    if ((await shop.payments.cancel(pending.id)) !== 'closed') return false;
    await movePending(kysely, pending.id, 'cancelled', dateOf(shop.clock));
  }
  await kysely.transaction().execute(async (tx) => {
    const order = await lockActivityOrder(tx, orderId);
    const again = await tx.selectFrom('activity_payment').select('id').where('order_id', '=', orderId).where('status', '=', 'pending').executeTakeFirst();
    if (order.status !== 'placed' || again !== undefined) return;
    await tx.updateTable('activity_order').set({ status: 'cancelled', updated_at: dateOf(shop.clock) }).where('id', '=', orderId).execute();
    await givePlacesBack(tx, placesOfOrder(order));
  });
  return true;
}
