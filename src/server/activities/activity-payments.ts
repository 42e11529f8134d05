import type { Kysely, Selectable, Transaction } from 'kysely';
import type { components } from '../../../openapi/generated/excursions.ts';
import { localisedPath, type Language } from '../../domain/market/language.ts';
import { activityOutcomePath } from '../../domain/urls/pages/activity-url.ts';
import { dateOf } from '../clock.ts';
import { notFound, Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { inquiryTime, settleTime } from '../payment/close-payment.ts';
import type { PaymentNotice } from '../payment/payment-provider.ts';
import { effectOfNotice } from '../payment/payment-rules.ts';
import { opaqueId } from '../security/signature.ts';
import type { Shop } from '../shop.ts';
import { enqueueActivitiesPaid } from './activity-mails.ts';
import { lockActivityOrder, type ActivityOrderRow } from './activity-order-rows.ts';
import { activityOrderToken } from './activity-order-token.ts';

type Schemas = components['schemas'];
export type ActivityPaymentRow = Selectable<Schema['activity_payment']>;
type PaymentOfOrder = Pick<ActivityPaymentRow, 'id' | 'order_id'>;
type Variant = Schemas['ActivityVariant'];

/** What can be paid now: the advance first, where there is one. */
export function payableOf(order: ActivityOrderRow): Variant[] {
  if (order.status === 'cancelled' || order.status === 'paid') return [];
  const rest = order.total_price - order.paid_price;
  return [...(order.status === 'placed' && order.advance > 0 ? [{ code: 'advance' as const, amount: order.advance }] : []), { code: 'full' as const, amount: rest }];
}

/** Requests that take each other's place this often in a row are told so. */
const MOST_ATTEMPTS = 4;

/**
 * Starts a payment, or finds the one under way by its key or as the same choice. Another choice waits until the bank has
 * closed the one before: money can be taken once at any time.
 * @throws Problem 409 already-paid, order-cancelled, variant-unavailable, price-changed, method-unavailable, idempotency-key-reused, payment-in-progress
 */
export function startTransaction(shop: Shop, orderId: string, request: Schemas['ActivityTransactionRequest'], language: Language): Promise<Schemas['StartedTransaction']> {
  return withoutOpenTransaction(shop, async () => {
    const claimed = await shop.database.kysely.transaction().execute((tx) => claim(tx, shop, orderId, request, language));
    if ('toClose' in claimed) return claimed;
    const started = await open(shop, claimed.order, claimed.payment, language);
    return started === null ? 'again' : { done: started };
  });
}

type Claim = { order: ActivityOrderRow; payment: ActivityPaymentRow } | { toClose: ActivityPaymentRow };

/** The payment of this request, or the one that must be closed at the bank before there can be one. */
async function claim(tx: Transaction<Schema>, shop: Shop, orderId: string, { variant, amount: seen, method, idempotencyKey }: Schemas['ActivityTransactionRequest'], language: Language): Promise<Claim> {
  const order = await lockActivityOrder(tx, orderId);
  const payments = await tx.selectFrom('activity_payment').selectAll().where('order_id', '=', orderId).where((eb) => eb.or([eb('idempotency_key', '=', idempotencyKey), eb('status', '=', 'pending')])).execute();
  const before = payments.find(({ idempotency_key }) => idempotency_key === idempotencyKey);
  if (before !== undefined && (before.variant !== variant || before.method !== method)) throw new Problem(409, 'idempotency-key-reused', { title: 'The key belongs to another payment' });
  if (before !== undefined && before.status !== 'pending') return { order, payment: before };
  const amount = amountOf(order, variant);
  if (seen !== undefined && seen !== amount) throw new Problem(409, 'price-changed', { title: 'Another amount is due', errors: [{ pointer: '/body/amount', code: 'price-changed', message: String(amount) }] });
  if (!shop.payments.methods(language).some(({ code, kind, available }) => code === method && kind !== 'transfer' && available)) throw new Problem(409, 'method-unavailable', { title: 'This way of paying is not available' });
  const pending = payments.find(({ status }) => status === 'pending');
  if (pending !== undefined) {
    if (pending.variant === variant && pending.method === method && pending.amount === amount) return { order, payment: pending };
    await giveUpTransaction(tx, shop, pending);
    return { toClose: pending };
  }
  const now = dateOf(shop.clock);
  const payment = await tx.insertInto('activity_payment').values({
    id: opaqueId(), order_id: orderId, variant, method, amount, currency: order.currency, status: 'pending', idempotency_key: idempotencyKey, redirect_url: null, due_at: settleTime(shop), created_at: now, updated_at: now,
  }).returningAll().executeTakeFirstOrThrow();
  return { order, payment };
}

/** Nobody is led to its page any more; background work closes it if this process is killed before it has. Needs the order's lock. */
async function giveUpTransaction(tx: Kysely<Schema>, shop: Shop, { id }: PaymentOfOrder): Promise<void> {
  await tx.updateTable('activity_payment').set({ redirect_url: null, due_at: settleTime(shop) }).where('id', '=', id).execute();
}

/** Gives the order's open payment up, which must be closed before a change; null without any. Needs the order's lock. */
export async function giveUpOpenTransaction(tx: Transaction<Schema>, shop: Shop, orderId: string): Promise<{ toClose: PaymentOfOrder } | null> {
  const pending = await tx.selectFrom('activity_payment').select(['id', 'order_id']).where('order_id', '=', orderId).where('status', '=', 'pending').executeTakeFirst();
  if (pending === undefined) return null;
  await giveUpTransaction(tx, shop, pending);
  return { toClose: pending };
}

/**
 * Changes an order of which no payment may be open: one that nobody has finished is closed at its bank first, and the change
 * is asked again.
 * @param change returns the payment that bars it, given up, or null once it is done
 * @throws Problem 409 payment-in-progress where the bank has the money or does not say
 */
export function changeWithoutOpenTransaction(shop: Shop, change: (tx: Transaction<Schema>) => Promise<{ toClose: PaymentOfOrder } | null>): Promise<void> {
  return withoutOpenTransaction(shop, async () => (await shop.database.kysely.transaction().execute(change)) ?? { done: undefined });
}

/** Tries until no other payment bars it: each is closed at its bank before the next try. */
async function withoutOpenTransaction<Done>(shop: Shop, attempt: () => Promise<{ done: Done } | { toClose: PaymentOfOrder } | 'again'>): Promise<Done> {
  for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts++) {
    const end = await attempt();
    if (end === 'again') continue;
    if ('done' in end) return end.done;
    if (!(await closeTransaction(shop, end.toClose))) break;
  }
  throw inProgress();
}

