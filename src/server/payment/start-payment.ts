import type { Kysely } from 'kysely';
import type { Language } from '../../domain/market/language.ts';
import { dateOf, todayOf } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { lockOrder, type OrderRow } from '../order/order-rows.ts';
import { opaqueId } from '../security/signature.ts';
import type { Shop } from '../shop.ts';
import { methodsOf } from './payment-methods.ts';
import { changeWithoutOpenPayment, closeAtBank, giveUpPayment, inquiryTime, paymentInProgress, settleTime, type BarredBy } from './close-payment.ts';
import { movePayment, notClosedPayment, paymentById, paymentByKey, type PaymentRow } from './payment-rows.ts';
import { partBounds, payableVariants, type PaymentVariant } from './payment-rules.ts';

interface PaymentRequest {
  variant: PaymentVariant;
  method: string;
  /** Minor units: of a part, what the customer chose; else what they saw, where the client says so. */
  amount?: number | undefined;
  /** Minor units that were due when they chose, where the client says so: a page of before pays nothing twice. */
  due?: number | undefined;
  /** The same key is the same payment, however often it is asked for. */
  idempotencyKey: string;
  language: Language;
  returnPath: string;
  progressPath: string;
}

type StartedPayment = { paymentId: string; redirectUrl: string };

/**
 * Starts a payment, or finds the one that is under way: with the same key, or for the same variant by the same method.
 * Another choice takes the place of the payment under way once the bank has closed that one: at any time there is one
 * payment at most that money can be taken for [payment.once].
 * @throws Problem 422 details-invalid for a part outside its bounds, 409 already-paid, order-cancelled, variant-unavailable, price-changed, method-unavailable, idempotency-key-reused,
 *   payment-in-progress when another payment cannot be closed
 */
export async function startPayment(shop: Shop, orderId: string, request: PaymentRequest): Promise<StartedPayment> {
  const { order, payment } = await changeWithoutOpenPayment(shop, (tx) => claimPayment(tx, shop, orderId, request));
  return openPayment(shop, order, payment, request);
}

type Claim = { done: { order: OrderRow; payment: PaymentRow } } | BarredBy;

/** The payment of this request, or the one that must be closed at the bank before there can be one. */
async function claimPayment(tx: Kysely<Schema>, shop: Shop, orderId: string, request: PaymentRequest): Promise<Claim> {
  const order = await lockOrder(tx, orderId);
  const before = await paymentByKey(tx, orderId, request.idempotencyKey);
  if (before !== undefined) {
    if (before.variant !== request.variant || before.method !== request.method || (request.variant === 'part' && before.amount !== request.amount)) {
      throw new Problem(409, 'idempotency-key-reused', { title: 'The key belongs to another payment' });
    }
    return { done: { order, payment: before } };
  }
  const amount = amountOf(order, request, todayOf(shop.clock));
  if (request.due !== undefined && request.due !== order.total_price - order.paid_price) {
    throw new Problem(409, 'changed-elsewhere', { title: 'Another amount is due by now' });
  }
  if (request.amount !== undefined && request.amount !== amount) {
    throw new Problem(409, 'price-changed', { title: 'Another amount is due', errors: [{ pointer: '/body/amount', code: 'price-changed', message: String(amount) }] });
  }
  if (!(await methodsOf(tx, shop, order, request.language)).some(({ code, available }) => code === request.method && available)) {
    throw new Problem(409, 'method-unavailable', { title: 'This way of paying is not available' });
  }
  const other = await notClosedPayment(tx, orderId);
  if (other === undefined) return { done: { order, payment: await insertPayment(tx, shop, order, amount, request) } };
  if (other.status === 'pending') {
    if (other.variant === request.variant && other.method === request.method && other.amount === amount) return { done: { order, payment: other } };
    await giveUpPayment(tx, shop, other);
  }
  return { toClose: other };
}

function insertPayment(tx: Kysely<Schema>, shop: Shop, order: OrderRow, amount: number, { variant, method, idempotencyKey }: PaymentRequest): Promise<PaymentRow> {
  const now = dateOf(shop.clock);
  return tx
    .insertInto('payment')
    .values({
      id: opaqueId(),
      order_id: order.id,
      variant,
      method,
      amount,
      paid_before: order.paid_price,
      currency: order.currency,
      status: 'pending',
      idempotency_key: idempotencyKey,
      redirect_url: null,
      due_at: settleTime(shop),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function openPayment(shop: Shop, order: OrderRow, payment: PaymentRow, { language, returnPath, progressPath }: PaymentRequest): Promise<StartedPayment> {
  const paymentId = payment.id;
  if (payment.status === 'closing') throw paymentInProgress();
  if (payment.status !== 'pending') return { paymentId, redirectUrl: returnPath };
  if (payment.redirect_url !== null) return { paymentId, redirectUrl: payment.redirect_url };

  const { amount, currency, method } = payment;
  const opened = await shop.payments.start({ paymentId, orderNumber: order.number, amount, currency, method, language, returnPath, progressPath });
  const status = await shop.database.kysely.transaction().execute((tx) => writeOpened(tx, shop, payment, opened.status === 'open' ? opened.redirectUrl : null));
  if (status === 'pending' && opened.status === 'open') return { paymentId, redirectUrl: opened.redirectUrl };
  if (status === 'paid' || status === 'refused') return { paymentId, redirectUrl: returnPath };
  // It was given up while the bank opened it: a bank that opens what had been cancelled is asked once more.
  if (opened.status === 'open') await closeAtBank(shop, payment);
  throw paymentInProgress();
}

/** Looks at the payment again now that the bank knows it. @returns where the payment is now */
async function writeOpened(tx: Kysely<Schema>, shop: Shop, { id, order_id }: PaymentRow, redirectUrl: string | null): Promise<PaymentRow['status'] | undefined> {
  await lockOrder(tx, order_id);
  const payment = await paymentById(tx, id);
  if (payment?.status !== 'pending') return payment?.status;
  if (redirectUrl === null) {
    await movePayment(tx, payment, 'cancelled', dateOf(shop.clock));
    return 'cancelled';
  }
  await tx.updateTable('payment').set({ redirect_url: redirectUrl, due_at: shop.payments.inquire === undefined ? null : inquiryTime(shop) }).where('id', '=', id).execute();
  return 'pending';
}

function amountOf(order: OrderRow, { variant, amount = 0 }: Pick<PaymentRequest, 'variant' | 'amount'>, today: string): number {
  if (order.status === 'cancelled') throw new Problem(409, 'order-cancelled', { title: 'The order has been cancelled' });
  if (order.status === 'paid' || (variant === 'deposit' && order.status === 'deposit-paid')) throw new Problem(409, 'already-paid', { title: 'This has been paid already' });
  if (variant === 'part') return partOf(amount, partBounds(order, today));
  const payable = payableVariants(order, today).find(({ code }) => code === variant);
  if (payable === undefined) throw new Problem(409, 'variant-unavailable', { title: 'The whole price is due' });
  return payable.amount;
}

function partOf(amount: number, bounds: ReturnType<typeof partBounds>): number {
  if (bounds === null) throw new Problem(409, 'variant-unavailable', { title: 'A part cannot be chosen now' });
  const { from, to } = bounds;
  if (amount >= from && amount <= to) return amount;
  throw new Problem(422, 'details-invalid', {
    title: `A part is between ${from} and ${to}`,
    errors: [{ pointer: '/body/amount', code: amount < from ? 'partTooSmall' : 'partTooLarge', message: `is not between ${from} and ${to}` }],
  });
}
