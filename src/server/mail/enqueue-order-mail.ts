import type { Kysely } from 'kysely';
import { addDays } from '../../domain/dates/iso-date.ts';
import { MARKET } from '../../domain/market/market.ts';
import { todayOf } from '../clock.ts';
import type { Schema } from '../db/schema.ts';
import type { DocumentData } from '../documents/document-data.ts';
import { receiptOf, travelContractOf } from '../documents/order-documents.ts';
import { travelPapersOf } from '../documents/travel-papers.ts';
import type { OrderRow } from '../order/order-rows.ts';
import type { PaymentRow } from '../payment/payment-rows.ts';
import { orderToken } from '../security/order-token.ts';
import type { Shop } from '../shop.ts';
import { enqueueMail } from './enqueue-mail.ts';
import type { MailContent } from './mail-content.ts';
import { extrasBoughtMail, orderPlacedMail, paymentReceivedMail, orderReleasedMail, paymentRefundedMail, paymentRefusedMail, seatsReleasedMail } from './order-mails.ts';

/** A mail opens its order until some weeks after the trip. */
const TOKEN_DAYS_AFTER_TRIP = 60;

/** Writes the mail of a new order into the outbox, in the transaction that makes the order. */
export async function enqueueOrderReceived(tx: Kysely<Schema>, shop: Shop, order: OrderRow): Promise<void> {
  const contract = await travelContractOf(tx, shop, order);
  const mail = orderPlacedMail(shop.texts[order.language], order, contract.participants.map(({ name }) => name), contextOf(shop, order));
  return enqueue(tx, shop, order, `order-placed:${order.id}`, mail, [contract]);
}

/** Writes the mail that an order was not paid in time and is cancelled, in the transaction that gives its rooms back. */
export function enqueueOrderReleased(tx: Kysely<Schema>, shop: Shop, order: OrderRow): Promise<void> {
  return enqueue(tx, shop, order, `order-released:${order.id}`, orderReleasedMail(shop.texts[order.language], order, contextOf(shop, order)));
}

/** Writes the mail that the seats of an order were not paid in time, in the transaction that frees them. */
export async function enqueueSeatsReleased(tx: Kysely<Schema>, shop: Shop, order: OrderRow): Promise<void> {
  // The contract in the mailbox has the price with the seats.
  return enqueue(tx, shop, order, `seats-released:${order.id}`, seatsReleasedMail(shop.texts[order.language], order, contextOf(shop, order)), [await travelContractOf(tx, shop, order)]);
}

/** Writes the mail that extras were bought after the booking, in the transaction that adds them; where nothing is left to pay with all papers of the journey. @param added minor units */
export async function enqueueExtrasBought(tx: Kysely<Schema>, shop: Shop, order: OrderRow, added: number): Promise<void> {
  // The contract in the mailbox has the price without them.
  const files = [await travelContractOf(tx, shop, order), ...await papersWhenPaid(tx, shop, order)];
  return enqueue(tx, shop, order, `extras-bought:${order.id}:${order.wanted_version}`, extrasBoughtMail(shop.texts[order.language], order, added, files, contextOf(shop, order)), files);
}

/** Writes the mail that money has come, once a payment, in the transaction that credits the order; with all of it come the papers of the journey. */
export async function enqueuePaymentReceived(tx: Kysely<Schema>, shop: Shop, order: OrderRow, payment: PaymentRow): Promise<void> {
  const files = [await receiptOf(tx, shop, order, payment), ...await papersWhenPaid(tx, shop, order)];
  return enqueue(tx, shop, order, `payment-received:${payment.id}`, paymentReceivedMail(shop.texts[order.language], order, payment.amount, files, contextOf(shop, order)), files);
}

/** Writes the mail that the bank said no, once a payment. */
export function enqueuePaymentRefused(tx: Kysely<Schema>, shop: Shop, order: OrderRow, payment: PaymentRow): Promise<void> {
  return enqueue(tx, shop, order, `payment-refused:${payment.id}`, paymentRefusedMail(shop.texts[order.language], order, payment.amount, contextOf(shop, order)));
}

/** Writes the mail that money which the order did not need has gone back, once a payment. */
export function enqueuePaymentRefunded(tx: Kysely<Schema>, shop: Shop, order: OrderRow, payment: PaymentRow): Promise<void> {
  return enqueue(tx, shop, order, `payment-refunded:${payment.id}`, paymentRefundedMail(shop.texts[order.language], order, payment.amount, contextOf(shop, order)));
}

/** Writes the mail that money of a cancelled order has gone back, once a refund. */
export function enqueueCancellationRefunded(tx: Kysely<Schema>, shop: Shop, order: OrderRow, refund: { id: string; amount: number }): Promise<void> {
  return enqueue(tx, shop, order, `cancellation-refunded:${refund.id}`, paymentRefundedMail(shop.texts[order.language], order, refund.amount, contextOf(shop, order), 'cancellation'));
}

async function papersWhenPaid(tx: Kysely<Schema>, shop: Shop, order: OrderRow): Promise<DocumentData[]> {
  return order.paid_price === order.total_price ? travelPapersOf(tx, shop, order) : [];
}

function contextOf({ config, clock }: Shop, order: OrderRow) {
  const expiry = Temporal.PlainDate.from(addDays(order.end_date, TOKEN_DAYS_AFTER_TRIP)).toZonedDateTime(MARKET.timeZone).epochMilliseconds;
  return { origin: config.origin, token: orderToken(config.secret, order.id, expiry), sandbox: config.sandbox, today: todayOf(clock) };
}

function enqueue(tx: Kysely<Schema>, shop: Shop, order: OrderRow, occasion: string, message: MailContent, attachments: DocumentData[] = []): Promise<void> {
  return enqueueMail(tx, shop, { message, to: order.owner_email, language: order.language, occasion, orderId: order.id, attachments });
}
