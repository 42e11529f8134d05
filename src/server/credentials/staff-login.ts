import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { STAFF_COOKIE } from '../../domain/routes/page-audience.ts';
import { dateOf } from '../clock.ts';
import { signatureHolds, signatureOf } from '../security/signature.ts';
import { cookieName, serverCookie } from '../session/session-cookies.ts';
import type { Shop } from '../shop.ts';
import { endLogin, loginOf, openLogin, type Login } from './login-sessions.ts';

type Parts = Pick<Shop, 'config' | 'clock' | 'database'>;

/** Logs somebody of the staff in: always with a new id, whatever cookie the browser brought. */
export async function beginStaffLogin(reply: FastifyReply, { config, clock, database }: Parts, subject: string): Promise<Login> {
  const token = randomBytes(32).toString('base64url');
  const login = { id: hashOf(token), subject };
  await openLogin(database.kysely, 'staff', login, dateOf(clock));
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

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
