import { dateOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { checkAccessToken } from '../../session/check-access-token.ts';
import { customerSegment, rememberVisit } from '../../session/customer-segment.ts';
import { openSession } from '../../session/refresh-tokens.ts';
import { setSessionCookies } from '../../session/session-cookies.ts';

/** Who the visitor is; a new one gets a session here [user.info]. */
export const getUserInfo: Handler<'getUserInfo'> = async ({ shop, language, request, reply }) => {
  const now = dateOf(shop.clock);
  let visitor = await checkAccessToken(request, shop);
  if (visitor === null) {
    const session = await openSession(shop.database.kysely, now);
    await setSessionCookies(reply, shop.config, session, now);
    visitor = session.visitor;
  }
  reply.header('Customer-Segment', customerSegment(request, now));
  rememberVisit(request, reply, shop.config, now);
  return { authenticated: false, account_type: 'GUEST', user_uid: visitor.userUid, language, timestamp: now.toISOString() };
};
