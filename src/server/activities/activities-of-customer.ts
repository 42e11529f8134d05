import type { components } from '../../../openapi/generated/account.ts';
import type { Shop } from '../shop.ts';
import { isOfActivityCustomer } from './activity-order-access.ts';
import { activityOrderToken } from './activity-order-token.ts';

/**
 * Activities that were ordered with a customer's address, or one that they had then, the soonest first. Only an address that a mail has confirmed is its
 * owner's: nobody sees another's by registering with theirs.
 */
export async function activitiesOfCustomer(shop: Shop, customer: { id: string; activated_at: Date | null }): Promise<components['schemas']['CustomerActivities']['activities']> {
  if (customer.activated_at === null) return [];
  const orders = await shop.database.kysely.selectFrom('activity_order').selectAll().where(isOfActivityCustomer(customer.id)).execute();
  return orders
    .flatMap((order) => order.items.map(({ name, day, time }) => ({ orderId: order.id, number: order.number, status: order.status, name, day, time, token: activityOrderToken(shop, order) })))
    .toSorted((left, right) => `${left.day} ${left.time}`.localeCompare(`${right.day} ${right.time}`));
}
