import type { FastifyRequest } from 'fastify';
import { customerLoginOf } from '../account/current-customer.ts';
import { openCartIds } from '../cart/cart-of-request.ts';
import { notFound } from '../contract/problem.ts';
import { orderTokenHolds } from '../security/order-token.ts';
import type { Shop } from '../shop.ts';
import { orderById, orderByReference, type OrderRow } from './order-rows.ts';

/** How a visitor comes to an order: by its id or its reference, with the token of a link or without. */
export interface OrderKey {
  orderId?: string;
  reference?: string;
  token?: string | undefined;
}

/**
 * The order, for who may see it: who has its cart by the cookie, the customer whose it is, or who brings a good token.
 * @throws Problem 404 for an order that is not there or is another's
 */
export async function visibleOrder(request: FastifyRequest, shop: Shop, { orderId, reference, token }: OrderKey): Promise<OrderRow> {
  const { config, clock, database } = shop;
  const order = reference === undefined ? await orderById(database.kysely, orderId ?? '') : await orderByReference(database.kysely, reference);
  const owns = (await openCartIds(request, shop)).includes(order.cart_id);
  const isCustomers = !owns && order.customer_id !== null && (await customerLoginOf(request, shop))?.subject === order.customer_id;
  if (!owns && !isCustomers && !(token !== undefined && orderTokenHolds(config.secret, order.id, token, clock().epochMilliseconds))) throw notFound('Order');
  return order;
}
