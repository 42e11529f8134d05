import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { signAccessToken, type Visitor } from './access-token.ts';
import { ACCESS_COOKIE, HOST_PREFIX, REFRESH_COOKIE } from '../../domain/routes/page-audience.ts';
import { REFRESH_DAYS } from './refresh-tokens.ts';

/** Options of every cookie that only the server reads. */
export function serverCookie(config: Pick<Config, 'origin'>, days: number): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: config.origin.startsWith('https:'), maxAge: days * 86_400 };
}

/** Where visitors come by https, a browser takes the cookie from this very host and for all of it, or not at all. */
export function cookieName({ origin }: Pick<Config, 'origin'>, name: string): string {
  return origin.startsWith('https:') ? HOST_PREFIX + name : name;
}

/** What a visitor's cookie holds, empty where there is none; also of one from before names had a prefix, so that nobody loses a cart or a list. */
export function belongingOf({ cookies }: Pick<FastifyRequest, 'cookies'>, config: Pick<Config, 'origin'>, name: string): string {
  return cookies[cookieName(config, name)] ?? cookies[name] ?? '';
}

/** Sets it, or clears it by no value; one from before names had a prefix goes. */
export function setBelonging(reply: FastifyReply, config: Pick<Config, 'origin'>, name: string, value: string, days: number): void {
  const prefixed = cookieName(config, name);
  reply.setCookie(prefixed, value, serverCookie(config, value === '' ? 0 : days));
  if (prefixed !== name && name in reply.request.cookies) reply.setCookie(name, '', serverCookie(config, 0));
}

/** Sets both cookies. The access cookie outlives its token, so that a visitor with a stale one is known to need a refresh. */
export async function setSessionCookies(reply: FastifyReply, config: Config, session: { visitor: Visitor; refreshToken: string }, now: Date): Promise<void> {
  const options = serverCookie(config, REFRESH_DAYS);
  reply.setCookie(cookieName(config, ACCESS_COOKIE), await signAccessToken(config.secret, session.visitor, now), options);
  reply.setCookie(cookieName(config, REFRESH_COOKIE), session.refreshToken, options);
}

export function clearSessionCookies(reply: FastifyReply, config: Config): void {
  const options = serverCookie(config, 0);
  reply.setCookie(cookieName(config, ACCESS_COOKIE), '', options);
  reply.setCookie(cookieName(config, REFRESH_COOKIE), '', options);
}

export function accessTokenOf(request: FastifyRequest, config: Pick<Config, 'origin'>): string | undefined {
  return request.cookies[cookieName(config, ACCESS_COOKIE)] || undefined;
}

export function refreshTokenOf(request: FastifyRequest, config: Pick<Config, 'origin'>): string | undefined {
  return request.cookies[cookieName(config, REFRESH_COOKIE)] || undefined;
}
