import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONSENT_COOKIE, parseConsent } from '../../domain/consent.ts';
import type { Config } from '../config.ts';
import { serverCookie } from './session-cookies.ts';

/** What a visitor is to the content's profiles [user.info]. */
export type CustomerSegment = 'FIRST_TIME_ON_PAGE' | 'returning';

/** Holds when the visitor was first seen, in epoch seconds. */
export const VISITED_COOKIE = 'shop_visited';
const VISITED_DAYS = 365;
/** A first visit ends here: pages must not change in the middle of it. */
const VISIT_SECONDS = 30 * 60;

/** The segment by the visited cookie: nobody returns from the visit that is going on. */
export function customerSegment(request: FastifyRequest, now: Date): CustomerSegment {
  const firstSeen = Number(request.cookies[VISITED_COOKIE] || Number.NaN);
  return now.getTime() / 1000 - firstSeen > VISIT_SECONDS ? 'returning' : 'FIRST_TIME_ON_PAGE';
}

/** Remembers a visitor who is here for the first time and lets us: it is for comfort, not for work [consent.categories]. */
export function rememberVisit(request: FastifyRequest, reply: FastifyReply, config: Config, now: Date): void {
  const mayRemember = parseConsent(request.cookies[CONSENT_COOKIE])?.preferences ?? false;
  if (!mayRemember || request.cookies[VISITED_COOKIE]) return;
  reply.setCookie(VISITED_COOKIE, String(Math.floor(now.getTime() / 1000)), serverCookie(config, VISITED_DAYS));
}
