import type { Kysely } from 'kysely';
import { Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { notifyThread } from '../messages/notify-thread.ts';
import type { ThreadRow } from '../messages/read-threads.ts';
import { markSeen } from '../messages/write-message.ts';
import type { Shop } from '../shop.ts';
import { audit, lockThread, type Agent } from './agent.ts';
import { take } from './thread-claims.ts';

/**
 * Nothing is left to do about a thread that nobody else has: it leaves the lists of what is open until the customer writes
 * again. A resolved one stays as it is.
 * @throws Problem 404, 409 claimed-by-colleague, written-meanwhile, complaint-unanswered
 */
export async function resolveThread({ database: { kysely } }: Shop, agent: Agent, threadId: string, last: number): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    const thread = await lockThread(tx, threadId);
    if (thread.resolved_at !== null) return;
    await take(tx, threadId, agent);
    if (thread.last_sequence !== last) throw new Problem(409, 'written-meanwhile', { title: 'Something was written meanwhile' });
    const unanswered = await tx.selectFrom('complaint').select('id').where('thread_id', '=', threadId).where('answered_at', 'is', null).executeTakeFirst();
    if (unanswered !== undefined) throw new Problem(409, 'complaint-unanswered', { title: 'A complaint is answered first' });
    await markResolved(tx, agent, thread);
  });
}

/** Needs the thread's lock, and that it is the agent's. */
export async function markResolved(tx: Kysely<Schema>, agent: Agent, { id }: Pick<ThreadRow, 'id'>): Promise<void> {
  const thread = await tx.updateTable('customer_thread').set({ resolved_at: agent.now }).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
  await tx.deleteFrom('thread_claim').where('thread_id', '=', id).execute();
  await audit(tx, agent, 'resolved', `thread ${id}`);
  await markSeen(tx, thread, 'shop', thread.last_sequence);
  await notifyThread(tx, thread);
}
