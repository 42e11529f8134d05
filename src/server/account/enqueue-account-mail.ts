import type { Kysely } from 'kysely';
import type { Language } from '../../domain/language.ts';
import { localisedPath } from '../../domain/language.ts';
import { formatQueryString } from '../../domain/urls/query-string.ts';
import { MARKET } from '../../domain/market.ts';
import { dateOf } from '../clock.ts';
import type { DocumentData } from '../documents/document-data.ts';
import type { Schema } from '../db/schema.ts';
import { htmlPage, plainText } from '../mail/letter.ts';
import type { Letter } from '../mail/letter.ts';
import { opaqueId } from '../security/signature.ts';
import type { Shop } from '../shop.ts';

type AccountLetter = 'activate' | 'exists' | 'reset' | 'code' | 'passwordChanged';

interface AccountMail {
  letter: AccountLetter;
  to: string;
  language: Language;
  /** Makes it one mail of several requests for the same. */
  occasion: string;
  link?: { path: string; query?: Record<string, string> };
  /** Six digits, for `code`. */
  digits?: string;
}

/** Writes a mail about an account into the outbox, in the transaction that gives rise to it. */
export async function enqueueAccountMail(tx: Kysely<Schema>, shop: Shop, { letter: name, to, language, occasion, link, digits }: AccountMail): Promise<void> {
  const { t } = shop.texts[language];
  const letter: Letter = {
    subject: t(`mail.account.${name}.subject`),
    greeting: t('mail.greeting'),
    paragraphs: [t(`mail.account.${name}.intro`), t(`mail.account.${name}.ignore`)],
    facts: digits === undefined ? [] : [{ label: t('mail.account.code.digits'), value: digits }],
    links: link === undefined ? [] : [{ label: t(`mail.account.${name === 'exists' || name === 'reset' ? name : 'activate'}.link`), url: shop.config.origin + localisedPath(language, link.path) + formatQueryString(link.query ?? {}) }],
    closing: [t('mail.help', { phone: MARKET.phoneLabel }), t('mail.closing'), ...(shop.config.sandbox ? [t('mail.sandbox')] : [])],
  };
  await enqueueLetter(tx, shop, { letter, to, language, occasion, orderId: null });
}

/** Writes any letter into the outbox, once an occasion. */
export async function enqueueLetter(tx: Kysely<Schema>, shop: Shop, { letter, to, language, occasion, orderId, attachments = [] }: { letter: Letter; to: string; language: Language; occasion: string; orderId: string | null; attachments?: DocumentData[] }): Promise<void> {
  const now = dateOf(shop.clock);
  await tx.insertInto('mail_outbox').values({
    id: opaqueId(), occasion, order_id: orderId, language, recipient: to,
    subject: letter.subject, plain: plainText(letter), html: htmlPage(language, letter),
    created_at: now, due_at: now, sent_at: null, sent_by: null, last_error: null, attachments: JSON.stringify(attachments),
  }).onConflict((conflict) => conflict.column('occasion').doNothing()).execute();
}
