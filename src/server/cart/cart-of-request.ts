import type { FastifyRequest } from 'fastify';
import { notFound } from '../contract/problem.ts';
import type { Shop } from '../shop.ts';
import { cartIdsOf } from './cart-cookie.ts';

/** What a client without a cart sends as Cart-Id [http.cart-id]. */
export const NO_CART = 'undefined';

/** Whether a Cart-Id header names a cart. */
function namesCart(header: string | undefined): header is string {
  return header !== undefined && header !== NO_CART && header !== '';
}

/**
 * The id of the cart that a request is about: its Cart-Id header, which the cookie must own, or else the newest of the cookie.
 * @throws Problem 404 for another's cart, and for none
 */
export function cartIdOf(request: FastifyRequest, { config }: Pick<Shop, 'config'>, header: string | undefined): string {
  const owned = cartIdsOf(request, config);
  const cartId = namesCart(header) ? header : owned[0];
  if (cartId === undefined || !owned.includes(cartId)) throw notFound('Cart');
  return cartId;
}

/**
 * Ids of all the visitor's carts, the one of the tab first if it names one.
 * @throws Problem 404 for another's cart
 */
export function cartIdsOfTab(request: FastifyRequest, shop: Pick<Shop, 'config'>, header: string | undefined): string[] {
  const owned = cartIdsOf(request, shop.config);
  if (!namesCart(header)) return owned;
  const cartId = cartIdOf(request, shop, header);
  return [cartId, ...owned.filter((id) => id !== cartId)];
}
