import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '../../../openapi/generated/account.ts';
import { API_KEY } from '../../api/api-key.ts';
import type { Language } from '../../domain/language.ts';
import { dateOf } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import { countAttempt, forgiveAttempt } from '../credentials/login-failures.ts';
import { endLogin, openLogin } from '../credentials/login-sessions.ts';
import { adoptThreads } from '../messages/start-thread.ts';
import { passwordMatches } from '../credentials/password-hash.ts';
import { readAccessToken } from '../session/access-token.ts';
import { openSession, revokeSession } from '../session/refresh-tokens.ts';
import { accessTokenOf, setSessionCookies } from '../session/session-cookies.ts';
import type { Shop } from '../shop.ts';
import { mergeBelongings } from './customer-belongings.ts';
import { customerByEmail, customerById, emailKey, isActive, type CustomerRow } from './customer-rows.ts';
import { changeToken, hashOf, issueToken, lockToken, useToken } from './customer-tokens.ts';
import { enqueueAccountMail } from './enqueue-account-mail.ts';

type Authorization = components['schemas']['Authorization'];

const MOST_TRIES = 5;
const RESEND_PAUSE_MS = 30_000;

/**
 * The customer whose password it is.
 * @throws Problem 401 wrong-credentials, not-activated (only to who knows the password), 429 too-many-failures
 */
export async function provePassword(shop: Shop, { email, password, address }: { email: string; password: string; address: string }): Promise<CustomerRow> {
  const { kysely } = shop.database;
  const attempt = await countAttempt(shop, { realm: 'customer', account: emailKey(email), address });
  const customer = await customerByEmail(kysely, email);
  if (!(await passwordMatches(password, customer?.password_hash ?? null)) || customer === null) throw wrong();
  await forgiveAttempt(kysely, attempt);
  if (!isActive(customer)) throw new Problem(401, 'not-activated', { title: 'The account is not active' });
  return customer;
}

/** A code for the client whose verifier makes the challenge, or first the digits of a mail. @throws as provePassword, 409 password-change */
export async function authorizeByPassword(shop: Shop, reply: FastifyReply, { codeChallenge, language, ...given }: { email: string; password: string; address: string; codeChallenge: string; language: Language }): Promise<Authorization> {
  const customer = await provePassword(shop, given);
  if (customer.must_change_password) {
    reply.header('Password-Change', 'required');
    throw new Problem(409, 'password-change', { title: 'A new password must be chosen first' });
  }
  const now = dateOf(shop.clock);
  return shop.database.kysely.transaction().execute(async (tx): Promise<Authorization> => {
    if (!customer.asks_for_code) return { status: 'authorized', code: await issueToken(tx, 'authorization', customer.id, now, codeChallenge) };
    const digits = newDigits();
    const ticket = await issueToken(tx, 'login-code', customer.id, now, hashOf(digits));
    await mailDigits(tx, shop, customer, digits, language);
    return { status: 'verify', ticket };
  });
}

/** @throws Problem 401 wrong-code; the ticket is worth nothing after five wrong ones */
export async function authorizeByDigits(shop: Shop, { ticket, digits, codeChallenge }: { ticket: string; digits: string; codeChallenge: string }): Promise<Authorization> {
  const now = dateOf(shop.clock);
  const code = await shop.database.kysely.transaction().execute(async (tx) => {
    const row = await lockToken(tx, 'login-code', ticket, now);
    if (row === null) return null;
    await changeToken(tx, row, { attempts: row.attempts + 1 });
    if (row.proof !== hashOf(digits.replaceAll(/\s/g, ''))) {
      if (row.attempts + 1 >= MOST_TRIES) await useToken(tx, row, now);
      return null;
    }
    await useToken(tx, row, now);
    return issueToken(tx, 'authorization', row.customer_id, now, codeChallenge);
  });
  if (code === null) throw new Problem(401, 'wrong-code', { title: 'The code is wrong or too old' });
  return { status: 'authorized', code };
}

/** New digits by mail, in place of the ones before; not more often than every half minute. */
export async function resendDigits(shop: Shop, ticket: string): Promise<void> {
  const now = dateOf(shop.clock);
  await shop.database.kysely.transaction().execute(async (tx) => {
    const row = await lockToken(tx, 'login-code', ticket, now);
    if (row === null || now.getTime() - row.created_at.getTime() < RESEND_PAUSE_MS) return;
    const digits = newDigits();
    await changeToken(tx, row, { proof: hashOf(digits), created_at: now });
    const customer = await customerById(tx, row.customer_id);
    await mailDigits(tx, shop, customer, digits, customer.language);
  });
}

/** The login itself: new cookies of a new session, whatever session the browser had before. @throws Problem 400 invalid-grant */
export async function exchangeCode(shop: Shop, request: FastifyRequest, reply: FastifyReply, { clientId, code, codeVerifier }: { clientId: string; code: string; codeVerifier: string }): Promise<void> {
  const now = dateOf(shop.clock);
  const customerId = await shop.database.kysely.transaction().execute(async (tx) => {
    const row = await lockToken(tx, 'authorization', code, now);
    if (row === null) return null;
    // A code is tried once, right or wrong.
    await useToken(tx, row, now);
    return clientId === API_KEY && row.proof === hashOf(codeVerifier) ? row.customer_id : null;
  });
  if (customerId === null) throw new Problem(400, 'invalid-grant', { title: 'The code does not hold' });
  await beginCustomerLogin(shop, request, reply, customerId);
}

/** Logs a customer in whose right to it has been proved. */
export async function beginCustomerLogin(shop: Shop, request: FastifyRequest, reply: FastifyReply, customerId: string): Promise<void> {
  const now = dateOf(shop.clock);
  const { kysely } = shop.database;
  const before = accessTokenOf(request, shop.config);
  const visitor = before === undefined ? null : await readAccessToken(shop.config.secret, before, now);
  if (visitor !== null) {
    await endLogin(kysely, 'customer', visitor.sessionId, now);
    await revokeSession(kysely, visitor.sessionId, now);
  }
  const session = await openSession(kysely, now, customerId);
  await openLogin(kysely, 'customer', { id: session.visitor.sessionId, subject: customerId }, now);
  await mergeBelongings(shop, request, reply, customerId);
  if (visitor !== null) await adoptThreads(kysely, visitor.sessionId, customerId);
  await setSessionCookies(reply, shop.config, session, now);
}

function newDigits(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

function mailDigits(tx: Parameters<typeof enqueueAccountMail>[0], shop: Shop, { email }: CustomerRow, digits: string, language: Language): Promise<void> {
  return enqueueAccountMail(tx, shop, { letter: 'code', to: email, language, occasion: `login-code:${hashOf(`${email} ${digits} ${dateOf(shop.clock).getTime()}`)}`, digits });
}

function wrong(): Problem {
  return new Problem(401, 'wrong-credentials', { title: 'Name or password is wrong' });
}
