import { sql, type Selectable } from 'kysely';
import { dateOf } from '../clock.ts';
import type { Schema } from '../db/schema.ts';
import type { Shop } from '../shop.ts';

/** Whoever has claimed a payment has this long to see to it; then another may: the first was killed. */
const LEASE_MS = 60_000;

/** Claims what is due first, with a lease from now on; undefined where nothing is due that no other process has. */
export async function claimDue<Table extends 'payment' | 'payment_refund' | 'activity_payment'>({ clock, database }: Shop, table: Table): Promise<Selectable<Schema[Table]> | undefined> {
  const now = dateOf(clock);
  const { rows } = await sql<Selectable<Schema[Table]>>`
    update ${sql.table(table)} set due_at = ${new Date(now.getTime() + LEASE_MS)}, attempts = attempts + 1
    where id = (select id from ${sql.table(table)} where due_at <= ${now} order by due_at limit 1 for update skip locked)
    returning *`.execute(database.kysely);
  return rows[0];
}
