import { sql, type Kysely, type Selectable } from 'kysely';
import type { Schema } from '../db/schema.ts';

export type PaymentRow = Selectable<Schema['payment']>;

/** A payment that the customer may be at the bank for; at most one an order. */
export function pendingPayment(kysely: Kysely<Schema>, orderId: string): Promise<PaymentRow | undefined> {
  return kysely.selectFrom('payment').selectAll().where('order_id', '=', orderId).where('status', '=', 'pending').executeTakeFirst();
}

export function paymentByKey(kysely: Kysely<Schema>, orderId: string, idempotencyKey: string): Promise<PaymentRow | undefined> {
  return kysely.selectFrom('payment').selectAll().where('order_id', '=', orderId).where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
}

export function paymentById(kysely: Kysely<Schema>, paymentId: string): Promise<PaymentRow | undefined> {
  return kysely.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirst();
}

/** The payment that tells how an order stands: one under way, else the one that something happened to last. */
export function decisivePayment(kysely: Kysely<Schema>, orderId: string): Promise<PaymentRow | undefined> {
  return kysely
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '<>', 'refund-due')
    .orderBy(sql`status = 'pending'`, 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy(sql`status = 'paid'`, 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Moves a payment on, if it still is where it is thought to be.
 * @throws Error when it is not: the order's lock was not held
 */
export async function movePayment(tx: Kysely<Schema>, payment: PaymentRow, status: PaymentRow['status'], now: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('payment')
    .set({ status, updated_at: now })
    .where('id', '=', payment.id)
    .where('status', '=', payment.status)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`Payment ${payment.id} is no longer ${payment.status}`);
}
