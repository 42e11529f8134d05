import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/account.ts';
import { API_KEY } from '../../api/api-key.ts';
import type { Language } from '../../domain/market/language.ts';
import { leaveActivityCart } from '../activities/activity-cart.ts';
import { dateOf } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import { countAttempt, forgiveAttempt } from '../credentials/login-failures.ts';
import { endLogin, openLogin } from '../credentials/login-sessions.ts';
import { adoptThreads } from '../messages/start-thread.ts';
import { passwordMatches } from '../credentials/password-hash.ts';
import { passwordProblem } from '../credentials/password-rules.ts';
import { hashOf } from '../security/signature.ts';
import { readAccessToken } from '../session/access-token.ts';
import { openSession, revokeSession, sessionOfRefreshToken } from '../session/refresh-tokens.ts';
import { accessTokenOf, refreshTokenOf, setSessionCookies } from '../session/session-cookies.ts';
import type { Schema } from '../db/schema.ts';
import type { Shop } from '../shop.ts';
import { mergeBelongings } from './customer-belongings.ts';
import { customerByEmail, customerById, emailKey, isActive, lockCustomer, type CustomerRow } from './customer-rows.ts';
import { changeToken, issueToken, lockToken, renewDigits, useToken } from './customer-tokens.ts';
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

/**
 * The customer as it was when the password was proved, locked: nothing that the proof allows is done after the password
 * was changed or the account put to rest.
 * @throws Problem 401 wrong-credentials
 */
export async function lockProved(tx: Kysely<Schema>, proved: CustomerRow): Promise<CustomerRow> {
  const customer = await lockCustomer(tx, proved.id);
  if (customer === null || !isActive(customer) || customer.password_hash !== proved.password_hash) throw wrong();
  return customer;
}

/** A code for the client whose verifier makes the challenge, or first the digits of a mail. @throws as provePassword, 409 password-change */
export async function authorizeByPassword(shop: Shop, reply: FastifyReply, { codeChallenge, language, ...given }: { email: string; password: string; address: string; codeChallenge: string; language: Language }): Promise<Authorization> {
  const proved = await provePassword(shop, given);
  // Whoever knows it may not keep a password that nobody could choose today: the account has another address now, or thieves have learnt it.
  if (passwordProblem(given.password, proved.email) !== undefined) {
    reply.header('Password-Change', 'required');
    throw new Problem(409, 'password-change', { title: 'A new password must be chosen first' });
  }
  const now = dateOf(shop.clock);
  return shop.database.kysely.transaction().execute(async (tx): Promise<Authorization> => {
    const customer = await lockProved(tx, proved);
    if (!customer.asks_for_code) return { status: 'authorized', code: await issueToken(tx, 'authorization', customer.id, now, { proof: codeChallenge }) };
    return { status: 'verify', ticket: await mailTicket(tx, shop, customer, language, now) };
  });
}

/**
 * The same for who has proved otherwise who they are, where they want digits at each login.
 * @returns the ticket that goes with the digits of a mail; null where the login needs none
 */
export function ticketOf(shop: Shop, customerId: string, language: Language): Promise<string | null> {
  const now = dateOf(shop.clock);
  return shop.database.kysely.transaction().execute(async (tx) => {
    const customer = await lockCustomer(tx, customerId);
    return customer?.asks_for_code === true && isActive(customer) ? mailTicket(tx, shop, customer, language, now) : null;
  });
}

/** Needs the customer's lock. */
async function mailTicket(tx: Kysely<Schema>, shop: Shop, customer: CustomerRow, language: Language, now: Date): Promise<string> {
  // The digits of a mail that is hardly sent go with a further ticket too.
  const mailed = await tx.selectFrom('customer_token').select('proof').where('customer_id', '=', customer.id).where('purpose', '=', 'login-code')
    .where('used_at', 'is', null).where('created_at', '>', new Date(now.getTime() - RESEND_PAUSE_MS)).orderBy('created_at', 'desc').executeTakeFirst();
  if (mailed !== undefined) return issueToken(tx, 'login-code', customer.id, now, mailed);
  const digits = newDigits();
  await mailDigits(tx, shop, customer, digits, language);
  return issueToken(tx, 'login-code', customer.id, now, { proof: hashOf(digits) });
}

/**
 * Wrong digits count by customer, however many tickets there are: who knows the password alone cannot try them all.
 * @throws Problem 401 wrong-code; ticket-over once the ticket is used or too old; 429 too-many-failures
 */
export async function authorizeByDigits(shop: Shop, { ticket, digits, codeChallenge, address }: { ticket: string; digits: string; codeChallenge: string; address: string }): Promise<Authorization> {
  const now = dateOf(shop.clock);
  const { kysely } = shop.database;
  const owner = await kysely.selectFrom('customer_token').select('customer_id').where('hash', '=', hashOf(ticket)).where('purpose', '=', 'login-code').executeTakeFirst();
  if (owner === undefined) throw ticketOver();
  const attempt = await countAttempt(shop, { realm: 'customer', account: `digits ${owner.customer_id}`, address });
  const answer = await kysely.transaction().execute(async (tx) => {
    const row = await lockToken(tx, 'login-code', ticket, now);
    if (row === null) return 'over';
    await changeToken(tx, row, { attempts: row.attempts + 1 });
    if (row.proof !== hashOf(digits.replaceAll(/\s/g, ''))) {
      if (row.attempts + 1 >= MOST_TRIES) await useToken(tx, row, now);
      return 'wrong';
    }
    await useToken(tx, row, now);
    return { code: await issueToken(tx, 'authorization', row.customer_id, now, { proof: codeChallenge }) };
  });
  if (answer === 'over') throw ticketOver();
  if (answer === 'wrong') throw new Problem(401, 'wrong-code', { title: 'The code is wrong' });
  await forgiveAttempt(kysely, attempt);
  return { status: 'authorized', code: answer.code };
}

