import { customerLoginOf, requireCustomer } from '../../account/current-customer.ts';
import { leaveBelongings } from '../../account/customer-belongings.ts';
import { dateOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { endLogin, endLogins, type Login } from '../../credentials/login-sessions.ts';
import { revokeSession } from '../../session/refresh-tokens.ts';
import { clearSessionCookies } from '../../session/session-cookies.ts';
import type { Shop } from '../../shop.ts';

/** A login that has ended already, elsewhere or by a press whose answer was lost, leaves as little in the browser [account.secured]. */
export const signOut: Handler<'signOut'> = async ({ shop, body, request, reply }) => {
  // Whose other logins are meant, only a login says.
  if (body.everywhere) await requireCustomer(request, shop);
  const login = await customerLoginOf(request, shop);
  if (login !== null) await end(shop, login, body.everywhere);
  await leaveBelongings(shop, request, reply, login?.subject ?? null);
  clearSessionCookies(reply, shop.config);
  return { status: 'done' as const };
};

function end({ clock, database: { kysely } }: Shop, { id, subject }: Login, isEverywhere: boolean): Promise<void> {
  const now = dateOf(clock);
  return kysely.transaction().execute(async (tx) => {
    if (isEverywhere) await endLogins(tx, 'customer', subject, now);
    await endLogin(tx, 'customer', id, now);
    await revokeSession(tx, id, now);
  });
}
