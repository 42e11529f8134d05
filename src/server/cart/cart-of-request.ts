import type { FastifyRequest } from 'fastify';
import { notFound } from '../contract/problem.ts';
import type { Shop } from '../shop.ts';
import { cartIdsOf } from './cart-cookie.ts';

/** What a client without a cart sends as Cart-Id [http.cart-id]. */
const NO_CART = 'undefined';

/**
 * The id of the cart that a request is about: its Cart-Id header, which the cookie must own, or else the newest of the cookie.
 * @throws Problem 404 for another's cart, and for none
 */
export function cartIdOf(request: FastifyRequest, { config }: Pick<Shop, 'config'>, header: string | undefined): string {
  const owned = cartIdsOf(request, config);
  const cartId = header === undefined || header === NO_CART || header === '' ? owned[0] : header;
  if (cartId === undefined || !owned.includes(cartId)) throw notFound('Cart');
  return cartId;
}
