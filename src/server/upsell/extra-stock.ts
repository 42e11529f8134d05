import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { StockDay } from './extra-kinds.ts';

export interface StockClaim {
  code: string;
  variant: string;
  days: readonly StockDay[];
  pieces: number;
  stock: number;
}

/** How many of an extra are left on the day that has fewest. */
export async function leftOf(kysely: Kysely<Schema>, { code, variant, days, stock }: Omit<StockClaim, 'pieces'>): Promise<number> {
  const { rows: [row] } = await sql<{ sold: number }>`
    select coalesce(max(sold), 0) as sold from extra_stock
    where code = ${code} and variant = ${variant} and (place, day) in (select * from unnest(${days.map(({ place }) => place)}::text[], ${days.map(({ day }) => day)}::date[]))`.execute(kysely);
  return stock - (row?.sold ?? 0);
}

/**
 * Takes pieces of each day, all or none, in the caller's transaction: two for the last one meet on its row.
 * @returns whether there were enough; if not, the transaction must be rolled back
 */
export async function takeStock(tx: Kysely<Schema>, { code, variant, days, pieces, stock }: StockClaim): Promise<boolean> {
  const { rows } = await sql`
    insert into extra_stock (code, variant, place, day, sold)
    select ${code}, ${variant}, place, day, ${pieces}::int
    from unnest(${days.map(({ place }) => place)}::text[], ${days.map(({ day }) => day)}::date[]) as days(place, day)
    where ${pieces}::int <= ${stock}::int
    order by place, day
    on conflict (code, variant, place, day) do update set sold = extra_stock.sold + excluded.sold where extra_stock.sold + excluded.sold <= ${stock}::int
    returning day`.execute(tx);
  return rows.length === days.length;
}

/** Gives back what `takeStock` took. */
export async function giveBackStock(tx: Kysely<Schema>, { code, variant, days, pieces }: Omit<StockClaim, 'stock'>): Promise<void> {
  for (const { place, day } of days.toSorted((one, other) => (one.place + one.day < other.place + other.day ? -1 : 1))) {
    await tx.updateTable('extra_stock').set((eb) => ({ sold: sql`greatest(${eb.ref('sold')} - ${pieces}::int, 0)` }))
      .where('code', '=', code).where('variant', '=', variant).where('place', '=', place).where('day', '=', day).execute();
  }
}
