import { userStatusOf, VISITED_COOKIE } from '../../../domain/visitor/user-status.ts';
import { customerLoginOf } from '../../account/current-customer.ts';
import { customerById } from '../../account/customer-rows.ts';
import { dateOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { signatureOf } from '../../security/signature.ts';
import { checkAccessToken } from '../../session/check-access-token.ts';
import { rememberVisit } from '../../session/visited-cookie.ts';

/** Who the visitor is. Without a session they are a guest, known by what their browser calls itself [user.info]. */
export const getUserInfo: Handler<'getUserInfo'> = async ({ shop, language, request, reply }) => {
  const now = dateOf(shop.clock);
  const visitor = await checkAccessToken(request, shop);
  const login = await customerLoginOf(request, shop);
  const userUid = visitor?.userUid ?? guestUid(shop.config.secret, String(request.headers['app-id'] ?? ''));
  reply.header('Customer-Segment', userStatusOf(request.cookies[VISITED_COOKIE], now.getTime()));
  rememberVisit(request, reply, shop.config, now);
  const info = { user_uid: userUid, language, timestamp: now.toISOString() };
  if (login === null) return { authenticated: false, account_type: 'GUEST', ...info };
  const { first_name, last_name } = await customerById(shop.database.kysely, login.subject);
  return { authenticated: true, account_type: 'CUSTOMER', ...info, display_name: `${first_name} ${last_name}`.trim() };
};

/** 22 characters, as the ids of sessions have: from it nobody learns the App-Id. */
function guestUid(secret: string, appId: string): string {
  return signatureOf(secret, 'guest', appId).slice(0, 22);
}
