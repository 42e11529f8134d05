import type { Transaction } from 'kysely';
import { peopleOf } from '../../domain/booking/required-info.ts';
import { localisedPath, type Language } from '../../domain/market/language.ts';
import { MARKET } from '../../domain/market/market.ts';
import { activityOrderPath } from '../../domain/urls/pages/activity-url.ts';
import { dateOf, todayOf } from '../clock.ts';
import type { Schema } from '../db/schema.ts';
import type { VoucherData } from '../documents/document-data.ts';
import { htmlPage, plainText, type MailContent } from '../mail/mail-content.ts';
import { opaqueId } from '../security/signature.ts';
import type { Shop } from '../shop.ts';
import type { ActivityOrderRow } from './activity-order-rows.ts';
import { activityOrderToken } from './activity-order-token.ts';

/** Writes the mail with the vouchers, once a payment, in the transaction that credits the order. */
export async function enqueueActivitiesPaid(tx: Transaction<Schema>, shop: Shop, order: ActivityOrderRow, payment: { id: string; amount: number }): Promise<void> {
  const { t, format } = shop.texts[order.language];
  const rest = order.total_price - order.paid_price;
  const mail: MailContent = {
    subject: t('mail.activities.subject', { number: order.number }),
    greeting: t('mail.greeting'),
    paragraphs: [
      t('mail.activities.intro', { amount: format.money(payment.amount, order.currency) }),
      ...(rest > 0 ? [t('mail.activities.rest', { rest: format.money(rest, order.currency) })] : []),
    ],
    facts: bookedFacts(shop, order),
    links: [{ label: t('mail.activities.view'), url: linkTo(shop, order) }],
    closing: closingOf(shop, order),
  };
  await enqueue(tx, shop, { occasion: `activities-paid:${payment.id}`, language: order.language, recipient: order.email, mail, attachments: order.items.map((item, index) => voucherOf(shop, order, item, index)) });
}

/** Writes that the order has come and until when its places are held, in the transaction that takes them. */
export function enqueueActivitiesPlaced(tx: Transaction<Schema>, shop: Shop, order: ActivityOrderRow): Promise<void> {
  const { t, format } = shop.texts[order.language];
  return tell(tx, shop, order, `activities-placed:${order.id}`, {
    subject: t('mail.activities.placed.subject', { number: order.number }),
    paragraphs: [t('mail.activities.placed.intro', { amount: format.money(order.total_price, order.currency), deadline: format.deadline(order.pay_by.toISOString()) })],
  });
}

/** Writes that nothing was paid in time, in the transaction that gives the places back. */
export function enqueueActivitiesReleased(tx: Transaction<Schema>, shop: Shop, order: ActivityOrderRow): Promise<void> {
  const { t, format } = shop.texts[order.language];
  return tell(tx, shop, order, `activities-released:${order.id}`, {
    subject: t('mail.activities.released.subject', { number: order.number }),
    paragraphs: [t('mail.activities.released.intro', { deadline: format.deadline(order.pay_by.toISOString()) })],
  });
}

/** Writes that money which the order did not need has gone back, once a payment. */
export function enqueueActivitiesRefunded(tx: Transaction<Schema>, shop: Shop, order: ActivityOrderRow, payment: { id: string; amount: number }): Promise<void> {
  const { t, format } = shop.texts[order.language];
  return tell(tx, shop, order, `activities-refunded:${payment.id}`, {
    subject: t('mail.refunded.subject', { number: order.number }),
    paragraphs: [t('mail.refunded.intro', { amount: format.money(payment.amount, order.currency) }), t('mail.refunded.when')],
  });
}

function tell(tx: Transaction<Schema>, shop: Shop, order: ActivityOrderRow, occasion: string, told: Pick<MailContent, 'subject' | 'paragraphs'>): Promise<void> {
  const { t } = shop.texts[order.language];
  const mail: MailContent = { ...told, greeting: t('mail.greeting'), facts: bookedFacts(shop, order), links: [{ label: t('mail.activities.view'), url: linkTo(shop, order) }], closing: closingOf(shop, order) };
  return enqueue(tx, shop, { occasion, language: order.language, recipient: order.email, mail, attachments: [] });
}

function bookedFacts(shop: Shop, order: ActivityOrderRow): MailContent['facts'] {
  const { format } = shop.texts[order.language];
  return order.items.map(({ name, day, time, meetingPoint }) => ({ label: `${format.dayOfWeek(day)} ${time}`, value: `${name}. ${meetingPoint}` }));
}

function closingOf(shop: Shop, order: ActivityOrderRow): MailContent['closing'] {
  const { t } = shop.texts[order.language];
  return [t('mail.help', { phone: MARKET.phoneLabel }), t('mail.closing'), ...(shop.config.sandbox ? [t('mail.sandbox')] : [])];
}

interface Mail {
  occasion: string;
  language: Language;
  recipient: string;
  mail: MailContent;
  attachments: VoucherData[];
}

async function enqueue(tx: Transaction<Schema>, shop: Shop, { occasion, language, recipient, mail, attachments }: Mail): Promise<void> {
  const now = dateOf(shop.clock);
  await tx.insertInto('mail_outbox').values({
    id: opaqueId(), occasion, order_id: null, language, recipient, subject: mail.subject, plain: plainText(mail), html: htmlPage(language, mail),
    attachments: JSON.stringify(attachments), created_at: now, due_at: now, sent_at: null, sent_by: null, last_error: null,
  }).onConflict((conflict) => conflict.column('occasion').doNothing()).execute();
}

function linkTo(shop: Shop, order: ActivityOrderRow): string {
  return shop.config.origin + localisedPath(order.language, activityOrderPath(order.id, activityOrderToken(shop, order)));
}

function voucherOf(shop: Shop, order: ActivityOrderRow, item: ActivityOrderRow['items'][number], index: number): VoucherData {
  const { t, format } = shop.texts[order.language];
  const name = format.name({ firstName: order.first_name, lastName: order.last_name });
  return {
    kind: 'voucher',
    tripType: null,
    language: order.language,
    number: `${order.number}-${index + 1}`,
    issued: todayOf(shop.clock),
    customer: { name, address: '', email: order.email },
    services: [
      { label: t('mail.activities.activity'), value: item.name },
      { label: t('mail.activities.when'), value: `${format.dayOfWeek(item.day)} ${item.time}` },
      { label: t('mail.activities.where'), value: item.meetingPoint },
      { label: t('mail.activities.people'), value: String(peopleOf(item.people)) },
    ],
    sandbox: shop.config.sandbox,
    participants: item.info.people.some((person) => person.name) ? item.info.people.map((person) => ({ name: person.name ?? '', birthDate: '' })) : [{ name, birthDate: '' }],
    notes: [t('mail.activities.bring', { things: item.bring.join(', ') })],
  };
}