/** New digits by mail, in place of the ones before; not more often than every half minute. @throws Problem 401 ticket-over */
export async function resendDigits(shop: Shop, ticket: string): Promise<void> {
  const now = dateOf(shop.clock);
  await shop.database.kysely.transaction().execute(async (tx) => {
    const row = await lockToken(tx, 'login-code', ticket, now);
    if (row === null) throw ticketOver();
    if (now.getTime() - row.created_at.getTime() < RESEND_PAUSE_MS) return;
    const digits = newDigits();
    await renewDigits(tx, row, hashOf(digits), now);
    const customer = await customerById(tx, row.customer_id);
    await mailDigits(tx, shop, customer, digits, customer.language);
  });
}

/**
 * The login itself: new cookies of a new session, whatever session the browser had before. The code is spent and the login
 * opened in one transaction that holds the customer, so that whatever ends all logins ends this one, or comes before it.
 * @throws Problem 400 invalid-grant
 */
export async function exchangeCode(shop: Shop, request: FastifyRequest, reply: FastifyReply, { clientId, code, codeVerifier }: { clientId: string; code: string; codeVerifier: string }): Promise<void> {
  const now = dateOf(shop.clock);
  const before = await sessionsOf(shop, request, now);
  const begun = await shop.database.kysely.transaction().execute(async (tx) => {
    const row = await lockToken(tx, 'authorization', code, now);
    if (row === null) return null;
    // A code is tried once, right or wrong.
    await useToken(tx, row, now);
    if (clientId !== API_KEY || row.proof !== hashOf(codeVerifier) || !isActive(await customerById(tx, row.customer_id))) return null;
    return openCustomerLogin(tx, before, row.customer_id, now);
  });
  if (begun === null) throw new Problem(400, 'invalid-grant', { title: 'The code does not hold' });
  await settleIn(shop, request, reply, { session: begun, before, now });
}

/** Logs a customer in whose right to it has been proved. @throws Problem 400 invalid-grant where the account is not active */
export async function beginCustomerLogin(shop: Shop, request: FastifyRequest, reply: FastifyReply, customerId: string): Promise<void> {
  const now = dateOf(shop.clock);
  const before = await sessionsOf(shop, request, now);
  const session = await shop.database.kysely.transaction().execute(async (tx) => {
    const customer = await lockCustomer(tx, customerId);
    return customer !== null && isActive(customer) ? openCustomerLogin(tx, before, customerId, now) : null;
  });
  if (session === null) throw new Problem(400, 'invalid-grant', { title: 'The account is not active' });
  await settleIn(shop, request, reply, { session, before, now });
}

type Session = Awaited<ReturnType<typeof openSession>>;

/** A new login in place of the browser's sessions before. Needs the customer's lock. */
async function openCustomerLogin(tx: Kysely<Schema>, before: Iterable<string>, customerId: string, now: Date): Promise<Session> {
  for (const id of before) {
    await endLogin(tx, 'customer', id, now);
    await revokeSession(tx, id, now);
  }
  const session = await openSession(tx, now, customerId);
  await openLogin(tx, 'customer', { id: session.visitor.sessionId, subject: customerId }, now);
  return session;
}

/** What the visitor had becomes the customer's, and the browser gets the cookies. */
async function settleIn(shop: Shop, request: FastifyRequest, reply: FastifyReply, { session, before, now }: { session: Session; before: Iterable<string>; now: Date }): Promise<void> {
  const customerId = session.visitor.userUid;
  await mergeBelongings(shop, request, reply, customerId);
  // A basket of activities says of nobody whose it is.
  if (await wasAnothers(shop, before, customerId)) leaveActivityCart(reply, shop.config);
  for (const id of before) await adoptThreads(shop.database.kysely, id, customerId);
  await setSessionCookies(reply, shop.config, session, now);
}

/** Whether another customer was logged in with one of these sessions, be it over by now. */
async function wasAnothers({ database: { kysely } }: Shop, sessions: Iterable<string>, customerId: string): Promise<boolean> {
  const ids = [...sessions];
  if (ids.length === 0) return false;
  return (await kysely.selectFrom('login_session').select('id').where('id', 'in', ids).where('realm', '=', 'customer').where('subject', '<>', customerId).executeTakeFirst()) !== undefined;
}

/** The sessions that a browser has now, by either cookie: an access token is soon too old to tell. */
async function sessionsOf({ config, database: { kysely } }: Shop, request: FastifyRequest, now: Date): Promise<Set<string>> {
  const access = accessTokenOf(request, config);
  const refresh = refreshTokenOf(request, config);
  const ids = [
    access === undefined ? null : (await readAccessToken(config.secret, access, now))?.sessionId ?? null,
    refresh === undefined ? null : await sessionOfRefreshToken(kysely, refresh),
  ];
  return new Set(ids.filter((id) => id !== null));
}

function newDigits(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

function mailDigits(tx: Parameters<typeof enqueueAccountMail>[0], shop: Shop, { email }: CustomerRow, digits: string, language: Language): Promise<void> {
  return enqueueAccountMail(tx, shop, { mail: 'code', to: email, language, occasion: `login-code:${hashOf(`${email} ${digits} ${dateOf(shop.clock).getTime()}`)}`, digits });
}

function ticketOver(): Problem {
  return new Problem(401, 'ticket-over', { title: 'The ticket is used or too old: begin with the password' });
}

function wrong(): Problem {
  return new Problem(401, 'wrong-credentials', { title: 'Name or password is wrong' });
}
