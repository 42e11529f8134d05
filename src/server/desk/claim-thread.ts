import { Problem } from '../contract/problem.ts';
import { markSeen } from '../messages/write-message.ts';
import { notifyThread } from '../messages/notify-thread.ts';
import type { Shop } from '../shop.ts';
import { audit, lockThread, type Agent } from './agent.ts';
import { assertMine, lockAgent, take } from './thread-claims.ts';

/** Takes a thread to answer it, which opens a resolved one again; the customer sees that it was read. @throws Problem 404, 409 claimed-by-colleague */
export async function claimThread({ database: { kysely } }: Shop, agent: Agent, threadId: string): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    const thread = await lockThread(tx, threadId);
    await take(tx, threadId, agent);
    await audit(tx, agent, 'claimed', `thread ${threadId}`);
    await tx.updateTable('customer_thread').set({ resolved_at: null }).where('id', '=', threadId).execute();
    await markSeen(tx, thread, 'shop', thread.last_sequence);
    await notifyThread(tx, thread);
  });
}

/** @throws Problem 404, 409 where the thread is not one's own */
export async function releaseThread({ database: { kysely } }: Shop, agent: Agent, threadId: string): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    const thread = await lockThread(tx, threadId);
    await assertMine(tx, threadId, agent);
    await tx.deleteFrom('thread_claim').where('thread_id', '=', threadId).execute();
    await audit(tx, agent, 'released', `thread ${threadId}`);
    await notifyThread(tx, thread);
  });
}

/** Gives one's own thread to a colleague, with a word. @throws Problem 404, 409 not-an-agent, or where the thread is not one's own */
export async function handOver({ database: { kysely } }: Shop, agent: Agent, threadId: string, { staffId, note }: { staffId: string; note: string }): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    const thread = await lockThread(tx, threadId);
    const isAgent = await lockAgent(tx, staffId);
    await assertMine(tx, threadId, agent);
    if (!isAgent) throw new Problem(409, 'not-an-agent', { title: 'Only agents answer' });
    await tx.updateTable('thread_claim').set({ staff_id: staffId, handed_by: agent.staffId, note: note.trim(), used_at: agent.now }).where('thread_id', '=', threadId).execute();
    await audit(tx, agent, 'handedOver', `thread ${threadId}`);
    await notifyThread(tx, thread);
  });
}
