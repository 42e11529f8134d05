import type { Kysely, Selectable } from 'kysely';
import { notFound } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';

export type OrderRow = Selectable<Schema['orders']>;

/** @throws Problem 404 */
export async function orderById(kysely: Kysely<Schema>, orderId: string): Promise<OrderRow> {
  return found(await kysely.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst());
}

/** The newest order of the visitor's carts. */
export async function lastOrderOf(kysely: Kysely<Schema>, cartIds: readonly string[]): Promise<OrderRow | undefined> {
  if (cartIds.length === 0) return undefined;
  return kysely.selectFrom('orders').selectAll().where('cart_id', 'in', cartIds).orderBy('created_at', 'desc').limit(1).executeTakeFirst();
}

/** The order behind the opaque reference of the order-placed page. @throws Problem 404 */
export async function orderByReference(kysely: Kysely<Schema>, reference: string): Promise<OrderRow> {
  return found(await kysely.selectFrom('orders').selectAll().where('reference', '=', reference).executeTakeFirst());
}

/** The same, kept for this transaction: everything that changes what is paid of an order holds this lock. @throws Problem 404 */
export async function lockOrder(tx: Kysely<Schema>, orderId: string): Promise<OrderRow> {
  return found(await tx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst());
}

function found(row: OrderRow | undefined): OrderRow {
  if (row === undefined) throw notFound('Order');
  return row;
}
