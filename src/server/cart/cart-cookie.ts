import type { FastifyReply, FastifyRequest } from 'fastify';
import { CART_COOKIE } from '../../domain/page-audience.ts';
import type { Config } from '../config.ts';
import { signatureHolds, signatureOf } from '../security/signature.ts';
import { serverCookie } from '../session/session-cookies.ts';

/** Carts of one visitor, one or more a tab; the oldest falls out. */
const MAX_CARTS = 10;
const CART_DAYS = 90;

/** Ids of the carts that the visitor's cookie owns, newest first; none when its signature does not hold. */
export function cartIdsOf(request: FastifyRequest, config: Pick<Config, 'secret'>): string[] {
  const [signature = '', ...ids] = (request.cookies[CART_COOKIE] ?? '').split('.');
  return ids.length > 0 && signatureHolds(config.secret, 'cart-cookie', ids.join('.'), signature) ? ids : [];
}

/** Makes the visitor the owner of a cart, and it the newest. */
export function ownCart(request: FastifyRequest, reply: FastifyReply, config: Config, cartId: string): void {
  const ids = [cartId, ...cartIdsOf(request, config).filter((id) => id !== cartId)].slice(0, MAX_CARTS);
  const text = ids.join('.');
  reply.setCookie(CART_COOKIE, `${signatureOf(config.secret, 'cart-cookie', text)}.${text}`, serverCookie(config, CART_DAYS));
}
