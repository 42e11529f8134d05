import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { MOST_OF_ADDRESS, MOST_OF_ONE, placedFrom, tooManyUnpaid } from '../order/unpaid-orders.ts';
import type { Shop } from '../shop.ts';
import { isOfActivityCustomer } from './activity-order-access.ts';

/** Who orders activities, as far as it is known. */
interface ActivityOrderer {
  /** Of the network. */
  address: string;
  email: string;
  /** Baskets of the browser's cookie. */
  cartIds: readonly string[];
  /** Who is logged in; null for nobody. */
  customerId: string | null;
}

/**
 * Refuses an order of whoever holds places with many unpaid ones, as `assertFewUnpaidOrders` does for rooms. A browser's
 * baskets and a customer's orders are named, not counted.
 * @throws Problem 409 too-many-unpaid-orders, naming those of the visitor's own browser and of the customer who is logged in
 */
export async function assertFewUnpaidActivities(tx: Transaction<Schema>, shop: Shop, { address, email, cartIds, customerId }: ActivityOrderer): Promise<void> {
  const { rateLimit } = shop.config;
  if (rateLimit === 0) return;
  const from = placedFrom(shop, { address });
  const of = email.trim().toLowerCase();
  for (const key of [from, of].sort()) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7401005))`.execute(tx);
  const isOwn = sql<boolean>`(cart_id = any(${cartIds}::text[]) or ${customerId === null ? sql`false` : isOfActivityCustomer(customerId)})`;
  const rows = await tx.selectFrom('activity_order')
    .select(['id', 'number', isOwn.as('is_own'), sql<boolean>`lower(email) = ${of}`.as('is_of_email'), sql<boolean>`placed_from is not distinct from ${from}`.as('is_of_address')])
    .where('status', '=', 'placed').where(({ or, eb }) => or([isOwn, eb(sql`lower(email)`, '=', of), eb('placed_from', '=', from)])).orderBy('created_at').orderBy('number').execute();
  const isTooMuch = rows.filter((row) => row.is_of_email).length >= MOST_OF_ONE * rateLimit
    || rows.filter((row) => row.is_of_address).length >= MOST_OF_ADDRESS * rateLimit;
  if (isTooMuch) throw tooManyUnpaid(rows.filter((row) => row.is_own));
}
