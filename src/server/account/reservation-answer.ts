import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/account.ts';
import { cancellationOf } from '../../domain/booking/cancellation-terms.ts';
import type { Language } from '../../domain/market/language.ts';
import { MARKET } from '../../domain/market/market.ts';
import { nameChangeFeeOn } from '../../domain/booking/reservation-rights.ts';
import { todayOf } from '../clock.ts';
import { insurancesOf } from '../documents/travel-documents.ts';
import { hasFlight, hasStay } from '../documents/travel-papers.ts';
import { bookedTrips } from '../documents/trip-vouchers.ts';
import { agreedPrice } from '../order/change-fees.ts';
import { orderAnswer } from '../order/order-answer.ts';
import type { Schema } from '../db/schema.ts';
import type { OrderRow } from '../order/order-rows.ts';
import { payableBy } from '../order/payment-terms.ts';
import { methodName } from '../documents/order-documents.ts';
import { methodsOf } from '../payment/payment-methods.ts';
import { cancellationRefundsOf, type PaymentRow } from '../payment/payment-rows.ts';
import { partBounds, payableVariants } from '../payment/payment-rules.ts';
import type { Shop } from '../shop.ts';
import { chatOf, threadAnswer } from '../messages/read-threads.ts';
import { reviewOf } from './hotel-reviews.ts';
import { deadlinesOfOrder, groupOf } from './reservation-rows.ts';

type Schemas = components['schemas'];

/** Before a trip's place among the trips of the order, from 1. */
export const TRIP_VOUCHER = 'trip-voucher-';

/** All that a customer's own pages show of an order. */
export async function reservationAnswer(shop: Shop, order: OrderRow, customerId: string, language: Language): Promise<Schemas['Reservation']> {
  const { kysely } = shop.database;
  const today = todayOf(shop.clock);
  const deadlines = deadlinesOfOrder(order);
  const payments = await kysely.selectFrom('payment').selectAll().where('order_id', '=', order.id).orderBy('created_at').execute();
  const cancellationRefunds = await cancellationRefundsOf(kysely, order.id);
  const changes = await kysely.selectFrom('order_change').selectAll().where('order_id', '=', order.id).orderBy('at').execute();
  const banks = await methodsOf(kysely, shop, order, language);
  const group = groupOf(order, today);
  const chat = await chatOf(kysely, { customerId }, order.id);
  return {
    order: await orderAnswer(shop, order, language),
    label: order.customer_label,
    group,
    version: order.details_version,
    deadlines,
    nameChangeFee: nameChangeFeeOn(deadlines, today),
    cancellation: group === 'coming' && today <= order.start_date ? cancellationOf({ agreed: await agreedPrice(kysely, order), paid: order.paid_price }, order.start_date, today) : [],
    variants: payableVariants(order, today),
    part: partBounds(order, today),
    banks: banks.map((bank) => ({ ...bank, name: methodName(shop, { language }, { method: bank.code }) })),
    payments: payments.map((payment) => ({
      paymentId: payment.id, date: dayOf(payment.updated_at), amount: payment.amount, status: payment.status,
      method: methodName(shop, { language }, payment), refund: refundOf(payment, cancellationRefunds),
    })),
    changes: changes.map(({ at, kind, fee, refund }) => ({ date: dayOf(at), kind, fee, refund })),
    documents: documentsOf(order),
    review: await reviewOf(kysely, order.id),
    chat: chat === null ? null : await threadAnswer(kysely, chat),
  };
}

/** Of a payment that the order did not need all goes back, of others what a cancellation leaves. */
function refundOf({ id, status, amount, updated_at }: PaymentRow, ofCancellation: Awaited<ReturnType<typeof cancellationRefundsOf>>): Schemas['ReservationPayment']['refund'] {
  if (status === 'refund-due' || status === 'refunded') return { amount, date: status === 'refunded' ? dayOf(updated_at) : null };
  const refund = ofCancellation.find(({ payment_id }) => payment_id === id);
  return refund === undefined ? null : { amount: refund.amount, date: refund.refunded_at === null ? null : dayOf(refund.refunded_at) };
}

/** Contract and invoice at once; what others take as paid once all is paid [account.documents]. */
export function documentsOf(order: Pick<OrderRow, 'status' | 'offer' | 'extras'>): Schemas['ReservationDocument'][] {
  const { status, extras } = order;
  const now = (['travel-contract', 'invoice'] as const).map((kind) => ({ document: kind, kind, title: '', available: 'now' as const }));
  if (status === 'cancelled') return now;
  const available = status === 'paid' ? 'now' as const : 'when-paid' as const;
  const kinds = [
    ...(hasStay(order) ? ['voucher' as const] : []),
    ...(hasFlight(order) ? ['ticket' as const] : []),
    ...(insurancesOf({ extras }).length > 0 ? ['insurance' as const] : []),
  ];
  return [
    ...now,
    ...kinds.map((kind) => ({ document: kind, kind, title: '', available })),
    ...bookedTrips({ extras }).map(({ title }, index) => ({ document: `${TRIP_VOUCHER}${index + 1}`, kind: 'trip-voucher' as const, title, available })),
  ];
}

/** By code; a place that the catalogue has no more is not there. */
export type PlaceNames = ReadonlyMap<string, string>;

/** Of the places that orders lead to, in a language. */
export async function placeNamesOf(kysely: Kysely<Schema>, orders: readonly Pick<OrderRow, 'offer'>[], language: Language): Promise<PlaceNames> {
  const codes = [...new Set(orders.flatMap(({ offer: { destination: { country, resort } } }) => [country.code, resort.code]))];
  if (codes.length === 0) return new Map();
  const places = await kysely.selectFrom('destination').select(['code', 'names']).where('code', 'in', codes).execute();
  return new Map(places.map(({ code, names }) => [code, names[language]]));
}

export function summaryAnswer(order: OrderRow, today: string, placeNames: PlaceNames): Schemas['ReservationSummary'] {
  const { offer } = order;
  const { country, resort } = offer.destination;
  return {
    reservationId: order.id, number: order.number, label: order.customer_label, status: order.status, group: groupOf(order, today),
    hotelName: offer.hotelName, place: [resort, country].map(({ code, name }) => placeNames.get(code) ?? name).join(', '),
    startDate: order.start_date, endDate: order.end_date, totalPrice: order.total_price, paidPrice: order.paid_price,
    duePrice: order.status === 'cancelled' ? 0 : order.total_price - order.paid_price, deposit: order.deposit, depositDue: order.deposit_due,
    balanceDue: payableBy(order, today), currency: order.currency, picture: offer.picture,
  };
}

export function dayOf(date: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(MARKET.timeZone).toPlainDate().toString();
}
