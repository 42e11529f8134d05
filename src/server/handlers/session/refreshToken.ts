import { dateOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { Problem } from '../../contract/problem.ts';
import { rotateRefreshToken } from '../../session/refresh-tokens.ts';
import { clearSessionCookies, refreshTokenOf, setSessionCookies } from '../../session/session-cookies.ts';

/** The refresh cookie for a new pair; without a good one both go, and the visitor begins anew [token.refresh]. */
export const refreshToken: Handler<'refreshToken'> = async ({ shop, request, reply }) => {
  const now = dateOf(shop.clock);
  const token = refreshTokenOf(request, shop.config);
  const session = token === undefined ? null : await rotateRefreshToken(shop.database.kysely, token, now);
  if (session === null) {
    clearSessionCookies(reply, shop.config);
    throw new Problem(401, 'session-over', { title: 'The session is over' });
  }
  await setSessionCookies(reply, shop.config, session, now);
  return undefined;
};
