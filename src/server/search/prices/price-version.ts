import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** Told on commit whenever there are other prices; its payload is the version. */
export const PRICES_CHANGED = 'prices_changed';

/** How many offers there are and what their base prices (koruna) add up to. */
interface Sums {
  offers: number;
  priceSum: number;
}

/** The version of the prices on sale: it grows with every change of a price or of the whole catalogue; 0 before the first catalogue. */
export async function readPriceVersion(kysely: Kysely<Schema>): Promise<number> {
  const row = await kysely.selectFrom('price_version').select('version').executeTakeFirst();
  return row?.version ?? 0;
}

/** Begins the versions of a new catalogue; numbers go on from those of the one before. */
export async function startPriceVersions(tx: Transaction<Schema>, { catalogue, offers, priceSum }: Sums & { catalogue: number }): Promise<void> {
  const { version } = await tx
    .insertInto('price_version')
    .values({ catalogue, version: 1, offers, price_sum: priceSum })
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet({ catalogue, version: sql`price_version.version + 1`, offers, price_sum: priceSum }))
    .returning('version')
    .executeTakeFirstOrThrow();
  await tellPriceVersion(tx, version);
}

/** Rooms of a kind beyond which nobody asks how many are left: the most that a party can have (Occupancies of the contract). */
export const PLENTY = 4;

/**
 * Begins a new version of the rooms that are left, for bookings of this transaction that leave fewer than PLENTY of a kind
 * on a night, or end that. Take it last, like a version of the prices.
 * @param soldOut whether a kind is sold out on some night, or no longer is: prices have a new version then too
 * @returns the version, for the nights that it is about
 */
export async function nextRoomsVersion(tx: Transaction<Schema>, soldOut: boolean): Promise<number> {
  const { version, rooms_version } = await tx
    .updateTable('price_version')
    .set({ rooms_version: sql`rooms_version + 1`, version: sql`version + ${soldOut ? 1 : 0}::int` })
    .returning(['version', 'rooms_version'])
    .executeTakeFirstOrThrow();
  await tellPriceVersion(tx, version);
  return rooms_version;
}

/** Other processes hear of it when the transaction commits. */
export async function tellPriceVersion(tx: Transaction<Schema>, version: number): Promise<void> {
  await sql`select pg_notify(${PRICES_CHANGED}, ${String(version)})`.execute(tx);
}
