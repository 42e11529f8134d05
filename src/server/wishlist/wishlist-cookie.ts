import type { FastifyReply, FastifyRequest } from 'fastify';
import { WISHLIST_COOKIE } from '../../domain/routes/page-audience.ts';
import type { Config } from '../config.ts';
import { signatureHolds, signatureOf } from '../security/signature.ts';
import { belongingOf, setBelonging } from '../session/session-cookies.ts';

/** From each change that puts something on the list. */
export const WISHLIST_DAYS = 365;

/** The list that the visitor's cookie owns; undefined when there is none or its signature does not hold. */
export function wishlistIdOf(request: Pick<FastifyRequest, 'cookies'>, config: Pick<Config, 'secret' | 'origin'>): string | undefined {
  return idOf(config.secret, 'wishlist-cookie', belongingOf(request, config, WISHLIST_COOKIE));
}

export function ownWishlist(reply: FastifyReply, config: Config, id: string): void {
  setBelonging(reply, config, WISHLIST_COOKIE, `${id}.${signatureOf(config.secret, 'wishlist-cookie', id)}`, WISHLIST_DAYS);
}

/** The browser's next visitor begins without a list. */
export function leaveWishlist(reply: FastifyReply, config: Config): void {
  setBelonging(reply, config, WISHLIST_COOKIE, '', 0);
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
