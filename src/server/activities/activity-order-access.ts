import type { FastifyRequest } from 'fastify';
import { customerLoginOf } from '../account/current-customer.ts';
import { isOfEmailsOf, ownerOfEmail } from '../account/customer-emails.ts';
import { notFound } from '../contract/problem.ts';
import { orderTokenHolds } from '../security/order-token.ts';
import type { Shop } from '../shop.ts';
import { activityCartIdsOf } from './activity-cart.ts';
import { activityOrderById, type ActivityOrderRow } from './activity-order-rows.ts';

const EMAIL = { email: 'activity_order.email', at: 'activity_order.created_at' };

/** Whether an order was made with an address of this customer. */
export function isOfActivityCustomer(customerId: string) {
  return isOfEmailsOf(customerId, EMAIL);
}

/**
 * Ids of the baskets whose orders the visitor's cookie opens, the newest first: of a customer whose logins were ended
 * everywhere since, only to that customer, logged in.
 */
export async function openActivityCartIds(request: FastifyRequest, shop: Shop): Promise<string[]> {
  const owned = activityCartIdsOf(request, shop.config);
  if (owned.length === 0) return owned;
  const closed = await shop.database.kysely.selectFrom('activity_order')
    .innerJoin('customer', (join) => join.on('customer.id', '=', ownerOfEmail(EMAIL)))
    .select(['activity_order.cart_id', 'customer.id as customer_id'])
    .where('activity_order.cart_id', 'in', owned).whereRef('customer.logins_ended_at', '>=', 'activity_order.created_at').execute();
  if (closed.length === 0) return owned;
  const login = await customerLoginOf(request, shop);
  const others = new Set(closed.filter(({ customer_id: owner }) => owner !== login?.subject).map(({ cart_id: cart }) => cart));
  return owned.filter((id) => !others.has(id));
}

/**
 * The order, for who brings a good token, has its basket by the cookie, or is logged in as the customer whose address it was made with.
 * @throws Problem 404
 */
export async function visibleActivityOrder(request: FastifyRequest, shop: Shop, orderId: string, token: string | undefined): Promise<ActivityOrderRow> {
  const { config, clock, database } = shop;
  const order = await activityOrderById(database.kysely, orderId);
  if (token !== undefined && orderTokenHolds(config.secret, order.id, token, clock().epochMilliseconds)) return order;
  if ((await openActivityCartIds(request, shop)).includes(order.cart_id)) return order;
  if (await isCustomers(request, shop, order)) return order;
  throw notFound('Order');
}

async function isCustomers(request: FastifyRequest, shop: Shop, { id }: ActivityOrderRow): Promise<boolean> {
  const login = await customerLoginOf(request, shop);
  if (login === null) return false;
  return (await shop.database.kysely.selectFrom('activity_order').select('id').where('id', '=', id).where(isOfActivityCustomer(login.subject)).executeTakeFirst()) !== undefined;
}
