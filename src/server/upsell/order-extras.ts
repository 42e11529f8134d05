import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { OrderRow } from '../order/order-rows.ts';
import { extraKindOf, passengersOf, piecesOf, type Extra, type Holiday } from './extra-kinds.ts';
import { readPriceList } from './extra-prices.ts';
import { giveBackStock, takeStock, type StockClaim } from './extra-stock.ts';

/**
 * Takes what an order's extras need of their stock, in the transaction that places it.
 * @returns false when one is sold out; the transaction must then be rolled back
 */
export async function takeExtras(tx: Kysely<Schema>, holiday: Holiday, extras: readonly Extra[]): Promise<boolean> {
  for (const claim of await claimsOf(tx, holiday, extras)) if (!(await takeStock(tx, claim))) return false;
  return true;
}

/** Gives back what an order took of stocks, in the transaction that cancels it. */
export async function giveBackExtras(tx: Kysely<Schema>, { offer, occupancies, extras }: Pick<OrderRow, 'offer' | 'occupancies' | 'extras'>): Promise<void> {
  for (const claim of await claimsOf(tx, { offer, passengers: passengersOf({ offer, occupancies }) }, extras)) await giveBackStock(tx, claim);
}

/** In one order everywhere: two orders never wait for each other. */
async function claimsOf(tx: Kysely<Schema>, holiday: Holiday, extras: readonly Extra[]): Promise<StockClaim[]> {
  const prices = await readPriceList(tx);
  return extras.toSorted((one, other) => (one.code < other.code ? -1 : 1)).flatMap((extra) => {
    const kind = extraKindOf(extra.code);
    const stock = prices(extra.code, extra.variantCode)?.stock ?? null;
    if (kind === undefined || stock === null) return [];
    return [{ code: extra.code, variant: extra.variantCode, days: kind.stockDays(holiday.offer), pieces: piecesOf(kind, holiday, extra), stock }];
  });
}
