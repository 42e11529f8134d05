import { dateOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { Problem } from '../../contract/problem.ts';
import { countAttempt, forgiveAttempt } from '../../credentials/login-failures.ts';
import { passwordMatches } from '../../credentials/password-hash.ts';
import { beginStaffLogin, csrfTokenOf } from '../../credentials/staff-login.ts';

/** Signs staff in; a wrong password and an unknown e-mail are answered alike. */
export const beginStaffSession: Handler<'beginStaffSession'> = async ({ shop, body, request, reply }) => {
  const { kysely } = shop.database;
  const attempt = await countAttempt(shop, { realm: 'staff', account: body.email, address: request.ip });
  const account = await kysely.selectFrom('staff_account').selectAll().where('email', '=', body.email.trim().toLowerCase()).where('removed_at', 'is', null).executeTakeFirst();
  const isRight = await passwordMatches(body.password, account?.password_hash ?? null);
  if (account === undefined || !isRight) throw wrong();
  await forgiveAttempt(kysely, attempt);
  const login = await beginStaffLogin(reply, shop, account);
  if (login === null) throw wrong();
  await kysely.insertInto('staff_audit').values({ at: dateOf(shop.clock), author: account.id, action: 'signedIn', subject: 'editor', version: null }).execute();
  return { id: account.id, name: account.name, role: account.role, csrfToken: csrfTokenOf(shop.config.secret, login) };
};

function wrong(): Problem {
  return new Problem(401, 'credentials-wrong', { title: 'E-mail or password is wrong' });
}
