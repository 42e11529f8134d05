import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/desk.ts';
import { Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';

type Claim = components['schemas']['Claim'];

/** After so long without an act of the agent a colleague may take the thread over. */
export const CLAIM_MS = 30 * 60_000;

/** Who has the thread now; null where anybody may take it. */
export async function claimOf(kysely: Kysely<Schema>, threadId: string, { staffId, now }: { staffId: string; now: Date }): Promise<Claim | null> {
  const row = await kysely.selectFrom('thread_claim').innerJoin('staff_account', 'staff_account.id', 'thread_claim.staff_id')
    .select(['thread_claim.staff_id', 'name', 'note']).where('thread_id', '=', threadId).where('used_at', '>', lastUse(now)).executeTakeFirst();
  return row === undefined ? null : { staffId: row.staff_id, name: row.name, note: row.note, isMine: row.staff_id === staffId };
}

/** Claims that hold, by thread. */
export async function claimsOf(kysely: Kysely<Schema>, threadIds: readonly string[], { staffId, now }: { staffId: string; now: Date }): Promise<Map<string, Claim>> {
  if (threadIds.length === 0) return new Map();
  const rows = await kysely.selectFrom('thread_claim').innerJoin('staff_account', 'staff_account.id', 'thread_claim.staff_id')
    .select(['thread_id', 'thread_claim.staff_id', 'name', 'note']).where('thread_id', 'in', threadIds).where('used_at', '>', lastUse(now)).execute();
  return new Map(rows.map((row) => [row.thread_id, { staffId: row.staff_id, name: row.name, note: row.note, isMine: row.staff_id === staffId }]));
}

/** Whether somebody answers customers; whose account ends meanwhile loses what they are given here. Before any lock of a claim: who ends it locks the account first. */
export async function lockAgent(tx: Kysely<Schema>, staffId: string): Promise<boolean> {
  return await tx.selectFrom('staff_account').select('id').where('id', '=', staffId).where('role', 'in', ['agent', 'admin']).where('removed_at', 'is', null).forShare().executeTakeFirst() !== undefined;
}

/**
 * Takes a thread that nobody has, or goes on with one's own. The caller holds the thread's lock.
 * @throws Problem 401 login-needed of whose account has ended meanwhile, 409 claimed-by-colleague
 */
export async function take(tx: Kysely<Schema>, threadId: string, { staffId, now }: { staffId: string; now: Date }): Promise<void> {
  if (!await lockAgent(tx, staffId)) throw new Problem(401, 'login-needed', { title: 'Sign in first' });
  const claim = await claimOf(tx, threadId, { staffId, now });
  if (claim !== null && !claim.isMine) throw claimedBy(claim);
  const note = claim?.note ?? '';
  await tx.insertInto('thread_claim').values({ thread_id: threadId, staff_id: staffId, used_at: now, handed_by: null, note })
    .onConflict((conflict) => conflict.column('thread_id').doUpdateSet({ staff_id: staffId, used_at: now, note })).execute();
}

/** @throws Problem 409 not-claimed, claimed-by-colleague where the thread is not one's own now */
export async function assertMine(tx: Kysely<Schema>, threadId: string, by: { staffId: string; now: Date }): Promise<void> {
  const claim = await claimOf(tx, threadId, by);
  if (claim === null) throw new Problem(409, 'not-claimed', { title: 'Take the thread first' });
  if (!claim.isMine) throw claimedBy(claim);
  await tx.updateTable('thread_claim').set({ used_at: by.now }).where('thread_id', '=', threadId).execute();
}

/** A claim that was last used then, or before, holds no more. */
export const lastUse = (now: Date) => new Date(now.getTime() - CLAIM_MS);

function claimedBy({ name }: Claim): Problem {
  return new Problem(409, 'claimed-by-colleague', { title: 'A colleague answers this', detail: name });
}
