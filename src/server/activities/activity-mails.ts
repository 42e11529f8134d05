import type { Transaction } from 'kysely';
import { peopleOf } from '../../domain/booking/required-info.ts';
import { localisedPath } from '../../domain/market/language.ts';
import { activityOrderPath } from '../../domain/urls/pages/activity-url.ts';
import { todayOf } from '../clock.ts';
import type { Schema } from '../db/schema.ts';
import type { VoucherData } from '../documents/document-data.ts';
import { closingOf } from '../mail/closing.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { Shop } from '../shop.ts';
import type { ActivityOrderRow } from './activity-order-rows.ts';
import { activityOrderToken } from './activity-order-token.ts';

/** Writes the mail with the vouchers, once a payment, in the transaction that credits the order. */
export async function enqueueActivitiesPaid(tx: Transaction<Schema>, shop: Shop, order: ActivityOrderRow, payment: { id: string; amount: number }): Promise<void> {
  const { t, format } = shop.texts[order.language];
  const rest = order.total_price - order.paid_price;
  const message: MailContent = {
    subject: t('mail.activities.subject', { number: order.number }),
    greeting: t('mail.greeting'),
    paragraphs: [
      t('mail.activities.intro', { amount: format.money(payment.amount, order.currency) }),
      ...(rest > 0 ? [t('mail.activities.rest', { rest: format.money(rest, order.currency) })] : []),
    ],
    facts: bookedFacts(shop, order),
    links: [{ label: t('mail.activities.view'), url: linkTo(shop, order) }],
    closing: closingOf({ t }, shop.config),
  };
  await enqueueMail(tx, shop, { message, to: order.email, language: order.language, occasion: `activities-paid:${payment.id}`, attachments: order.items.map((item, index) => voucherOf(shop, order, item, index)) });
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

/** Writes that its owner cancelled the order, in the transaction that gives the places back. */
export function enqueueActivitiesCancelled(tx: Transaction<Schema>, shop: Shop, order: ActivityOrderRow): Promise<void> {
  const { t } = shop.texts[order.language];
  return tell(tx, shop, order, `activities-cancelled:${order.id}`, {
    subject: t('mail.activities.released.subject', { number: order.number }),
    paragraphs: [t('mail.activities.cancelled.intro')],
  });
}

/** Writes that money which the order did not need has gone back, once a payment. */
export function enqueueActivitiesRefunded(tx: Transaction<Schema>, shop: Shop, order: ActivityOrderRow, payment: { id: string; amount: number }): Promise<void> {
  const { t, format } = shop.texts[order.language];
  return tell(tx, shop, order, `activities-refunded:${payment.id}`, {
    subject: t('mail.activities.refunded.subject', { number: order.number }),
    paragraphs: [t('mail.activities.refunded.intro', { amount: format.money(payment.amount, order.currency) }), t('mail.refunded.when')],
  });
}

function tell(tx: Transaction<Schema>, shop: Shop, order: ActivityOrderRow, occasion: string, told: Pick<MailContent, 'subject' | 'paragraphs'>): Promise<void> {
  const { t } = shop.texts[order.language];
  const message: MailContent = { ...told, greeting: t('mail.greeting'), facts: bookedFacts(shop, order), links: [{ label: t('mail.activities.view'), url: linkTo(shop, order) }], closing: closingOf({ t }, shop.config) };
  return enqueueMail(tx, shop, { message, to: order.email, language: order.language, occasion });
}

function bookedFacts(shop: Shop, order: ActivityOrderRow): MailContent['facts'] {
  const { format } = shop.texts[order.language];
  return order.items.map(({ name, day, time, meetingPoint }) => ({ label: `${format.dayOfWeek(day)} ${time}`, value: `${name}. ${meetingPoint}` }));
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
