import { sql, type Transaction } from 'kysely';
import { Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { MOST_OF_ADDRESS, MOST_OF_ONE, placedFrom } from '../order/unpaid-orders.ts';
import type { Shop } from '../shop.ts';

/**
 * Refuses an order of whoever holds places with many unpaid ones, as `assertFewUnpaidOrders` does for rooms. Browsers are
 * not counted: their cookie has one basket only.
 * @param address of the network
 * @throws Problem 409 too-many-unpaid-orders
 */
export async function assertFewUnpaidActivities(tx: Transaction<Schema>, shop: Shop, { address, email }: { address: string; email: string }): Promise<void> {
  const { rateLimit } = shop.config;
  if (rateLimit === 0) return;
  const from = placedFrom(shop, { address });
  const of = email.trim().toLowerCase();
  for (const key of [from, of].sort()) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7401005))`.execute(tx);
  const rows = await tx.selectFrom('activity_order').select([sql<boolean>`lower(email) = ${of}`.as('is_of_email'), sql<boolean>`placed_from is not distinct from ${from}`.as('is_of_address')])
    .where('status', '=', 'placed').where(({ or, eb }) => or([eb(sql`lower(email)`, '=', of), eb('placed_from', '=', from)])).execute();
  const isTooMuch = rows.filter((row) => row.is_of_email).length >= MOST_OF_ONE * rateLimit
    || rows.filter((row) => row.is_of_address).length >= MOST_OF_ADDRESS * rateLimit;
  if (isTooMuch) throw new Problem(409, 'too-many-unpaid-orders', { title: 'Too many orders wait for their payment' });
}
