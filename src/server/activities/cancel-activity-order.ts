import type { Transaction } from 'kysely';
import { dateOf } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import type { Shop } from '../shop.ts';
import { enqueueActivitiesCancelled } from './activity-mails.ts';
import { lockActivityOrder, type ActivityOrderRow } from './activity-order-rows.ts';
import { placesOfOrder } from './activity-orders.ts';
import { changeWithoutOpenTransaction, giveUpOpenTransaction } from './activity-payments.ts';
import { givePlacesBack } from './activity-places.ts';

/** Who an order ends by: its owner, or the time it was to be paid in. */
type EndedBy = 'owner' | 'deadline';

/** The order ends, and its places are free again. Needs the order's lock and no open payment. */
export async function endActivityOrder(tx: Transaction<Schema>, order: ActivityOrderRow, by: EndedBy, now: Date): Promise<void> {
  await tx.updateTable('activity_order').set({ status: 'cancelled', placed_from: null, given_up_at: by === 'owner' ? now : null, updated_at: now }).where('id', '=', order.id).execute();
  await givePlacesBack(tx, placesOfOrder(order));
}

/**
 * Cancels an order of which nothing was paid, for nothing; one that is cancelled stays so.
 * @throws Problem 409 already-paid, payment-in-progress
 */
export async function cancelActivityOrder(shop: Shop, orderId: string): Promise<void> {
  await changeWithoutOpenTransaction(shop, async (tx) => {
    const order = await lockActivityOrder(tx, orderId);
    if (order.status === 'cancelled') return null;
    if (order.status !== 'placed') throw new Problem(409, 'already-paid', { title: 'Something was paid for the order' });
    const open = await giveUpOpenTransaction(tx, shop, orderId);
    if (open !== null) return open;
    await endActivityOrder(tx, order, 'owner', dateOf(shop.clock));
    await enqueueActivitiesCancelled(tx, shop, order);
    return null;
  });
  shop.background.runNow();
}
