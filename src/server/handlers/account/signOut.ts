import { loginOfSecured } from '../../account/current-customer.ts';
import { leaveBelongings } from '../../account/customer-belongings.ts';
import { dateOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { endLogin, endLogins } from '../../credentials/login-sessions.ts';
import { revokeSession } from '../../session/refresh-tokens.ts';
import { clearSessionCookies } from '../../session/session-cookies.ts';

export const signOut: Handler<'signOut'> = async ({ shop, body, request, reply }) => {
  const { id, subject } = loginOfSecured(request);
  const now = dateOf(shop.clock);
  await shop.database.kysely.transaction().execute(async (tx) => {
    if (body.everywhere) await endLogins(tx, 'customer', subject, now);
    await endLogin(tx, 'customer', id, now);
    await revokeSession(tx, id, now);
  });
  await leaveBelongings(shop, request, reply, subject);
  clearSessionCookies(reply, shop.config);
  return { status: 'done' as const };
};
