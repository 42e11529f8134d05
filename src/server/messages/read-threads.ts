import { sql, type Kysely, type Selectable } from 'kysely';
import type { components as AccountComponents } from '../../../openapi/generated/account.ts';
import type { components } from '../../../openapi/generated/messages.ts';
import { notFound } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { isOf, type Party } from './party.ts';

type Schemas = components['schemas'];
export type ThreadRow = Selectable<Schema['customer_thread']>;
type MessageRow = Selectable<Schema['customer_message']>;

const MOST_THREADS = 200;
/** A reader who has missed more asks again for what comes after these. */
const MOST_MESSAGES = 500;
const PREVIEW_LENGTH = 120;

/** A party's thread, whoever else's it is not. @throws Problem 404 */
export async function ownThread(kysely: Kysely<Schema>, party: Party, threadId: string): Promise<ThreadRow> {
  const row = await kysely.selectFrom('customer_thread').selectAll().where('id', '=', threadId).where(isOf(party)).executeTakeFirst();
  if (row === undefined) throw notFound('Thread');
  return row;
}

/** A party's one chat about an order, or, with null, about nothing in particular. */
export async function chatOf(kysely: Kysely<Schema>, party: Party, orderId: string | null): Promise<ThreadRow | null> {
  const key = chatKeyOf(party, orderId);
  return key === null ? null : (await kysely.selectFrom('customer_thread').selectAll().where('chat_key', '=', key).executeTakeFirst()) ?? null;
}

export function chatKeyOf(party: Party, orderId: string | null): string | null {
  if (party === null) return null;
  return 'customerId' in party ? `customer:${party.customerId}:${orderId ?? ''}` : `visitor:${party.visitorId}`;
}

export async function listThreads(kysely: Kysely<Schema>, party: Party): Promise<AccountComponents['schemas']['Threads']> {
  const rows = await kysely.selectFrom('customer_thread').selectAll('customer_thread').where(isOf(party))
    .leftJoin('customer_message as newest', (join) => join.onRef('newest.thread_id', '=', 'customer_thread.id').onRef('newest.sequence', '=', 'customer_thread.last_sequence'))
    .select(['newest.text as newest_text', unreadCount.as('unread')])
    .orderBy('updated_at', 'desc').orderBy('customer_thread.id').limit(MOST_THREADS).execute();
  const threads = rows.map((row) => ({
    threadId: row.id, kind: row.kind, subject: row.subject, reservationId: row.order_id ?? '', preview: previewOf(row.newest_text ?? ''),
    updatedAt: row.updated_at.toISOString(), last: row.last_sequence, unread: Number(row.unread),
  }));
  return { threads, unread: threads.reduce((sum, { unread }) => sum + unread, 0) };
}

/** How many messages of the shop a party has not seen. */
export async function unreadOf(kysely: Kysely<Schema>, party: Party): Promise<number> {
  const row = await kysely.selectFrom('customer_thread').where(isOf(party)).select(sql<string>`coalesce(sum(${unreadCount}), 0)`.as('unread')).executeTakeFirst();
  return Number(row?.unread ?? 0);
}

const unreadCount = sql<string>`(select count(*) from customer_message as other where other.thread_id = customer_thread.id and other.author = 'shop' and other.sequence > customer_thread.customer_seen)`;

/** @param after the number of the last message that the reader has */
export async function threadAnswer(kysely: Kysely<Schema>, thread: ThreadRow, after = 0): Promise<Schemas['Thread']> {
  const rows = await kysely.selectFrom('customer_message').selectAll('customer_message').leftJoin('staff_account', 'staff_account.id', 'customer_message.staff_id').select('staff_account.name as staff_name')
    .where('thread_id', '=', thread.id).where('sequence', '>', after).orderBy('sequence').limit(MOST_MESSAGES).execute();
  const attachments = await attachmentsOf(kysely, rows.map(({ id }) => id));
  return {
    threadId: thread.id, kind: thread.kind, subject: thread.subject, reservationId: thread.order_id ?? '',
    last: thread.last_sequence, customerSeen: thread.customer_seen, staffSeen: thread.staff_seen,
    messages: rows.map((row) => messageAnswer(row, row.staff_name, attachments.get(row.id))),
  };
}

/** The number after which an answer's messages end with the newest one. */
export function beforeNewest({ last_sequence }: Pick<ThreadRow, 'last_sequence'>): number {
  return Math.max(0, last_sequence - MOST_MESSAGES);
}

export function messageAnswer({ id, sequence, client_id, author, text, at }: MessageRow, staffName: string | null, attachments: Schemas['Attachment'][] = []): Schemas['Message'] {
  return { messageId: id, sequence, clientId: client_id, author, authorName: author === 'shop' ? staffName ?? '' : '', text, at: at.toISOString(), attachments };
}

/** By message. */
export async function attachmentsOf(kysely: Kysely<Schema>, messageIds: readonly string[]): Promise<Map<string, Schemas['Attachment'][]>> {
  const found = new Map<string, Schemas['Attachment'][]>();
  if (messageIds.length === 0) return found;
  const rows = await kysely.selectFrom('message_attachment').selectAll().where('message_id', 'in', messageIds).orderBy('position').execute();
  for (const { id, message_id, name, type, size } of rows) {
    const attachment = { attachmentId: id, name, type: type as Schemas['Attachment']['type'], size };
    found.set(message_id!, [...(found.get(message_id!) ?? []), attachment]);
  }
  return found;
}

/** The beginning of a message, in one line. */
export function previewOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > PREVIEW_LENGTH ? `${[...line].slice(0, PREVIEW_LENGTH).join('')}…` : line;
}
