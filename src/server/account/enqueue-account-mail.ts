import type { Kysely } from 'kysely';
import type { Language } from '../../domain/market/language.ts';
import { localisedPath } from '../../domain/market/language.ts';
import { formatQueryString } from '../../domain/urls/encoding/query-string.ts';
import type { Schema } from '../db/schema.ts';
import { closingOf } from '../mail/closing.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { Shop } from '../shop.ts';

type AccountMailKind = 'activate' | 'exists' | 'reset' | 'code' | 'codesEnded' | 'passwordChanged' | 'newEmail' | 'emailTaken' | 'emailChanged';

interface AccountMail {
  mail: AccountMailKind;
  to: string;
  language: Language;
  /** Makes it one mail of several requests for the same. */
  occasion: string;
  link?: { path: string; query?: Record<string, string> };
  /** Six digits, for `code`. */
  digits?: string;
}

/** Writes a mail about an account into the outbox, in the transaction that gives rise to it. */
export async function enqueueAccountMail(tx: Kysely<Schema>, shop: Shop, { mail: name, to, language, occasion, link, digits }: AccountMail): Promise<void> {
  const { t } = shop.texts[language];
  const message: MailContent = {
    subject: t(`mail.account.${name}.subject`),
    greeting: t('mail.greeting'),
    paragraphs: [t(`mail.account.${name}.intro`), t(`mail.account.${name}.ignore`)],
    facts: digits === undefined ? [] : [{ label: t('mail.account.code.digits'), value: digits }],
    links: link === undefined ? [] : [{ label: t(`mail.account.${name === 'exists' || name === 'reset' || name === 'codesEnded' || name === 'newEmail' ? name : 'activate'}.link`), url: shop.config.origin + localisedPath(language, link.path) + formatQueryString(link.query ?? {}) }],
    closing: closingOf({ t }, shop.config),
  };
  await enqueueMail(tx, shop, { message, to, language, occasion });
}
