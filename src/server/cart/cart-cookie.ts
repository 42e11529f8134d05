import type { FastifyReply, FastifyRequest } from 'fastify';
import { CART_COOKIE } from '../../domain/routes/page-audience.ts';
import type { Config } from '../config.ts';
import { signatureHolds, signatureOf } from '../security/signature.ts';
import { belongingOf, setBelonging } from '../session/session-cookies.ts';

/** Carts of one visitor, one or more a tab; the oldest falls out. */
const MAX_CARTS = 10;
const CART_DAYS = 90;

/** Ids of the carts that the visitor's cookie owns, newest first; none when its signature does not hold. */
export function cartIdsOf(request: FastifyRequest, config: Pick<Config, 'secret' | 'origin'>): string[] {
  const [signature = '', ...ids] = belongingOf(request, config, CART_COOKIE).split('.');
  return ids.length > 0 && signatureHolds(config.secret, 'cart-cookie', ids.join('.'), signature) ? ids : [];
}

/** Makes the visitor the owner of a cart, and it the newest. */
export function ownCart(request: FastifyRequest, reply: FastifyReply, config: Config, cartId: string): void {
  ownCarts(reply, config, [cartId, ...cartIdsOf(request, config).filter((id) => id !== cartId)]);
}

/** Makes the visitor the owner of these carts, the newest first, and of no others. */
export function ownCarts(reply: FastifyReply, config: Config, cartIds: readonly string[]): void {
  const text = cartIds.slice(0, MAX_CARTS).join('.');
  setBelonging(reply, config, CART_COOKIE, text === '' ? '' : `${signatureOf(config.secret, 'cart-cookie', text)}.${text}`, CART_DAYS);
}
