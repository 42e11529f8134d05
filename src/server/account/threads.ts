import type { Kysely, Selectable } from 'kysely';
import type { components } from '../../../openapi/generated/account.ts';
import { dateOf } from '../clock.ts';
import { notFound } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { opaqueId } from '../security/signature.ts';
import type { Shop } from '../shop.ts';
import { ownOrder } from './reservation-rows.ts';

type Schemas = components['schemas'];
type ThreadRow = Selectable<Schema['customer_thread']>;

export async function threadsOf(kysely: Kysely<Schema>, customerId: string): Promise<Schemas['Threads']> {
  const rows = await kysely.selectFrom('customer_thread').selectAll().where('customer_id', '=', customerId).orderBy('updated_at', 'desc').limit(200).execute();
  const threads = rows.map((row) => ({ threadId: row.id, kind: row.kind, subject: row.subject, updatedAt: row.updated_at.toISOString(), unread: isUnread(row) }));
  return { threads, unread: threads.filter(({ unread }) => unread).length };
}

/** The thread with its messages, which have been read by that. @throws Problem 404 */
export async function readThread(shop: Shop, customerId: string, threadId: string): Promise<Schemas['Thread']> {
  const { kysely } = shop.database;
  const thread = await ownThread(kysely, customerId, threadId);
  await kysely.updateTable('customer_thread').set({ read_at: dateOf(shop.clock) }).where('id', '=', thread.id).execute();
  return threadAnswer(kysely, thread);
}

/** The chat of an order; null before its first message. */
export async function chatOf(kysely: Kysely<Schema>, customerId: string, orderId: string): Promise<Schemas['Thread'] | null> {
  const thread = await kysely.selectFrom('customer_thread').selectAll().where('customer_id', '=', customerId).where('order_id', '=', orderId).where('kind', '=', 'chat').orderBy('created_at').executeTakeFirst();
  return thread === undefined ? null : threadAnswer(kysely, thread);
}

/** @throws Problem 404 where it is about an order that is not the customer's */
export async function startThread(shop: Shop, customerId: string, { kind, subject, text, orderId }: { kind: ThreadRow['kind']; subject: string; text: string; orderId: string | null }): Promise<string> {
  const now = dateOf(shop.clock);
  return shop.database.kysely.transaction().execute(async (tx) => {
    if (orderId !== null) await ownOrder(tx, customerId, orderId);
    const chat = kind === 'chat' && orderId !== null
      ? await tx.selectFrom('customer_thread').select('id').where('customer_id', '=', customerId).where('order_id', '=', orderId).where('kind', '=', 'chat').executeTakeFirst() : undefined;
    const id = chat?.id ?? opaqueId();
    if (chat === undefined) await tx.insertInto('customer_thread').values({ id, customer_id: customerId, order_id: orderId, kind, subject: subject.trim(), created_at: now, updated_at: now, read_at: now }).execute();
    await write(tx, id, text, now);
    return id;
  });
}

/** @throws Problem 404 */
export async function replyTo(shop: Shop, customerId: string, threadId: string, text: string): Promise<void> {
  await shop.database.kysely.transaction().execute(async (tx) => {
    const { id } = await ownThread(tx, customerId, threadId);
    await write(tx, id, text, dateOf(shop.clock));
  });
}

async function write(tx: Kysely<Schema>, threadId: string, text: string, now: Date): Promise<void> {
  await tx.insertInto('customer_message').values({ id: opaqueId(), thread_id: threadId, author: 'customer', text: text.trim(), at: now }).execute();
  await tx.updateTable('customer_thread').set({ updated_at: now, read_at: now }).where('id', '=', threadId).execute();
}

async function ownThread(kysely: Kysely<Schema>, customerId: string, threadId: string): Promise<ThreadRow> {
  const row = await kysely.selectFrom('customer_thread').selectAll().where('id', '=', threadId).where('customer_id', '=', customerId).executeTakeFirst();
  if (row === undefined) throw notFound('Thread');
  return row;
}

async function threadAnswer(kysely: Kysely<Schema>, { id, kind, subject }: ThreadRow): Promise<Schemas['Thread']> {
  const messages = await kysely.selectFrom('customer_message').selectAll().where('thread_id', '=', id).orderBy('at').orderBy('id').execute();
  return { threadId: id, kind, subject, messages: messages.map(({ author, text, at }) => ({ author, text, at: at.toISOString() })) };
}

function isUnread({ updated_at, read_at }: ThreadRow): boolean {
  return read_at === null || read_at < updated_at;
}
