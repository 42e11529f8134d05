import type { Kysely } from 'kysely';
import type { Language } from '../../domain/language.ts';
import { dateOf, todayOf } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { lockOrder, type OrderRow } from '../order/order-rows.ts';
import { opaqueId } from '../security/signature.ts';
import type { Shop } from '../shop.ts';
import { movePayment, paymentByKey, pendingPayment, type PaymentRow } from './payment-rows.ts';
import { payableVariants, type PaymentVariant } from './payment-rules.ts';

interface PaymentWish {
  variant: PaymentVariant;
  method: string;
  /** The same key is the same payment, however often it is asked for. */
  idempotencyKey: string;
  language: Language;
  returnPath: string;
}

/**
 * Starts a payment, or finds the one that is under way: with the same key, or for the same variant by the same method.
 * Another wish while one is under way takes its place: an order is never at two banks at once [payment.once].
 * @throws Problem 409 already-paid, order-cancelled, variant-unavailable, method-unavailable, idempotency-key-reused
 */
export async function startPayment(shop: Shop, orderId: string, wish: PaymentWish): Promise<{ paymentId: string; redirectUrl: string }> {
  const { kysely } = shop.database;
  const { order, payment, givenUp } = await kysely.transaction().execute((tx) => claimPayment(tx, shop, orderId, wish));
  if (givenUp !== null) {
    // Too late is not wrong: a notice of the bank will tell, and the money finds its place or its way back.
    await shop.payments.cancel(givenUp.id).catch((error: unknown) => shop.log.warn({ err: error, paymentId: givenUp.id }, 'The provider did not cancel a payment'));
  }
  if (payment.status !== 'pending') return { paymentId: payment.id, redirectUrl: wish.returnPath };
  if (payment.redirect_url !== null) return { paymentId: payment.id, redirectUrl: payment.redirect_url };

  const { redirectUrl } = await shop.payments.start({
    paymentId: payment.id,
    orderNumber: order.number,
    amount: payment.amount,
    currency: payment.currency,
    method: payment.method,
    language: wish.language,
    returnPath: wish.returnPath,
  });
  await kysely.updateTable('payment').set({ redirect_url: redirectUrl }).where('id', '=', payment.id).execute();
  return { paymentId: payment.id, redirectUrl };
}

async function claimPayment(tx: Kysely<Schema>, shop: Shop, orderId: string, wish: PaymentWish): Promise<{ order: OrderRow; payment: PaymentRow; givenUp: PaymentRow | null }> {
  const order = await lockOrder(tx, orderId);
  const before = await paymentByKey(tx, orderId, wish.idempotencyKey);
  if (before !== undefined) {
    if (isFor(before, wish)) return { order, payment: before, givenUp: null };
    throw new Problem(409, 'idempotency-key-reused', { title: 'The key belongs to another payment' });
  }
  const amount = amountOf(order, wish.variant, todayOf(shop.clock));
  if (!shop.payments.methods(wish.language).some(({ code, available }) => code === wish.method && available)) {
    throw new Problem(409, 'method-unavailable', { title: 'This way of paying is not available' });
  }
  const pending = await pendingPayment(tx, orderId);
  if (pending !== undefined && isFor(pending, wish)) return { order, payment: pending, givenUp: null };
  const now = dateOf(shop.clock);
  if (pending !== undefined) await movePayment(tx, pending, 'cancelled', now);
  const payment = await tx
    .insertInto('payment')
    .values({
      id: opaqueId(),
      order_id: orderId,
      variant: wish.variant,
      method: wish.method,
      amount,
      currency: order.currency,
      status: 'pending',
      idempotency_key: wish.idempotencyKey,
      redirect_url: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { order, payment, givenUp: pending ?? null };
}

function isFor(payment: PaymentRow, { variant, method }: PaymentWish): boolean {
  return payment.variant === variant && payment.method === method;
}

function amountOf(order: OrderRow, variant: PaymentVariant, today: string): number {
  if (order.status === 'cancelled') throw new Problem(409, 'order-cancelled', { title: 'The order has been cancelled' });
  if (order.status === 'paid' || (variant === 'deposit' && order.status === 'deposit-paid')) throw new Problem(409, 'already-paid', { title: 'This has been paid already' });
  const payable = payableVariants(order, today).find(({ code }) => code === variant);
  if (payable === undefined) throw new Problem(409, 'variant-unavailable', { title: 'The whole price is due' });
  return payable.amount;
}
