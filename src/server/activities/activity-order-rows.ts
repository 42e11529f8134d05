import type { Kysely, Selectable } from 'kysely';
import { notFound } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';

export type ActivityOrderRow = Selectable<Schema['activity_order']>;

/** @throws Problem 404 */
export async function activityOrderById(kysely: Kysely<Schema>, orderId: string): Promise<ActivityOrderRow> {
  const row = await kysely.selectFrom('activity_order').selectAll().where('id', '=', orderId).executeTakeFirst();
  if (row === undefined) throw notFound('Order');
  return row;
}

/** Kept for this transaction: whoever changes what is paid of an order holds this lock. @throws Problem 404 */
export async function lockActivityOrder(tx: Kysely<Schema>, orderId: string): Promise<ActivityOrderRow> {
  const row = await tx.selectFrom('activity_order').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst();
  if (row === undefined) throw notFound('Order');
  return row;
}
