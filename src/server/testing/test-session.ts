import { ACCESS_COOKIE, REFRESH_COOKIE } from '../../domain/routes/page-audience.ts';
import type { FastifyInstance } from 'fastify';
import { dateOf } from '../clock.ts';
import { signAccessToken, type Visitor } from '../session/access-token.ts';
import { openSession } from '../session/refresh-tokens.ts';
import type { TestVisitor } from './test-app.ts';

/** Gives a visitor the session that a cart or a login would have begun. */
export async function withSession({ cookies }: TestVisitor, { shop }: FastifyInstance): Promise<Visitor> {
  const now = dateOf(shop.clock);
  const { visitor, refreshToken } = await openSession(shop.database.kysely, now);
  cookies.set(ACCESS_COOKIE, await signAccessToken(shop.config.secret, visitor, now));
  cookies.set(REFRESH_COOKIE, refreshToken);
  return visitor;
}
