import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { OrderRow } from './order-rows.ts';

/** What changes of names have added to an order's price since it was agreed. Minor units. */
export async function changeFees(kysely: Kysely<Schema>, { id }: Pick<OrderRow, 'id'>): Promise<number> {
  const { fees } = await kysely.selectFrom('order_change').select(({ fn }) => fn.sum<number | null>('fee').as('fees')).where('order_id', '=', id).where('kind', '!=', 'cancellation').executeTakeFirstOrThrow();
  return Number(fees ?? 0);
}

/** The price that was agreed: what terms are a percent of. Minor units. */
export async function agreedPrice(kysely: Kysely<Schema>, order: Pick<OrderRow, 'id' | 'total_price'>): Promise<number> {
  return order.total_price - (await changeFees(kysely, order));
}
