import { sql, type Kysely } from 'kysely';
import { Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { networkOf } from '../security/network-of.ts';
import { signatureOf } from '../security/signature.ts';
import type { Shop } from '../shop.ts';

/** Who orders, as far as it is known of somebody without an account. */
export interface Orderer {
  /** Of the network. */
  address: string;
  /** Carts of the browser's cookie. */
  cartIds: readonly string[];
}

/** Orders that wait for their first payment: so many a browser or an e-mail, so many an address, behind which a household or an office may sit. */
export const MOST_OF_ONE = 4;
export const MOST_OF_ADDRESS = 10;

/** What an order remembers of the address it came from. */
export function placedFrom({ config }: Pick<Shop, 'config'>, { address }: Pick<Orderer, 'address'>): string {
  return signatureOf(config.secret, 'visitor-address', networkOf(address));
}

/**
 * Refuses an order of whoever holds rooms with many unpaid ones. Part of the transaction that places the order: two at
 * once from the same place wait for one another.
 * @throws Problem 409 too-many-unpaid-orders, naming those of the visitor's own browser
 */
export async function assertFewUnpaidOrders(tx: Kysely<Schema>, shop: Shop, orderer: Orderer, email: string): Promise<void> {
  const { rateLimit } = shop.config;
  if (rateLimit === 0) return;
  const from = placedFrom(shop, orderer);
  const of = email.trim().toLowerCase();
  for (const key of [from, of].sort()) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7401003))`.execute(tx);
  const { rows } = await sql<{ id: string; number: string; is_own: boolean; is_of_email: boolean; is_of_address: boolean }>`
    select id, number, cart_id = any(${orderer.cartIds}::text[]) as is_own, lower(owner_email) = ${of} as is_of_email, placed_from is not distinct from ${from} as is_of_address
    from orders
    where status = 'placed' and paid_price = 0 and (cart_id = any(${orderer.cartIds}::text[]) or lower(owner_email) = ${of} or placed_from = ${from})
    order by created_at`.execute(tx);
  const own = rows.filter((row) => row.is_own);
  const isTooMuch = own.length >= MOST_OF_ONE * rateLimit
    || rows.filter((row) => row.is_of_email).length >= MOST_OF_ONE * rateLimit
    || rows.filter((row) => row.is_of_address).length >= MOST_OF_ADDRESS * rateLimit;
  if (isTooMuch) throw tooManyUnpaid(own);
}

/** @param own orders that the visitor may see: of another's nobody learns that it is there */
export function tooManyUnpaid(own: readonly { id: string; number: string }[]): Problem {
  return new Problem(409, 'too-many-unpaid-orders', {
    title: 'Too many orders wait for their payment',
    errors: own.map(({ id, number }) => ({ pointer: `/orders/${id}`, code: 'unpaid-order', message: number })),
  });
}
