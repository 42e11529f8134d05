import type { Kysely } from 'kysely';
import { deadlinesOf, type ReservationDeadlines } from '../../domain/booking/reservation-rights.ts';
import { notFound } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { hasFlight } from '../documents/travel-papers.ts';
import type { OrderRow } from '../order/order-rows.ts';

/** The customer's own order. @throws Problem 404 for another's and for none */
export async function ownOrder(kysely: Kysely<Schema>, customerId: string, orderId: string): Promise<OrderRow> {
  return found(await kysely.selectFrom('orders').selectAll().where('id', '=', orderId).where('customer_id', '=', customerId).executeTakeFirst());
}

/** The same, locked for this transaction. @throws Problem 404 */
export async function lockOwnOrder(tx: Kysely<Schema>, customerId: string, orderId: string): Promise<OrderRow> {
  return found(await tx.selectFrom('orders').selectAll().where('id', '=', orderId).where('customer_id', '=', customerId).forUpdate().executeTakeFirst());
}

/** Gives an order that nobody owns to a customer. @returns whether it is theirs now; an account that was removed meanwhile gets none */
export function giveOrder(kysely: Kysely<Schema>, customerId: string, orderId: string): Promise<boolean> {
  return kysely.transaction().execute(async (tx) => await holdCustomer(tx, customerId) && writeOwner(tx, customerId, orderId));
}

/** The same where the customer is held already. */
export async function writeOwner(tx: Kysely<Schema>, customerId: string, orderId: string): Promise<boolean> {
  const given = await tx.updateTable('orders').set({ customer_id: customerId }).where('id', '=', orderId)
    .where(({ or, eb }) => or([eb('customer_id', 'is', null), eb('customer_id', '=', customerId)])).returning('id').executeTakeFirst();
  return given !== undefined;
}

/**
 * Whether the account is there, and stays until the end of the transaction. Before the lock of an order, as a removal locks
 * them: otherwise each could wait for the other.
 */
export async function holdCustomer(tx: Kysely<Schema>, customerId: string): Promise<boolean> {
  return await tx.selectFrom('customer').select('id').where('id', '=', customerId).forKeyShare().executeTakeFirst() !== undefined;
}

export type ReservationGroup = 'coming' | 'past' | 'cancelled';

export function groupOf({ status, end_date }: Pick<OrderRow, 'status' | 'end_date'>, today: string): ReservationGroup {
  if (status === 'cancelled') return 'cancelled';
  return end_date < today ? 'past' : 'coming';
}

/** Until when its traveller may do what. */
export function deadlinesOfOrder(order: Pick<OrderRow, 'start_date' | 'balance_due' | 'offer'>): ReservationDeadlines {
  return deadlinesOf({ startDate: order.start_date, balanceDue: order.balance_due, hasFlight: hasFlight(order) });
}

function found(row: OrderRow | undefined): OrderRow {
  if (row === undefined) throw notFound('Reservation');
  return row;
}
