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

/** How many are left of each extra that is asked for, on the day that has fewest, in the same order: one question for all. */
export async function leftOfEach(kysely: Kysely<Schema>, asked: readonly Omit<StockClaim, 'pieces'>[]): Promise<number[]> {
  if (asked.length === 0) return [];
  const days = asked.flatMap(({ code, variant, days: ofExtra }, at) => ofExtra.map(({ place, day }) => ({ at, code, variant, place, day })));
  const { rows } = await sql<{ at: number; sold: number }>`
    select asked.at, max(s.sold) as sold
    from unnest(${days.map(({ at }) => at)}::int[], ${days.map(({ code }) => code)}::text[], ${days.map(({ variant }) => variant)}::text[],
      ${days.map(({ place }) => place)}::text[], ${days.map(({ day }) => day)}::date[]) as asked(at, code, variant, place, day)
    join extra_stock s using (code, variant, place, day)
    group by asked.at`.execute(kysely);
  const sold = new Map(rows.map((row) => [row.at, row.sold]));
  return asked.map(({ stock }, at) => stock - (sold.get(at) ?? 0));
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
