import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONSENT_COOKIE, parseConsent } from '../../domain/visitor/consent.ts';
import { VISITED_COOKIE } from '../../domain/visitor/user-status.ts';
import type { Config } from '../config.ts';
import { serverCookie } from './session-cookies.ts';

const VISITED_DAYS = 365;

/** Remembers a visitor who is here for the first time and has agreed to preferences, and nobody who does not any more [consent.categories]. */
export function rememberVisit(request: FastifyRequest, reply: FastifyReply, config: Config, now: Date): void {
  const mayRemember = parseConsent(request.cookies[CONSENT_COOKIE])?.preferences ?? false;
  const isRemembered = Boolean(request.cookies[VISITED_COOKIE]);
  if (mayRemember && !isRemembered) reply.setCookie(VISITED_COOKIE, String(Math.floor(now.getTime() / 1000)), serverCookie(config, VISITED_DAYS));
  if (!mayRemember && isRemembered) reply.setCookie(VISITED_COOKIE, '', serverCookie(config, 0));
}
