import type { FastifyReply, FastifyRequest } from 'fastify';
import { dateOf } from '../clock.ts';
import type { Shop } from '../shop.ts';
import { readAccessToken, type Visitor } from './access-token.ts';
import { rotateRefreshToken } from './refresh-tokens.ts';
import { accessTokenOf, refreshTokenOf, setSessionCookies } from './session-cookies.ts';

/** The visitor of a request that the browser makes by itself, for a file or a stream of events: no script refreshes the session before it, so it is done here. */
export async function visitorOfLink(request: FastifyRequest, reply: FastifyReply, { config, clock, database }: Pick<Shop, 'config' | 'clock' | 'database'>): Promise<Visitor | null> {
  const now = dateOf(clock);
  const token = accessTokenOf(request, config);
  const visitor = token === undefined ? null : await readAccessToken(config.secret, token, now);
  const refresh = refreshTokenOf(request, config);
  if (visitor !== null || refresh === undefined) return visitor;
  const session = await rotateRefreshToken(database.kysely, refresh, now);
  if (session !== null) await setSessionCookies(reply, config, session, now);
  return session?.visitor ?? null;
}
