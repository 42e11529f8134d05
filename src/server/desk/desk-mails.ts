import type { Kysely, Selectable } from 'kysely';
import type { Language } from '../../domain/market/language.ts';
import { localisedPath } from '../../domain/market/language.ts';
import type { Schema } from '../db/schema.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { Shop } from '../shop.ts';
import { closingOf } from '../mail/closing.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';

interface DeskMail {
  to: string;
  language: Language;
  /** Makes it one mail of several causes for the same. */
  occasion: string;
  orderId: string | null;
  subject: string;
  paragraphs: string[];
  facts?: MailContent['facts'];
  /** A page of the customer area: it opens after the login. */
  path: string | null;
}

/** Tells somebody what happened while they did not look; what was written itself stays behind the login. */
export async function enqueueDeskMail(tx: Kysely<Schema>, shop: Shop, { to, language, occasion, orderId, subject, paragraphs, facts = [], path }: DeskMail): Promise<void> {
  const { t } = shop.texts[language];
  const message: MailContent = {
    subject, greeting: t('mail.greeting'), paragraphs, facts,
    links: path === null ? [] : [{ label: t('mail.desk.link'), url: shop.config.origin + localisedPath(language, path) }],
    closing: closingOf({ t }, shop.config),
  };
  await enqueueMail(tx, shop, { message, to, language, occasion, orderId });
}

/** How many files came with a message: they are behind the login as its text is. */
export function fileFacts({ t }: Pick<Shop['texts'][Language], 't'>, files: number): MailContent['facts'] {
  return files === 0 ? [] : [{ label: t('mail.desk.files'), value: String(files) }];
}

/** A complaint is answered or acknowledged: that is told at once, whoever looks. */
export async function mailAboutComplaint(tx: Kysely<Schema>, shop: Shop, complaint: Selectable<Schema['complaint']> & { sequence: number; files?: number }, what: 'complaintAnswered' | 'complaintAcknowledged'): Promise<void> {
  const { email, language } = await tx.selectFrom('customer').innerJoin('customer_thread', 'customer_thread.customer_id', 'customer.id').select(['email', 'customer_thread.language']).where('customer_thread.id', '=', complaint.thread_id).executeTakeFirstOrThrow();
  const { t } = shop.texts[language];
  await enqueueDeskMail(tx, shop, {
    to: email, language, orderId: complaint.order_id, occasion: `${what}:${complaint.id}:${complaint.sequence}`,
    subject: t(`mail.desk.${what}.subject`, { number: complaint.number }), paragraphs: [t(`mail.desk.${what}.intro`)], facts: fileFacts({ t }, complaint.files ?? 0), path: `/mytui/complaints/${complaint.id}`,
  });
  await tx.updateTable('customer_thread').set({ mailed_sequence: complaint.sequence }).where('id', '=', complaint.thread_id).execute();
}
