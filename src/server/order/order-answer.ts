import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/commerce.ts';
import type { Language } from '../../domain/market/language.ts';
import type { Schema } from '../db/schema.ts';
import { cancellationRefundsOf, refundsOf } from '../payment/payment-rows.ts';
import { paymentStatus } from '../payment/payment-status.ts';
import { translatedOffer } from '../search/hotel/translated-offer.ts';
import { seatsReservedUntil } from '../seats/flight-seats.ts';
import type { Shop } from '../shop.ts';
import { totalOfExtras } from '../upsell/current-extras.ts';
import { titleOfExtra } from '../upsell/extra-titles.ts';
import { todayOf } from '../clock.ts';
import type { OrderRow } from './order-rows.ts';
import { payableBy } from './payment-terms.ts';

type Order = components['schemas']['Order'];

/** An order as its owner sees it, with names in the given language where they can still be had. */
export async function orderAnswer({ clock, database: { kysely }, texts }: Pick<Shop, 'clock' | 'database' | 'texts'>, order: OrderRow, language: Language): Promise<Order> {
  const today = todayOf(clock);
  const travellers = await kysely.selectFrom('order_traveller').selectAll().where('order_id', '=', order.id).orderBy('position').execute();
  const seatsUntil = order.status === 'placed' ? await seatsReservedUntil(kysely, order.id) : null;
  return {
    orderId: order.id,
    number: order.number,
    reference: order.reference,
    status: order.status,
    cancelledBy: order.status === 'cancelled' ? await cancelledBy(kysely, order) : null,
    createdAt: order.created_at.toISOString(),
    offer: language === order.language ? order.offer : await translatedOffer(kysely, order.offer, order.occupancies, { today, language }),
    owner: {
      firstName: order.owner_first_name,
      lastName: order.owner_last_name,
      email: order.owner_email,
      phone: order.owner_phone,
      street: order.owner_street,
      city: order.owner_city,
      zip: order.owner_zip,
      country: order.owner_country,
    },
    travellers: travellers.map((row) => ({ type: row.type, gender: row.gender, firstName: row.first_name, lastName: row.last_name, birthDate: row.birth_date })),
    totalPrice: order.total_price,
    paidPrice: order.paid_price,
    duePrice: order.total_price - order.paid_price,
    deposit: order.deposit,
    depositDue: order.deposit_due,
    balanceDue: payableBy(order, today),
    payBy: order.pay_by.toISOString(),
    ...(seatsUntil !== null && { seatsReservedUntil: seatsUntil.toISOString() }),
    currency: order.currency,
    extras: order.extras.map((extra) => ({ ...extra, title: titleOfExtra(texts[language], extra, order.offer) })),
    offerPrice: order.total_price - totalOfExtras(order.extras),
    personPrices: order.person_prices,
    paymentVariant: order.payment_variant,
    payment: await paymentStatus(kysely, order.id),
    refunds: [
      ...(await refundsOf(kysely, order.id)).map(({ id, amount, status }) => ({ paymentId: id, amount, reason: 'overpaid' as const, status: status === 'refunded' ? 'refunded' as const : 'due' as const })),
      ...(await cancellationRefundsOf(kysely, order.id)).map(({ payment_id, amount, refunded_at }) => ({ paymentId: payment_id, amount, reason: 'cancellation' as const, status: refunded_at === null ? 'due' as const : 'refunded' as const })),
    ],
  };
}

async function cancelledBy(kysely: Kysely<Schema>, { id }: OrderRow): Promise<Order['cancelledBy']> {
  const asked = await kysely.selectFrom('order_change').select('id').where('order_id', '=', id).where('kind', '=', 'cancellation').executeTakeFirst();
  return asked === undefined ? 'shop' : 'customer';
}

