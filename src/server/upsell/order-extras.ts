import type { Kysely, Transaction } from 'kysely';
import { ActivityFull, givePlacesBack, takePlaces, type ActivityPlaces } from '../activities/activity-places.ts';
import { closingTime } from '../activities/activity-times.ts';
import type { Schema } from '../db/schema.ts';
import type { OrderRow } from '../order/order-rows.ts';
import { extraKindOf, passengersOf, piecesOf, type Extra, type Holiday } from './extra-kinds.ts';
import { readPriceList } from './extra-prices.ts';
import type { Shop } from '../shop.ts';
import { giveBackStock, takeStock, type StockClaim } from './extra-stock.ts';
import { placesOfTrip } from './trips.ts';

/**
 * Takes what an order's extras need of their stock, in the transaction that places it.
 * @returns false when one is sold out; the transaction must then be rolled back
 */
export async function takeExtras(tx: Transaction<Schema>, holiday: Holiday, extras: readonly Extra[], { clock }: Pick<Shop, 'clock'>): Promise<boolean> {
  for (const claim of await claimsOf(tx, holiday, extras)) if (!(await takeStock(tx, claim))) return false;
  try {
    await takePlaces(tx, placesOfTrips(extras), closingTime(clock));
    return true;
  } catch (error) {
    if (error instanceof ActivityFull) return false;
    throw error;
  }
}

/** Gives back what an order took of stocks, in the transaction that cancels it. */
export async function giveBackExtras(tx: Transaction<Schema>, { offer, occupancies, extras }: Pick<OrderRow, 'offer' | 'occupancies' | 'extras'>): Promise<void> {
  for (const claim of await claimsOf(tx, { offer, passengers: passengersOf({ offer, occupancies }) }, extras)) await giveBackStock(tx, claim);
  await givePlacesBack(tx, placesOfTrips(extras));
}

function placesOfTrips(extras: readonly Extra[]): ActivityPlaces[] {
  return extras.filter(({ groupType }) => groupType === 'activity').map(placesOfTrip);
}

/** In one order everywhere: two orders never wait for each other. */
async function claimsOf(tx: Kysely<Schema>, holiday: Holiday, extras: readonly Extra[]): Promise<StockClaim[]> {
  const prices = await readPriceList(tx);
  return extras.toSorted(byVariant).flatMap((extra) => {
    const kind = extraKindOf(extra.code);
    const stock = prices(extra.code, extra.variantCode)?.stock ?? null;
    if (kind === undefined || stock === null) return [];
    return [{ code: extra.code, variant: extra.variantCode, days: kind.stockDays(holiday.offer), pieces: piecesOf(kind, holiday, extra), stock }];
  });
}

function byVariant(one: Extra, other: Extra): number {
  const [left, right] = [one, other].map(({ code, variantCode }) => `${code} ${variantCode}`) as [string, string];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
