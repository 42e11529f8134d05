import type { FastifyReply, FastifyRequest } from 'fastify';
import { dateOf } from '../clock.ts';
import type { Shop } from '../shop.ts';
import type { Visitor } from './access-token.ts';
import { checkAccessToken } from './check-access-token.ts';
import { openSession } from './refresh-tokens.ts';
import { setSessionCookies } from './session-cookies.ts';

/**
 * The visitor's session: theirs, or a new one. It begins with what needs one, a cart; a visitor who only looks around has none.
 * @throws Problem 403 token-expired for an access token that no longer holds [token.refresh]
 */
export async function beginSession(request: FastifyRequest, reply: FastifyReply, shop: Shop): Promise<Visitor> {
  const visitor = await checkAccessToken(request, shop);
  if (visitor !== null) return visitor;
  const now = dateOf(shop.clock);
  const session = await openSession(shop.database.kysely, now);
  await setSessionCookies(reply, shop.config, session, now);
  return session.visitor;
}
