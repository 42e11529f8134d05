import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Registered } from '../db/schema.account.ts';
import type { Schema } from '../db/schema.ts';
import { hashOf } from '../security/signature.ts';

type TokenRow = Selectable<Schema['customer_token']>;
type Purpose = TokenRow['purpose'];

const MINUTE_MS = 60_000;
const STORED_DAYS = 90;
const DAY_MS = 86_400_000;
const MINUTES: Readonly<Record<Purpose, number>> = { activation: 7 * 24 * 60, 'password-reset': 60, 'login-code': 10, authorization: 1, 'email-change': 24 * 60 };

/** However often its digits are mailed again. */
const LONGEST_CODE_MS = 30 * MINUTE_MS;

/** A right that is given out once and stored as a hash; one of a purpose is worth nothing for another. */
export async function issueToken(tx: Kysely<Schema>, purpose: Purpose, customerId: string, now: Date, { proof = null, registration = null }: { proof?: string | null; registration?: Registered | null } = {}): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.insertInto('customer_token').values({
    hash: hashOf(token), customer_id: customerId, purpose, proof, registration: registration === null ? null : JSON.stringify(registration), created_at: now, expires_at: expiryOf(purpose, now),
    latest_expiry: purpose === 'login-code' ? new Date(now.getTime() + LONGEST_CODE_MS) : null, used_at: null,
  }).execute();
  return token;
}

/** What the token stands for now, if it is of this purpose, unused and in time. */
export async function tokenOf(kysely: Kysely<Schema>, purpose: Purpose, token: string, now: Date): Promise<TokenRow | null> {
  return (await unusedToken(kysely, purpose, token, now).executeTakeFirst()) ?? null;
}

/**
 * The same, locked. Its customer is, too, and before it: whoever ends all logins of a customer and whoever begins one with a
 * token come one after the other.
 */
export async function lockToken(tx: Kysely<Schema>, purpose: Purpose, token: string, now: Date): Promise<TokenRow | null> {
  await tx.selectFrom('customer').select('id').where('id', '=', (eb) => eb.selectFrom('customer_token').select('customer_id').where('hash', '=', hashOf(token))).forUpdate().execute();
  return (await unusedToken(tx, purpose, token, now).forUpdate().executeTakeFirst()) ?? null;
}

function unusedToken(kysely: Kysely<Schema>, purpose: Purpose, token: string, now: Date) {
  return kysely.selectFrom('customer_token').selectAll().where('hash', '=', hashOf(token)).where('purpose', '=', purpose).where('used_at', 'is', null).where('expires_at', '>', now);
}

/** The token is used up, and what it says of a person is forgotten; an address that it proved stays, for its link may be followed again. */
export async function useToken(tx: Kysely<Schema>, { hash }: Pick<TokenRow, 'hash'>, now: Date): Promise<void> {
  await tx.updateTable('customer_token').set({ used_at: now, registration: null }).where('hash', '=', hash).execute();
}

/** All tokens of a customer for a purpose are used up, and what they say is forgotten: a new password makes older links worthless. */
export async function useTokensOf(tx: Kysely<Schema>, purpose: Purpose, customerId: string, now: Date): Promise<void> {
  await tx.updateTable('customer_token').set({ used_at: now, proof: null, registration: null }).where('customer_id', '=', customerId).where('purpose', '=', purpose).where('used_at', 'is', null).execute();
}

/** New digits in place of those that a mail brought before; they hold as long as those did, within the ticket's own end. */
export async function renewDigits(tx: Kysely<Schema>, token: TokenRow, proof: string, now: Date): Promise<void> {
  const expiry = expiryOf('login-code', now);
  const latest = token.latest_expiry ?? token.expires_at;
  await changeToken(tx, token, { proof, created_at: now, expires_at: expiry < latest ? expiry : latest });
}

function expiryOf(purpose: Purpose, now: Date): Date {
  return new Date(now.getTime() + MINUTES[purpose] * MINUTE_MS);
}

export async function changeToken(tx: Kysely<Schema>, { hash }: Pick<TokenRow, 'hash'>, change: { attempts?: number; proof?: string; created_at?: Date; expires_at?: Date }): Promise<void> {
  await tx.updateTable('customer_token').set(change).where('hash', '=', hash).execute();
}

/** Forgets tokens that have lapsed; a used one stays for a while, to tell whoever follows its link again that it is done. */
export async function forgetOldTokens(kysely: Kysely<Schema>, now: Date): Promise<void> {
  await kysely.deleteFrom('customer_token').where('expires_at', '<=', now)
    .where((eb) => eb.or([eb('used_at', 'is', null), eb('expires_at', '<=', new Date(now.getTime() - STORED_DAYS * DAY_MS))])).execute();
}
