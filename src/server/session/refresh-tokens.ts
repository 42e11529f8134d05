import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { hashOf, opaqueId } from '../security/signature.ts';
import type { Visitor } from './access-token.ts';

export const REFRESH_DAYS = 90;
/** Two tabs may spend the same token at once, and an answer may be lost on its way. */
const GRACE_MS = 30_000;
const DAY_MS = 86_400_000;

/**
 * A new session with a first refresh token; the token is given out once and kept as a hash only.
 * @param userUid of a customer; a visitor gets a new one
 */
export async function openSession(kysely: Kysely<Schema>, now: Date, userUid = opaqueId()): Promise<{ visitor: Visitor; refreshToken: string }> {
  const visitor = { userUid, sessionId: opaqueId() };
  const open = async (tx: Kysely<Schema>) => {
    await tx.insertInto('visitor_session').values({ id: visitor.sessionId, user_uid: visitor.userUid, created_at: now, revoked_at: null }).execute();
    return issue(tx, visitor.sessionId, now);
  };
  return { visitor, refreshToken: await (kysely.isTransaction ? open(kysely) : kysely.transaction().execute(open)) };
}

/**
 * Spends a refresh token for the next one. One that was spent a moment ago still works; one that was spent before
 * that ends the session, for it may have been stolen.
 * @returns null when the token is worth nothing
 */
export function rotateRefreshToken(kysely: Kysely<Schema>, token: string, now: Date): Promise<{ visitor: Visitor; refreshToken: string } | null> {
  return kysely.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('refresh_token')
      .innerJoin('visitor_session', 'visitor_session.id', 'refresh_token.session_id')
      .select(['hash', 'session_id', 'expires_at', 'spent_at', 'user_uid', 'revoked_at'])
      .where('hash', '=', hashOf(token))
      .forUpdate()
      .executeTakeFirst();
    if (known === undefined || known.revoked_at !== null || known.expires_at <= now) return null;
    if (known.spent_at !== null && now.getTime() - known.spent_at.getTime() > GRACE_MS) {
      await tx.updateTable('visitor_session').set({ revoked_at: now }).where('id', '=', known.session_id).execute();
      return null;
    }
    await tx.updateTable('refresh_token').set({ spent_at: now }).where('hash', '=', known.hash).where('spent_at', 'is', null).execute();
    await tx.deleteFrom('refresh_token').where('session_id', '=', known.session_id).where('expires_at', '<=', now).execute();
    return { visitor: { userUid: known.user_uid, sessionId: known.session_id }, refreshToken: await issue(tx, known.session_id, now) };
  });
}

/** The session that a refresh token belongs to, however old the token is. */
export async function sessionOfRefreshToken(kysely: Kysely<Schema>, token: string): Promise<string | null> {
  return (await kysely.selectFrom('refresh_token').select('session_id').where('hash', '=', hashOf(token)).executeTakeFirst())?.session_id ?? null;
}

/** Nobody refreshes this session any more. */
export async function revokeSession(kysely: Kysely<Schema>, sessionId: string, now: Date): Promise<void> {
  await kysely.updateTable('visitor_session').set({ revoked_at: now }).where('id', '=', sessionId).where('revoked_at', 'is', null).execute();
}

/** Forgets sessions whose last token has expired. */
export async function forgetOldSessions(kysely: Kysely<Schema>, now: Date): Promise<void> {
  await kysely.deleteFrom('refresh_token').where('expires_at', '<=', now).execute();
  await kysely
    .deleteFrom('visitor_session')
    .where('created_at', '<', new Date(now.getTime() - REFRESH_DAYS * DAY_MS))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('refresh_token').select('hash').whereRef('session_id', '=', 'visitor_session.id'))))
    .execute();
}

async function issue(tx: Kysely<Schema>, sessionId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx
    .insertInto('refresh_token')
    .values({ hash: hashOf(token), session_id: sessionId, issued_at: now, expires_at: new Date(now.getTime() + REFRESH_DAYS * DAY_MS), spent_at: null })
    .execute();
  return token;
}
