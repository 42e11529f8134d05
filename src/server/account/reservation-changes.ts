import type { Kysely } from 'kysely';
import { cancellationOf, refundOf } from '../../domain/booking/cancellation-terms.ts';
import { ownerErrors } from '../../domain/booking/checkout-rules.ts';
import { nameError } from '../../domain/booking/contact-rules.ts';
import { phoneNumberOf } from '../../domain/booking/phone-number.ts';
import { changeRightOn, nameChangeFeeOn } from '../../domain/booking/reservation-rights.ts';
import { dateOf, todayOf } from '../clock.ts';
import { notFound, Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { agreedPrice } from '../order/change-fees.ts';
import { bookedFacts } from '../mail/order-mails.ts';
import { changeWithoutOpenPayment, giveUpOpenPayment } from '../payment/close-payment.ts';
import { oweRefund } from '../payment/payment-refunds.ts';
import { cancelOrder } from '../order/cancel-order.ts';
import type { OrderRow } from '../order/order-rows.ts';
import { opaqueId } from '../security/signature.ts';
import type { ServerText } from '../server-texts.ts';
import type { Shop } from '../shop.ts';
import { fieldProblem } from './registration.ts';
import { deadlinesOfOrder, groupOf, lockOwnOrder } from './reservation-rows.ts';
import { closingOf } from '../mail/closing.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';

interface OwnerChange { version: number; phone: string; street: string; city: string; zip: string; country: string }
interface ParticipantChange { version: number; position: number; firstName: string; lastName: string; agreedFee: number }

/** Where the order's owner lives and can be called; name and address of mail stay. @throws Problem 404, 409 changed-elsewhere, 422 */
export async function changeOwner(shop: Shop, customerId: string, orderId: string, change: OwnerChange): Promise<void> {
  await shop.database.kysely.transaction().execute(async (tx) => {
    const order = await changeable(tx, shop, customerId, orderId, change.version);
    const phone = phoneNumberOf(change.phone, change.country);
    const owner = { ...change, firstName: order.owner_first_name, lastName: order.owner_last_name, email: order.owner_email };
    const errors = Object.entries(ownerErrors(owner, phone === undefined)).flatMap(([field, code]) => fieldProblem(field, code));
    if (errors.length > 0) throw notValid(errors);
    await tx.updateTable('orders').set({
      owner_phone: phone ?? change.phone, owner_street: change.street.trim(), owner_city: change.city.trim(), owner_zip: change.zip.trim(), owner_country: change.country,
      details_version: order.details_version + 1, updated_at: dateOf(shop.clock),
    }).where('id', '=', order.id).execute();
    await note(tx, shop, order, 'owner', 0);
  });
}

/**
 * Another name for a traveller, for the fee that the customer has seen and agreed to; the same name costs and changes nothing.
 * @throws Problem 404, 409 changed-elsewhere, change-closed, fee-changed, payment-in-progress, 422
 */
export async function changeParticipant(shop: Shop, customerId: string, orderId: string, change: ParticipantChange): Promise<void> {
  await changeWithoutOpenPayment(shop, async (tx) => {
    const order = await changeable(tx, shop, customerId, orderId, change.version);
    const today = todayOf(shop.clock);
    const deadlines = deadlinesOfOrder(order);
    if (changeRightOn(deadlines, today) === 'closed') throw conflict('change-closed', 'Names can no longer be changed');
    const fee = nameChangeFeeOn(deadlines, today);
    if (fee !== change.agreedFee) throw conflict('fee-changed', `The change costs ${fee} now`);
    const errors = [...fieldProblem('firstName', nameError(change.firstName)), ...fieldProblem('lastName', nameError(change.lastName))];
    if (errors.length > 0) throw notValid(errors);
    const name = { first_name: change.firstName.trim(), last_name: change.lastName.trim() };
    const before = await tx.selectFrom('order_traveller').select(['first_name', 'last_name']).where('order_id', '=', order.id).where('position', '=', change.position).executeTakeFirst();
    if (before === undefined) throw notFound('Traveller');
    if (before.first_name === name.first_name && before.last_name === name.last_name) return { done: undefined };
    const open = fee > 0 ? await giveUpOpenPayment(tx, shop, order.id) : null;
    if (open !== null) return open;
    await tx.updateTable('order_traveller').set(name).where('order_id', '=', order.id).where('position', '=', change.position).execute();
    await tx.updateTable('orders').set({
      total_price: order.total_price + fee, status: fee > 0 && order.status === 'paid' ? 'deposit-paid' : order.status,
      details_version: order.details_version + 1, updated_at: dateOf(shop.clock),
    }).where('id', '=', order.id).execute();
    await note(tx, shop, order, 'participant', fee);
    return { done: undefined };
  });
}

/**
 * Cancels by the dated terms: what the order held is free, what was paid beyond the fee goes back by background work.
 * @throws Problem 404, 409 fee-changed, already-cancelled, departed, payment-in-progress
 */
export async function cancelReservation(shop: Shop, customerId: string, orderId: string, agreedFee: number): Promise<void> {
  await changeWithoutOpenPayment(shop, async (tx) => {
    const order = await lockOwnOrder(tx, customerId, orderId);
    const today = todayOf(shop.clock);
    if (order.status === 'cancelled') throw conflict('already-cancelled', 'The reservation is cancelled already');
    if (order.start_date < today) throw conflict('departed', 'The journey has begun');
    const agreed = await agreedPrice(tx, order);
    const [step] = cancellationOf({ agreed, paid: order.paid_price }, order.start_date, today);
    const fee = step?.fee ?? agreed;
    if (fee !== agreedFee) throw conflict('fee-changed', `Cancelling costs ${fee} now`);
    const open = await giveUpOpenPayment(tx, shop, order.id);
    if (open !== null) return open;
    const now = dateOf(shop.clock);
    await cancelOrder(tx, order, now);
    const refund = refundOf({ fee, paid: order.paid_price });
    await oweRefund(tx, order, refund, now);
    await note(tx, shop, order, 'cancellation', fee, refund);
    const { t } = shop.texts[order.language];
    await enqueueMail(tx, shop, {
      to: order.owner_email, language: order.language, occasion: `reservation-cancelled:${order.id}`, orderId: order.id,
      message: {
        subject: t('mail.account.cancelled.subject', { number: order.number }), greeting: t('mail.greeting'),
        paragraphs: [cancelledText(shop.texts[order.language], order, fee, refund)],
        facts: bookedFacts(shop.texts[order.language], order), links: [], closing: closingOf({ t }, shop.config),
      },
    });
    return { done: undefined };
  });
}

/** What was paid, what cancelling has cost, and what goes back. Minor units. */
function cancelledText({ t, format }: ServerText, { currency, paid_price: paid }: OrderRow, fee: number, refund: number): string {
  if (fee === 0) return t('mail.account.cancelled.free');
  const facts = { paid: format.money(paid, currency), fee: format.money(fee, currency) };
  return refund === 0 ? t('mail.account.cancelled.kept', facts) : t('mail.account.cancelled.intro', { ...facts, refund: format.money(refund, currency) });
}

async function changeable(tx: Kysely<Schema>, shop: Shop, customerId: string, orderId: string, version: number): Promise<OrderRow> {
  const order = await lockOwnOrder(tx, customerId, orderId);
  if (groupOf(order, todayOf(shop.clock)) !== 'coming') throw conflict('change-closed', 'The reservation can no longer be changed');
  if (order.details_version !== version) throw conflict('changed-elsewhere', 'The reservation was changed meanwhile');
  return order;
}

async function note(tx: Kysely<Schema>, shop: Shop, { id }: OrderRow, kind: 'owner' | 'participant' | 'cancellation', fee: number, refund = 0): Promise<void> {
  await tx.insertInto('order_change').values({ id: opaqueId(), order_id: id, kind, fee, refund, at: dateOf(shop.clock) }).execute();
}

function conflict(code: string, title: string): Problem {
  return new Problem(409, code, { title });
}

function notValid(errors: ReturnType<typeof fieldProblem>): Problem {
  return new Problem(422, 'details-invalid', { title: 'Some details are not valid', errors });
}
