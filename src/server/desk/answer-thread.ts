import { Problem } from '../contract/problem.ts';
import { notifyThread } from '../messages/notify-thread.ts';
import { writeMessage, type NewMessage } from '../messages/write-message.ts';
import type { Shop } from '../shop.ts';
import { audit, lockThread, type Agent } from './agent.ts';
import { mailAboutComplaint } from './desk-mails.ts';
import { markResolved } from './resolve-thread.ts';
import { assertMine, take } from './thread-claims.ts';

/**
 * Answers as the shop. Only who has the thread may, and only to what they have seen: neither a colleague's answer nor a
 * customer's later message is overlooked. A repeated answer of the same clientId is the same one. It may resolve the thread.
 * @throws Problem 404, 409 not-claimed, claimed-by-colleague, written-meanwhile, 422 unknown-attachment
 */
export async function answerThread(shop: Shop, agent: Agent, threadId: string, { last, resolve = false, ...message }: NewMessage & { last: number; resolve?: boolean }): Promise<void> {
  await shop.database.kysely.transaction().execute(async (tx) => {
    const thread = await lockThread(tx, threadId);
    const before = await tx.selectFrom('customer_message').select('sequence').where('thread_id', '=', threadId).where('author', '=', 'shop').where('client_id', '=', message.clientId ?? '').where('staff_id', '=', agent.staffId).executeTakeFirst();
    if (before !== undefined) {
      // Its answer was lost, and it is sent again to end the thread: nobody has written since.
      if (resolve && thread.resolved_at === null && before.sequence === thread.last_sequence) await markResolved(tx, agent, thread);
      return;
    }
    await assertMine(tx, threadId, agent);
    if (thread.last_sequence !== last) throw new Problem(409, 'written-meanwhile', { title: 'Something was written meanwhile' });
    const { attachments } = await writeMessage(tx, threadId, { side: 'shop', staffId: agent.staffId }, message, agent.now);
    await audit(tx, agent, 'answered', `thread ${threadId}`);
    for (const { attachmentId } of attachments) await audit(tx, agent, 'sentFile', `file ${attachmentId}`);
    const answered = await tx.updateTable('complaint').set(({ fn, val }) => ({ answered_at: agent.now, acknowledged_at: fn.coalesce('acknowledged_at', val(agent.now)) }))
      .where('thread_id', '=', threadId).returningAll().executeTakeFirst();
    if (answered !== undefined) await mailAboutComplaint(tx, shop, { ...answered, sequence: last + 1, files: attachments.length }, 'complaintAnswered');
    if (resolve) await markResolved(tx, agent, thread);
  });
  shop.background.runNow();
}

/** @throws Problem 404, 409 not-a-complaint, already-acknowledged, claimed-by-colleague */
export async function acknowledge(shop: Shop, agent: Agent, threadId: string): Promise<void> {
  await shop.database.kysely.transaction().execute(async (tx) => {
    const thread = await lockThread(tx, threadId);
    const complaint = await tx.selectFrom('complaint').selectAll().where('thread_id', '=', threadId).executeTakeFirst();
    if (complaint === undefined) throw new Problem(409, 'not-a-complaint', { title: 'This is not a complaint' });
    if (complaint.acknowledged_at !== null) throw new Problem(409, 'already-acknowledged', { title: 'It is acknowledged already' });
    await take(tx, threadId, agent);
    await tx.updateTable('complaint').set({ acknowledged_at: agent.now }).where('id', '=', complaint.id).execute();
    await audit(tx, agent, 'acknowledged', `thread ${threadId}`);
    await mailAboutComplaint(tx, shop, { ...complaint, sequence: thread.last_sequence }, 'complaintAcknowledged');
    await notifyThread(tx, thread);
  });
  shop.background.runNow();
}
