import { sql, type Kysely, type Selectable } from 'kysely';
import type { Schema } from '../db/schema.ts';

export type PaymentRow = Selectable<Schema['payment']>;

/** The payment that its bank may still take money for; at most one an order, which an index of the table sees to. */
export function notClosedPayment(kysely: Kysely<Schema>, orderId: string): Promise<PaymentRow | undefined> {
  return kysely.selectFrom('payment').selectAll().where('order_id', '=', orderId).where('status', 'in', ['pending', 'closing']).executeTakeFirst();
}

export function paymentByKey(kysely: Kysely<Schema>, orderId: string, idempotencyKey: string): Promise<PaymentRow | undefined> {
  return kysely.selectFrom('payment').selectAll().where('order_id', '=', orderId).where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
}

export function paymentById(kysely: Kysely<Schema>, paymentId: string): Promise<PaymentRow | undefined> {
  return kysely.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirst();
}

/** The payment that tells how an order stands: one that is not closed, else the one that something happened to last. */
export function decisivePayment(kysely: Kysely<Schema>, orderId: string): Promise<PaymentRow | undefined> {
  return kysely
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', 'not in', ['refund-due', 'refunded'])
    .orderBy(sql`status in ('pending', 'closing')`, 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy(sql`status = 'paid'`, 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Payments whose money the order did not need, in the order of their coming. */
export function refundsOf(kysely: Kysely<Schema>, orderId: string): Promise<PaymentRow[]> {
  return kysely.selectFrom('payment').selectAll().where('order_id', '=', orderId).where('status', 'in', ['refund-due', 'refunded']).orderBy('created_at').orderBy('id').execute();
}

/**
 * Moves a payment on, if it still is where it is thought to be.
 * @param dueAt when background work sees to it; null when nothing is left to do
 * @throws Error when it is not: the order's lock was not held
 */
export async function movePayment(tx: Kysely<Schema>, payment: PaymentRow, status: PaymentRow['status'], now: Date, dueAt: Date | null = null): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('payment')
    .set({ status, updated_at: now, due_at: dueAt, attempts: 0 })
    .where('id', '=', payment.id)
    .where('status', '=', payment.status)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`Payment ${payment.id} is no longer ${payment.status}`);
}

export type RefundRow = Selectable<Schema['payment_refund']>;

/** What goes back of an order because it was cancelled. */
export function cancellationRefundsOf(kysely: Kysely<Schema>, orderId: string): Promise<RefundRow[]> {
  return kysely.selectFrom('payment_refund').selectAll().where('order_id', '=', orderId).orderBy('created_at').orderBy('id').execute();
}
