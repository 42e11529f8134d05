import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { STAFF_COOKIE } from '../../domain/routes/page-audience.ts';
import { dateOf } from '../clock.ts';
import { hashOf, signatureHolds, signatureOf } from '../security/signature.ts';
import { cookieName, serverCookie } from '../session/session-cookies.ts';
import type { Shop } from '../shop.ts';
import { endLogin, loginOf, openLogin, type Login } from './login-sessions.ts';

type Parts = Pick<Shop, 'config' | 'clock' | 'database'>;

/**
 * Logs somebody of the staff in whose password was proved: always with a new id, whatever cookie the browser brought. The
 * account is locked, so that whatever ends its logins ends this one, or comes before it.
 * @param proved as it was when the password was
 * @returns null where the password was changed or the account removed meanwhile
 */
export async function beginStaffLogin(reply: FastifyReply, { config, clock, database }: Parts, proved: { id: string; password_hash: string }): Promise<Login | null> {
  const token = randomBytes(32).toString('base64url');
  const login = { id: hashOf(token), subject: proved.id };
  const isStill = await database.kysely.transaction().execute(async (tx) => {
    const account = await tx.selectFrom('staff_account').select('id').where('id', '=', proved.id).where('password_hash', '=', proved.password_hash).where('removed_at', 'is', null).forUpdate().executeTakeFirst();
    if (account !== undefined) await openLogin(tx, 'staff', login, dateOf(clock));
    return account !== undefined;
  });
  if (!isStill) return null;
  reply.setCookie(cookieName(config, STAFF_COOKIE), token, { ...serverCookie(config, 1), sameSite: 'strict' });
  return login;
}

/** Who of the staff asks; null for everybody else, customers included. */
export async function staffLoginOf(request: FastifyRequest, { config, clock, database }: Parts): Promise<Login | null> {
  const token = request.cookies[cookieName(config, STAFF_COOKIE)];
  return token ? loginOf(database.kysely, 'staff', hashOf(token), dateOf(clock)) : null;
}

export async function endStaffLogin(request: FastifyRequest, reply: FastifyReply, shop: Parts): Promise<void> {
  const login = await staffLoginOf(request, shop);
  if (login !== null) await endLogin(shop.database.kysely, 'staff', login.id, dateOf(shop.clock));
  reply.setCookie(cookieName(shop.config, STAFF_COOKIE), '', serverCookie(shop.config, 0));
}

/** What a form of a login must carry besides its cookie: another site knows the one no more than the other. */
export function csrfTokenOf(secret: string, { id }: Login): string {
  return signatureOf(secret, 'csrf', id);
}

export function csrfTokenHolds(secret: string, { id }: Login, token: string): boolean {
  return signatureHolds(secret, 'csrf', id, token);
}