function amountOf(order: ActivityOrderRow, variant: Variant['code']): number {
  if (order.status === 'cancelled') throw new Problem(409, 'order-cancelled', { title: 'The order has been cancelled' });
  const payable = payableOf(order);
  if (payable.length === 0) throw new Problem(409, 'already-paid', { title: 'This has been paid already' });
  const amount = payable.find(({ code }) => code === variant)?.amount;
  if (amount === undefined) throw new Problem(409, 'variant-unavailable', { title: 'This part cannot be paid by itself' });
  return amount;
}

/** Where the customer goes on; null where the bank had closed the payment, which is written down: another can be begun. @throws Problem 409 payment-in-progress where another took its place meanwhile */
async function open(shop: Shop, order: ActivityOrderRow, payment: ActivityPaymentRow, language: Language): Promise<Schemas['StartedTransaction'] | null> {
  const returnPath = localisedPath(language, activityOutcomePath('paid', payment.id, activityOrderToken(shop, order)));
  if (payment.status !== 'pending') return { transactionId: payment.id, redirectUrl: returnPath };
  if (payment.redirect_url !== null) return { transactionId: payment.id, redirectUrl: payment.redirect_url };
  const opened = await shop.payments.start({ paymentId: payment.id, orderNumber: order.number, amount: payment.amount, currency: payment.currency, method: payment.method, language, returnPath, progressPath: returnPath });
  if (opened.status === 'closed') {
    await writeCancelled(shop, payment);
    return null;
  }
  const { numUpdatedRows } = await shop.database.kysely.updateTable('activity_payment').set({ redirect_url: opened.redirectUrl, due_at: shop.payments.inquire === undefined ? null : inquiryTime(shop) })
    .where('id', '=', payment.id).where('status', '=', 'pending').executeTakeFirst();
  if (numUpdatedRows === 1n) return { transactionId: payment.id, redirectUrl: opened.redirectUrl };
  if ((await transactionById(shop.database.kysely, payment.id)).status !== 'cancelled') return { transactionId: payment.id, redirectUrl: returnPath };
  // It was given up while the bank opened it: a bank that opens what had been cancelled is asked once more.
  await closeTransaction(shop, payment);
  throw inProgress();
}

