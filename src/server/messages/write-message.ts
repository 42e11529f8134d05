import { sql, type Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/messages.ts';
import { MOST_ATTACHMENTS } from '../../domain/messages/message-limits.ts';
import { notFound, Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { opaqueId } from '../security/signature.ts';
import { notifyThread } from './notify-thread.ts';
import { attachmentsOf, messageAnswer, type ThreadRow } from './read-threads.ts';

type Message = components['schemas']['Message'];

export interface NewMessage {
  text: string;
  /** Chosen by the sender; a message of the same thread, side and id is the same one. Empty: never the same. */
  clientId?: string;
  /** Ids of what the sender has uploaded. */
  attachments?: readonly string[];
}

/** Who writes: the thread's owner, or somebody of the shop. */
export type Author = { side: 'customer'; customerId: string | null } | { side: 'shop'; staffId: string };

const MOST_IN_A_MOMENT = 10;
const MOMENT_MS = 10_000;

/**
 * Appends a message to a thread, or finds it where it was written already. Both sides have seen what they answer.
 * @throws Problem 400 empty-message, 404, 422 unknown-attachment, 429 too-many-messages (customers only)
 */
export async function writeMessage(tx: Kysely<Schema>, threadId: string, author: Author, { text, clientId = '', attachments = [] }: NewMessage, now: Date): Promise<Message> {
  const written = text.trim();
  if (written === '') throw new Problem(400, 'empty-message', { title: 'A message says something' });
  // The lock orders all who write to the thread: numbers without a gap, and one message of two that are the same.
  const thread = await tx.selectFrom('customer_thread').selectAll().where('id', '=', threadId).forUpdate().executeTakeFirst();
  if (thread === undefined) throw notFound('Thread');
  const before = clientId === '' ? undefined
    : await tx.selectFrom('customer_message').selectAll().where('thread_id', '=', threadId).where('author', '=', author.side).where('client_id', '=', clientId).executeTakeFirst();
  if (before !== undefined) return messageAnswer(before, await nameOf(tx, before.staff_id), (await attachmentsOf(tx, [before.id])).get(before.id));
  if (author.side === 'customer') await refuseFlood(tx, thread, now);

  const sequence = thread.last_sequence + 1;
  const message = { id: opaqueId(), thread_id: threadId, sequence, author: author.side, staff_id: author.side === 'shop' ? author.staffId : null, client_id: clientId, text: written, at: now };
  await tx.insertInto('customer_message').values(message).execute();
  await attach(tx, message.id, author, attachments);
  const changed = await tx.updateTable('customer_thread')
    .set({ last_sequence: sequence, updated_at: now, ...(author.side === 'customer' ? { customer_seen: sequence, resolved_at: null } : { staff_seen: sequence }) })
    .where('id', '=', threadId).returningAll().executeTakeFirstOrThrow();
  await notifyThread(tx, changed);
  return messageAnswer(message, await nameOf(tx, message.staff_id), (await attachmentsOf(tx, [message.id])).get(message.id));
}

/** A side has seen the messages up to a number; less than before changes nothing. */
export async function markSeen(tx: Kysely<Schema>, thread: ThreadRow, side: Author['side'], sequence: number): Promise<void> {
  const column = side === 'customer' ? 'customer_seen' : 'staff_seen';
  const changed = await tx.updateTable('customer_thread').set({ [column]: sql<number>`least(${sequence}::int, last_sequence)` })
    .where('id', '=', thread.id).where(column, '<', sql<number>`least(${sequence}::int, last_sequence)`).returningAll().executeTakeFirst();
  if (changed !== undefined) await notifyThread(tx, changed);
}

async function refuseFlood(tx: Kysely<Schema>, { customer_id, visitor_id }: ThreadRow, now: Date): Promise<void> {
  const written = await tx.selectFrom('customer_message').innerJoin('customer_thread', 'customer_thread.id', 'customer_message.thread_id')
    .where('author', '=', 'customer').where('at', '>', new Date(now.getTime() - MOMENT_MS))
    .where((builder) => (customer_id === null ? builder('visitor_id', '=', visitor_id) : builder('customer_id', '=', customer_id)))
    .orderBy('at', 'desc').limit(MOST_IN_A_MOMENT).select('at').execute();
  const oldest = written[MOST_IN_A_MOMENT - 1];
  if (oldest === undefined) return;
  const retryAfter = Math.ceil((oldest.at.getTime() + MOMENT_MS - now.getTime()) / 1000);
  throw new Problem(429, 'too-many-messages', { title: 'Too many messages at once: send it again a little later', retryAfter });
}

async function attach(tx: Kysely<Schema>, messageId: string, author: Author, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const owner = author.side === 'shop' ? author.staffId : author.customerId;
  if (wanted.length > MOST_ATTACHMENTS || owner === null) throw unknownAttachment();
  const attached = await tx.updateTable('message_attachment').set({ message_id: messageId, position: sql<number>`array_position(${wanted}::text[], id)` }).where('id', 'in', wanted).where('message_id', 'is', null)
    .where(author.side === 'shop' ? 'staff_id' : 'customer_id', '=', owner).returning('id').execute();
  if (attached.length !== wanted.length) throw unknownAttachment();
}

async function nameOf(tx: Kysely<Schema>, staffId: string | null): Promise<string | null> {
  return staffId === null ? null : (await tx.selectFrom('staff_account').select('name').where('id', '=', staffId).executeTakeFirst())?.name ?? null;
}

function unknownAttachment(): Problem {
  return new Problem(422, 'unknown-attachment', { title: 'A file of this message is not there: choose it again' });
}
