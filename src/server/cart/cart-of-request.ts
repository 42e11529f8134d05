import type { FastifyRequest } from 'fastify';
import { customerLoginOf } from '../account/current-customer.ts';
import { notFound } from '../contract/problem.ts';
import type { Shop } from '../shop.ts';
import { cartIdsOf } from './cart-cookie.ts';

/** What a client without a cart sends as Cart-Id [http.cart-id]. */
export const NO_CART = 'undefined';

/** Whether a Cart-Id header names a cart. */
function namesCart(header: string | undefined): header is string {
  return header !== undefined && header !== NO_CART && header !== '';
}

/** Ids of the carts that the visitor's cookie opens, newest first: one of a customer whose logins were ended everywhere only to that customer, logged in. */
export async function openCartIds(request: FastifyRequest, shop: Shop): Promise<string[]> {
  const owned = cartIdsOf(request, shop.config);
  if (owned.length === 0) return owned;
  const closed = await shop.database.kysely.selectFrom('customer_cart').innerJoin('customer', 'customer.id', 'customer_cart.customer_id').select(['cart_id', 'customer_id'])
    .where('cart_id', 'in', owned).where('logins_ended_at', 'is not', null).execute();
  if (closed.length === 0) return owned;
  const login = await customerLoginOf(request, shop);
  const others = new Set(closed.filter(({ customer_id: owner }) => owner !== login?.subject).map(({ cart_id: cart }) => cart));
  return owned.filter((id) => !others.has(id));
}

/**
 * The id of the cart that a request is about: its Cart-Id header, which the cookie must open, or else the newest of the cookie.
 * @throws Problem 404 for another's cart, and for none
 */
export async function cartIdOf(request: FastifyRequest, shop: Shop, header: string | undefined): Promise<string> {
  return chosenCart(await openCartIds(request, shop), header);
}

/**
 * Ids of all the visitor's carts, the one of the tab first if it names one.
 * @throws Problem 404 for another's cart
 */
export async function cartIdsOfTab(request: FastifyRequest, shop: Shop, header: string | undefined): Promise<string[]> {
  const open = await openCartIds(request, shop);
  if (!namesCart(header)) return open;
  const cartId = chosenCart(open, header);
  return [cartId, ...open.filter((id) => id !== cartId)];
}

/**
 * The cart that a Cart-Id header names among those that are open to the visitor, or else the newest.
 * @throws Problem 404 for another's cart, and for none
 */
export function chosenCart(open: readonly string[], header: string | undefined): string {
  const cartId = namesCart(header) ? header : open[0];
  if (cartId === undefined || !open.includes(cartId)) throw notFound('Cart');
  return cartId;
}
