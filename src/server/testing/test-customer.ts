/** For tests: customers who have registered, and their logins. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { API_KEY } from '../../api/api-key.ts';
import { hashPassword } from '../credentials/password-hash.ts';
import { dateOf } from '../clock.ts';
import type { Database } from '../db/open-database.ts';
import { opaqueId } from '../security/signature.ts';
import type { TestAnswer, TestVisitor } from './test-app.ts';

export const PASSWORD = 'tajné slunce nad mořem';
export const VERIFIER = 'v'.repeat(43);

const hash = hashPassword(PASSWORD);

/** @returns the address */
export async function makeCustomer({ shop }: FastifyInstance, email: string, changes: { asks_for_code?: boolean; first_name?: string } = {}): Promise<string> {
  const now = dateOf(shop.clock);
  await shop.database.kysely.insertInto('customer').values({
    id: opaqueId(), email, password_hash: await hash, first_name: 'Jana', last_name: 'Nováková', language: 'cs', created_at: now, activated_at: now, deactivated_at: null, ...changes,
  }).execute();
  return email;
}

export async function logInAs(visitor: TestVisitor, email: string): Promise<void> {
  await exchangeCode(visitor, await codeFor(visitor, email));
}

/** The first half of a login: a code for the right password. */
export async function codeFor(visitor: TestVisitor, email: string): Promise<string> {
  const codeChallenge = createHash('sha256').update(VERIFIER).digest('base64url');
  return (await visitor.post('/api/www/account/password/check', { email, password: PASSWORD, codeChallenge })).body.code;
}

/** The second half. */
export function exchangeCode(visitor: TestVisitor, code: string): Promise<TestAnswer> {
  return visitor.post('/api/www/oauth/token', { clientId: API_KEY, code, codeVerifier: VERIFIER });
}

/** What the form asks, written as it should be. */
export function complaintFields(reservation: string, changes: Record<string, string> = {}): Record<string, string> {
  return { reservation, topic: 'food', happenedOn: '2026-01-02', toldOnSite: 'no', text: 'Snídaně byla každý den studená.', remedy: 'apology', ...changes };
}

/** The text of the newest mail to an address. */
export async function mailTo({ kysely }: Database, email: string): Promise<string> {
  const { plain } = await kysely.selectFrom('mail_outbox').select('plain').where('recipient', '=', email).orderBy('created_at', 'desc').limit(1).executeTakeFirstOrThrow();
  return plain;
}