/** Has a payment closed at the bank. @returns whether no money can come; not when the bank has it or does not answer */
export async function closeTransaction(shop: Shop, payment: PaymentOfOrder): Promise<boolean> {
  const { id } = payment;
  try {
    if ((await shop.payments.cancel(id)) !== 'closed') {
      await settleTransaction(shop, id);
      return false;
    }
  } catch (error) {
    shop.log.warn({ err: error, paymentId: id }, 'The provider did not say whether a payment is closed');
    return false;
  }
  await writeCancelled(shop, payment);
  return true;
}

async function writeCancelled({ database, clock }: Shop, { id, order_id }: PaymentOfOrder): Promise<void> {
  await database.kysely.transaction().execute(async (tx) => {
    await lockActivityOrder(tx, order_id);
    await tx.updateTable('activity_payment').set({ status: 'cancelled', due_at: null, updated_at: dateOf(clock) }).where('id', '=', id).where('status', '=', 'pending').execute();
  });
}

/** Asks the bank what became of a payment, where it can be asked: its notice may be lost. */
export async function settleTransaction(shop: Shop, id: string): Promise<void> {
  try {
    const notice = await shop.payments.inquire?.(id) ?? null;
    if (notice !== null) await recordActivityNotice(shop, notice);
  } catch (error) {
    shop.log.warn({ err: error, paymentId: id }, 'The provider did not say what became of a payment');
  }
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
    const status = effectOfNotice(payment, notice.outcome, order);
    if (status === 'ignored') return 'known' as const;
    const now = dateOf(shop.clock);
    await tx.updateTable('activity_payment').set({ status, due_at: status === 'refund-due' ? now : null, attempts: 0, updated_at: now }).where('id', '=', payment.id).execute();
    if (status === 'paid') await credit(tx, shop, order, payment);
    return status;
  });
  shop.background.runNow();
  return effect;
}

/** The order has the money; another payment that is under way is closed at its bank, or its money goes back. */
async function credit(tx: Transaction<Schema>, shop: Shop, order: ActivityOrderRow, payment: ActivityPaymentRow): Promise<void> {
  const now = dateOf(shop.clock);
  const paid = order.paid_price + payment.amount;
  const credited = await tx.updateTable('activity_order').set({ paid_price: paid, status: paid === order.total_price ? 'paid' : 'advance-paid', placed_from: null, updated_at: now }).where('id', '=', order.id).returningAll().executeTakeFirstOrThrow();
  await enqueueActivitiesPaid(tx, shop, credited, payment);
  await tx.updateTable('activity_payment').set({ due_at: now, attempts: 0 }).where('order_id', '=', order.id).where('status', '=', 'pending').execute();
}

/** A transaction and its order's id. @throws Problem 404 */
export async function transactionById(kysely: Kysely<Schema>, transactionId: string): Promise<ActivityPaymentRow> {
  const row = await kysely.selectFrom('activity_payment').selectAll().where('id', '=', transactionId).executeTakeFirst();
  if (row === undefined) throw notFound('Transaction');
  return row;
}
