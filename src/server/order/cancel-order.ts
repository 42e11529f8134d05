import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { releaseOffer } from '../search/prices/allotment.ts';
import { freeSeats } from '../seats/flight-seats.ts';
import { giveBackExtras } from '../upsell/order-extras.ts';
import type { OrderRow } from './order-rows.ts';

/** The order ends, and all that it held is free again: rooms, extras, seats. Needs the order's lock and no open payment. */
export async function cancelOrder(tx: Transaction<Schema>, order: OrderRow, now: Date): Promise<void> {
  await tx.updateTable('orders').set({ status: 'cancelled', placed_from: null, updated_at: now }).where('id', '=', order.id).execute();
  await releaseOffer(tx, order.offer_code, order.offer.occupancies.map(({ roomCode }) => roomCode));
  await giveBackExtras(tx, order);
  await freeSeats(tx, order.id);
}
