import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../db/schema.ts';

type TokenRow = Selectable<Schema['customer_token']>;
type Purpose = TokenRow['purpose'];

const MINUTE_MS = 60_000;
const MINUTES: Readonly<Record<Purpose, number>> = { activation: 7 * 24 * 60, 'password-reset': 60, 'login-code': 10, authorization: 1 };

/** A right that is given out once and stored as a hash; one of a purpose is worth nothing for another. */
export async function issueToken(tx: Kysely<Schema>, purpose: Purpose, customerId: string, now: Date, proof: string | null = null): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.insertInto('customer_token').values({
    hash: hashOf(token), customer_id: customerId, purpose, proof, created_at: now, expires_at: new Date(now.getTime() + MINUTES[purpose] * MINUTE_MS), used_at: null,
  }).execute();
  return token;
}

/** What the token stands for, locked, if it is of this purpose, unused and in time. */
export async function lockToken(tx: Kysely<Schema>, purpose: Purpose, token: string, now: Date): Promise<TokenRow | null> {
  const row = await tx.selectFrom('customer_token').selectAll().where('hash', '=', hashOf(token)).where('purpose', '=', purpose)
    .where('used_at', 'is', null).where('expires_at', '>', now).forUpdate().executeTakeFirst();
  return row ?? null;
}

/** The token is used up. */
export async function useToken(tx: Kysely<Schema>, { hash }: Pick<TokenRow, 'hash'>, now: Date): Promise<void> {
  await tx.updateTable('customer_token').set({ used_at: now }).where('hash', '=', hash).execute();
}

/** All tokens of a customer for a purpose are used up: a new password makes older links worthless. */
export async function useTokensOf(tx: Kysely<Schema>, purpose: Purpose, customerId: string, now: Date): Promise<void> {
  await tx.updateTable('customer_token').set({ used_at: now }).where('customer_id', '=', customerId).where('purpose', '=', purpose).where('used_at', 'is', null).execute();
}

export async function changeToken(tx: Kysely<Schema>, { hash }: Pick<TokenRow, 'hash'>, change: { attempts?: number; proof?: string; created_at?: Date }): Promise<void> {
  await tx.updateTable('customer_token').set(change).where('hash', '=', hash).execute();
}

/** SHA-256, base64url: what is stored of a token, and the S256 challenge of a verifier (RFC 7636). */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
