import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/messages.ts';
import type { Language } from '../../domain/market/language.ts';
import { lockCustomer } from '../account/customer-rows.ts';
import { ownOrder } from '../account/reservation-rows.ts';
import { notFound } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { opaqueId } from '../security/signature.ts';
import type { Party } from './party.ts';
import { chatKeyOf, type ThreadRow } from './read-threads.ts';
import { writeMessage, type NewMessage } from './write-message.ts';

export interface NewThread extends NewMessage {
  kind: ThreadRow['kind'];
  subject: string;
  /** Null where it is about no reservation. */
  orderId: string | null;
  language: Language;
  /** Where a visitor without a login is answered. */
  email?: string;
}

/**
 * Begins a thread with its first message. With the clientId of one that was begun, that one; a chat that is there goes on.
 * @throws Problem 404 where it is about an order that is not the customer's, and as writeMessage
 */
export async function startThread(tx: Kysely<Schema>, party: NonNullable<Party>, { kind, subject, orderId, language, email = '', ...first }: NewThread, now: Date): Promise<{ threadId: string; message: components['schemas']['Message'] }> {
  const customerId = 'customerId' in party ? party.customerId : null;
  const visitorId = 'visitorId' in party ? party.visitorId : null;
  if (orderId !== null) {
    if (customerId === null) throw notFound('Reservation');
    await ownOrder(tx, customerId, orderId);
  }
  const isChat = kind === 'chat';
  // Before what would be the same chat, as adopted ones are: two never wait for each other.
  if (isChat && customerId !== null) await lockCustomer(tx, customerId);
  const own = {
    id: opaqueId(), customer_id: customerId, visitor_id: visitorId, order_id: orderId, kind, subject: subject.trim(), created_at: now, updated_at: now,
    language, contact_email: email.trim(), chat_key: isChat ? chatKeyOf(party, orderId) : null, client_id: isChat ? '' : first.clientId ?? '',
  };
  // Two that begin the same wait for each other here; the second goes on with the first one's.
  const begun = await tx.insertInto('customer_thread').values(own).onConflict((conflict) => conflict.doNothing()).returning('id').executeTakeFirst()
    ?? await tx.selectFrom('customer_thread').select('id')
      .where((builder) => (isChat ? builder('chat_key', '=', own.chat_key) : builder.and([builder('customer_id', '=', customerId), builder('client_id', '=', own.client_id)])))
      .executeTakeFirstOrThrow();
  if (own.contact_email !== '') await tx.updateTable('customer_thread').set({ contact_email: own.contact_email }).where('id', '=', begun.id).execute();
  return { threadId: begun.id, message: await writeMessage(tx, begun.id, { side: 'customer', customerId }, first, now) };
}

/** What a visitor has chatted before the login goes on as the customer's, in the mailbox where there is a chat already. */
export function adoptThreads(kysely: Kysely<Schema>, visitorId: string, customerId: string): Promise<void> {
  return kysely.transaction().execute(async (tx) => {
    // Two logins, or a chat that the customer begins meanwhile, wait here: the customer has one chat.
    if (await lockCustomer(tx, customerId) !== null) await adopt(tx, visitorId, customerId);
  });
}

async function adopt(tx: Kysely<Schema>, visitorId: string, customerId: string): Promise<void> {
  const found = await tx.selectFrom('customer_thread').select(['id', 'chat_key']).where('visitor_id', '=', visitorId).where('customer_id', 'is', null).execute();
  for (const { id, chat_key } of found) {
    const key = chat_key === null ? null : chatKeyOf({ customerId }, null);
    const taken = key === null ? undefined : await tx.selectFrom('customer_thread').select('id').where('chat_key', '=', key).executeTakeFirst();
    await tx.updateTable('customer_thread').set({ customer_id: customerId, visitor_id: null, chat_key: taken === undefined ? key : null }).where('id', '=', id).execute();
  }
}
