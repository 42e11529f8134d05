import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/content.ts';
import { localisedPath } from '../../domain/market/language.ts';
import type { Language } from '../../domain/market/language.ts';
import { SUBSCRIPTION_PATHS } from '../../domain/routes/subscription-paths.ts';
import { formatQueryString } from '../../domain/urls/encoding/query-string.ts';
import { dateOf } from '../clock.ts';
import type { Schema } from '../db/schema.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { signatureOf } from '../security/signature.ts';
import type { Shop } from '../shop.ts';
import { subscriptionToken } from './subscription-token.ts';
import type { MailAction } from './subscription-token.ts';

export type SubscriptionPurpose = components['schemas']['SubscriptionPurpose'];

/** One mail of this kind an hour is enough for an address, however often somebody asks. */
const MAIL_PAUSE_MS = 3_600_000;

interface Asked {
  purpose: SubscriptionPurpose;
  email: string;
  language: Language;
}

/** Remembers who asks and writes the mail that asks back; who is confirmed already is told so. */
export async function askForSubscription(tx: Kysely<Schema>, shop: Shop, asked: Asked): Promise<void> {
  const now = dateOf(shop.clock);
  const email = asked.email.trim().toLowerCase();
  // Of two who ask at once the second waits here, and finds what the first has asked.
  const begun = await tx.insertInto('subscription')
    .values({ id: idOf(shop.config.secret, asked.purpose, email), purpose: asked.purpose, email, language: asked.language, asked_at: now, confirmed_at: null, ended_at: null })
    .onConflict((conflict) => conflict.columns(['purpose', 'email']).doNothing()).returningAll().executeTakeFirst();
  const subscription = begun ?? await tx.selectFrom('subscription').selectAll().where('purpose', '=', asked.purpose).where('email', '=', email).forUpdate().executeTakeFirstOrThrow();
  const { id, asked_at, confirmed_at, ended_at } = subscription;
  const isActive = confirmed_at !== null && ended_at === null;
  if (begun === undefined) {
    const isEndedSince = ended_at !== null && ended_at >= asked_at;
    if (now.getTime() - asked_at.getTime() < MAIL_PAUSE_MS && !isEndedSince) return;
    // That it was ended stays until it is confirmed anew: rights from before that confirm nothing.
    await tx.updateTable('subscription').set(isActive ? { asked_at: now } : { language: asked.language, asked_at: now, confirmed_at: null }).where('id', '=', id).execute();
  }
  const message = isActive ? activeMail(shop, asked, id, now.getTime()) : confirmationMail(shop, asked, id, now.getTime());
  await enqueueMail(tx, shop, { message, to: email, language: asked.language, occasion: `subscription:${id}:${now.getTime()}`, unsubscribeUrl: linkOf(shop, asked, 'end', id, now.getTime()) });
}

/** The same whenever the address asks: the links of a subscription that was forgotten end the one that it has now. */
function idOf(secret: string, purpose: SubscriptionPurpose, email: string): string {
  return signatureOf(secret, 'subscription-id', `${purpose} ${email}`).slice(0, 22);
}

/** The page that does what the reader wants, with the right to it. */
function linkOf({ config }: Shop, { purpose, language }: Asked, action: MailAction, id: string, now: number): string {
  return config.origin + localisedPath(language, SUBSCRIPTION_PATHS[purpose]) + formatQueryString({ [action]: subscriptionToken(config.secret, action, id, now) });
}

function confirmationMail(shop: Shop, asked: Asked, id: string, now: number): MailContent {
  const { config, texts } = shop;
  const { purpose } = asked;
  const { t } = texts[asked.language];
  const link = (action: MailAction) => linkOf(shop, asked, action, id, now);
  return {
    subject: t(`mail.subscription.${purpose}.subject`),
    greeting: t('mail.greeting'),
    paragraphs: [t(`mail.subscription.${purpose}.intro`), t('mail.subscription.ignore')],
    facts: [],
    links: [{ label: t('mail.subscription.confirm'), url: link('confirm') }, { label: t('mail.subscription.end'), url: link('end') }],
    closing: closingOf(config, t),
  };
}

function activeMail(shop: Shop, asked: Asked, id: string, now: number): MailContent {
  const { t } = shop.texts[asked.language];
  return {
    subject: t('mail.subscription.active.subject'),
    greeting: t('mail.greeting'),
    paragraphs: [t(`mail.subscription.${asked.purpose}.active`)],
    facts: [],
    links: [{ label: t('mail.subscription.end'), url: linkOf(shop, asked, 'end', id, now) }],
    closing: closingOf(shop.config, t),
  };
}

function closingOf({ sandbox }: Shop['config'], t: Shop['texts'][Language]['t']): string[] {
  return [t('mail.closing'), ...(sandbox ? [t('mail.sandbox')] : [])];
}
