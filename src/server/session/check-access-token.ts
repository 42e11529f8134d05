import type { FastifyRequest } from 'fastify';
import { Problem } from '../contract/problem.ts';
import { dateOf } from '../clock.ts';
import type { Shop } from '../shop.ts';
import { readAccessToken, type Visitor } from './access-token.ts';
import { accessTokenOf } from './session-cookies.ts';

/**
 * The visitor of the access token; null without one, which is how everybody begins.
 * @throws Problem 403 token-expired for one that no longer holds: the client refreshes once and asks again [token.refresh]
 */
export async function checkAccessToken(request: FastifyRequest, shop: Pick<Shop, 'config' | 'clock'>): Promise<Visitor | null> {
  const token = accessTokenOf(request, shop.config);
  if (token === undefined) return null;
  const visitor = await readAccessToken(shop.config.secret, token, dateOf(shop.clock));
  if (visitor === null) throw new Problem(403, 'token-expired', { title: 'The access token has expired' });
  return visitor;
}
