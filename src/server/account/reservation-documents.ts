import { todayOf } from '../clock.ts';
import type { DocumentData } from '../documents/document-data.ts';
import { documentFileName, makeDocument } from '../documents/make-document.ts';
import { invoiceOf, receiptOf, travelContractOf } from '../documents/order-documents.ts';
import { insuranceOf, ticketOf } from '../documents/travel-documents.ts';
import { stayVoucherOf } from '../documents/travel-papers.ts';
import { tripVouchersOf } from '../documents/trip-vouchers.ts';
import { notFound } from '../contract/problem.ts';
import type { OrderRow } from '../order/order-rows.ts';
import type { Shop } from '../shop.ts';
import { dayOf, documentsOf, TRIP_VOUCHER } from './reservation-answer.ts';

/** Before a payment's id: the receipt for it. */
const RECEIPT = 'receipt-';

/** A paper of an order as it stands now. @throws Problem 404 for one that the order has not got */
export async function reservationDocument(shop: Shop, order: OrderRow, kind: string): Promise<{ name: string; file: Buffer }> {
  const data = await documentDataOf(shop, order, kind);
  return { name: documentFileName(data), file: await makeDocument(shop.texts, data) };
}

/** @throws Problem 404 for a paper that the order has not got */
export async function documentDataOf(shop: Shop, order: OrderRow, wanted: string): Promise<DocumentData> {
  if (wanted.startsWith(RECEIPT)) return receiptData(shop, order, wanted.slice(RECEIPT.length));
  const { kysely } = shop.database;
  const kind = documentsOf(order).find(({ document, available }) => document === wanted && available === 'now')?.kind;
  if (kind === undefined) throw notFound('Document');
  if (kind === 'ticket') return ticketOf(kysely, shop, order);
  if (kind === 'insurance') return insuranceOf(kysely, shop, order);
  if (kind === 'voucher') return stayVoucherOf(kysely, shop, order);
  if (kind === 'trip-voucher') return (await tripVouchersOf(kysely, shop, order))[Number(wanted.slice(TRIP_VOUCHER.length)) - 1]!;
  const contract = await travelContractOf(kysely, shop, order);
  if (kind === 'travel-contract') return contract;
  const { language, tripType, number, customer, services, sandbox, currency } = contract;
  const base = { language, tripType, number, customer, services, sandbox, issued: todayOf(shop.clock) };
  const payments = await kysely.selectFrom('payment').selectAll().where('order_id', '=', order.id).where('status', '=', 'paid').orderBy('updated_at').execute();
  // Of the last payment: the same paper has the same day whenever it is asked for.
  const last = payments.at(-1);
  return { kind, ...base, ...(last && { issued: dayOf(last.updated_at) }), ...(await invoiceOf(kysely, shop, order, payments)), currency, invoiceNumber: number.replace('Z-', 'F-') };
}

async function receiptData(shop: Shop, order: OrderRow, paymentId: string): Promise<DocumentData> {
  const payments = await shop.database.kysely.selectFrom('payment').selectAll().where('order_id', '=', order.id).where('status', '=', 'paid').orderBy('updated_at').execute();
  const place = payments.findIndex(({ id }) => id === paymentId);
  if (place === -1) throw notFound('Document');
  const payment = payments[place]!;
  const receipt = await receiptOf(shop.database.kysely, shop, order, payment);
  const date = dayOf(payment.updated_at);
  return { ...receipt, issued: date, payment: { ...receipt.payment, date }, paid: payments.slice(0, place + 1).reduce((sum, { amount }) => sum + amount, 0) };
}
