import type { Kysely } from 'kysely';
import type { Language } from '../../domain/market/language.ts';
import { dateOf } from '../clock.ts';
import type { Schema } from '../db/schema.ts';
import type { DocumentData } from '../documents/document-data.ts';
import { opaqueId } from '../security/signature.ts';
import type { Shop } from '../shop.ts';
import { htmlPage, plainText, type MailContent } from './mail-content.ts';

interface Mail {
  message: MailContent;
  to: string;
  language: Language;
  /** Makes it one mail of several causes for the same. */
  occasion: string;
  orderId?: string | null;
  cartId?: string;
  attachments?: DocumentData[];
  /** Ends what the mail belongs to, by one press in the reader's mail program. */
  unsubscribeUrl?: string;
}

/** Writes a mail into the outbox, once an occasion, in the transaction that gives rise to it. */
export async function enqueueMail(tx: Kysely<Schema>, { clock }: Pick<Shop, 'clock'>, { message, to, language, occasion, orderId = null, cartId, attachments = [], unsubscribeUrl }: Mail): Promise<void> {
  const now = dateOf(clock);
  await tx.insertInto('mail_outbox').values({
    id: opaqueId(), occasion, order_id: orderId, cart_id: cartId ?? null, language, recipient: to,
    subject: message.subject, plain: plainText(message), html: htmlPage(language, message), attachments: JSON.stringify(attachments),
    unsubscribe_url: unsubscribeUrl ?? null, created_at: now, due_at: now, sent_at: null, sent_by: null, last_error: null,
  }).onConflict((conflict) => conflict.column('occasion').doNothing()).execute();
}
