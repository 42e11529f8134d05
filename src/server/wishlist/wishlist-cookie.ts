import type { FastifyReply, FastifyRequest } from 'fastify';
import { WISHLIST_COOKIE } from '../../domain/routes/page-audience.ts';
import type { Config } from '../config.ts';
import { signatureHolds, signatureOf } from '../security/signature.ts';
import { serverCookie } from '../session/session-cookies.ts';

const WISHLIST_DAYS = 365;

/** The list that the visitor's cookie owns; undefined when there is none or its signature does not hold. */
export function wishlistIdOf(request: Pick<FastifyRequest, 'cookies'>, { secret }: Pick<Config, 'secret'>): string | undefined {
  return idOf(secret, 'wishlist-cookie', request.cookies[WISHLIST_COOKIE] ?? '');
}

export function ownWishlist(reply: FastifyReply, config: Config, id: string): void {
  reply.setCookie(WISHLIST_COOKIE, `${id}.${signatureOf(config.secret, 'wishlist-cookie', id)}`, serverCookie(config, WISHLIST_DAYS));
}

/** The browser's next visitor begins without a list. */
export function leaveWishlist(reply: FastifyReply, config: Config): void {
  reply.setCookie(WISHLIST_COOKIE, '', serverCookie(config, 0));
}

/** Lets others see a list, and nothing else. */
export function wishlistLink(secret: string, id: string): string {
  return `${id}.${signatureOf(secret, 'wishlist-link', id)}`;
}

export function wishlistOfLink(secret: string, link: string): string | undefined {
  return idOf(secret, 'wishlist-link', link);
}

function idOf(secret: string, purpose: 'wishlist-cookie' | 'wishlist-link', text: string): string | undefined {
  const [id = '', signature = ''] = text.split('.');
  return id !== '' && signatureHolds(secret, purpose, id, signature) ? id : undefined;
}
