import { isDeepStrictEqual } from 'node:util';
import { sql, type Kysely } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { components } from '../../../openapi/generated/excursions.ts';
import { emailError, nameError } from '../../domain/booking/contact-rules.ts';
import { homeCountryOf } from '../../domain/market/home-countries.ts';
import type { Language } from '../../domain/market/language.ts';
import { phoneNumberOf } from '../../domain/booking/phone-number.ts';
import { peopleOf } from '../../domain/booking/required-info.ts';
import { customerLoginOf } from '../account/current-customer.ts';
import { dateOf, todayOf } from '../clock.ts';
import { notFound, Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import type { SoldItem } from '../db/schema.activities.ts';
import { placedFrom } from '../order/unpaid-orders.ts';
import { opaqueId } from '../security/signature.ts';
import type { Shop } from '../shop.ts';
import { activityCartIdOf, alreadyOrdered, presentCart } from './activity-cart.ts';
import { enqueueActivitiesPlaced } from './activity-mails.ts';
import { openActivityCartIds } from './activity-order-access.ts';
import { activityOrderById, type ActivityOrderRow } from './activity-order-rows.ts';
import { activityOrderToken } from './activity-order-token.ts';
import { ActivityFull, takePlaces, type ActivityPlaces } from './activity-places.ts';
import { closingTime } from './activity-times.ts';
import { assertFewUnpaidActivities } from './unpaid-activity-orders.ts';

type Schemas = components['schemas'];

/** Places are held so long for somebody who has not paid. */
const HELD_MINUTES = 45;

interface OrderRequest {
  contact: Schemas['ActivityContact'];
  items: Schemas['ShownItem'][];
  totalPrice: number;
  language: Language;
}

/**
 * Orders the basket, once: asked again, the same order answers. One transaction: the basket is locked, places are taken.
 * @throws Problem 422 details-invalid, 409 basket-changed where the basket holds other than what is shown, time-full naming the item, price-changed, too-many-unpaid-orders, already-ordered with other details or when the order is over, naming it; 404 for an empty basket
 */
export async function placeActivityOrder(shop: Shop, request: FastifyRequest, asked: OrderRequest): Promise<ActivityOrderRow> {
  assertContact(asked);
  const cartId = activityCartIdOf(request, shop.config) ?? '';
  const closing = closingTime(shop.clock);
  const login = await customerLoginOf(request, shop);
  const orderer = { address: request.ip, email: asked.contact.email, cartIds: await openActivityCartIds(request, shop), customerId: login?.subject ?? null };
  let items: SoldItem[] = [];
  try {
    return await shop.database.kysely.transaction().execute(async (tx) => {
      const cart = await tx.selectFrom('activity_cart').selectAll().where('id', '=', cartId).forUpdate().executeTakeFirst();
      if (cart === undefined || cart.items.length === 0) throw notFound('Basket');
      if (cart.order_id !== null) return sameOrder(await activityOrderById(tx, cart.order_id), asked);
      await assertFewUnpaidActivities(tx, shop, orderer);
      items = await soldItems(shop, tx, cart.items, asked.language);
      if (!areShown(items, asked.items)) throw new Problem(409, 'basket-changed', { title: 'The basket holds other than what is shown' });
      const total = items.reduce((sum, { price }) => sum + price, 0);
      await takePlaces(tx, items.map(placesOf), closing);
      if (total !== asked.totalPrice) throw new Problem(409, 'price-changed', { title: 'The price has changed', errors: [{ pointer: '/body/totalPrice', code: 'price-changed', message: String(total) }] });
      const order = await insertOrder(tx, shop, cartId, items, total, asked, placedFrom(shop, orderer));
      await tx.updateTable('activity_cart').set({ order_id: order.id, updated_at: dateOf(shop.clock) }).where('id', '=', cartId).execute();
      await enqueueActivitiesPlaced(tx, shop, order);
      return order;
    });
  } catch (error) {
    if (!(error instanceof ActivityFull)) throw error;
    const full = items.filter(({ activityId, day, time }) => activityId === error.places.activityCode && day === error.places.day && time === error.places.time);
    throw new Problem(409, 'time-full', { title: 'There is no room for so many at a time', errors: full.map(({ itemId }) => ({ pointer: `/items/${itemId}`, code: 'time-full', message: 'is full' })) });
  }
}

/** The order that the basket became, for who asks for the same; a correction must not be lost silently. */
function sameOrder(order: ActivityOrderRow, { contact, items, totalPrice, language }: OrderRequest): ActivityOrderRow {
  const { firstName, lastName, email, phone } = written(contact, language);
  const isSame = areShown(order.items, items) && order.total_price === totalPrice && order.first_name === firstName && order.last_name === lastName && order.email === email && order.phone === phone;
  if (isSame && order.status !== 'cancelled') return order;
  throw alreadyOrdered(order);
}

/** Whether a page shows these items, each at its day and time and for its people. */
function areShown(items: readonly Schemas['ShownItem'][], shown: readonly Schemas['ShownItem'][]): boolean {
  const told = ({ itemId, day, time, people: { adult, child, infant } }: Schemas['ShownItem']) => JSON.stringify([itemId, day, time, adult, child, infant]);
  return isDeepStrictEqual(items.map(told).sort(), shown.map(told).sort());
}

/** A contact as it is stored. */
function written({ firstName, lastName, email, phone }: Schemas['ActivityContact'], language: Language): Schemas['ActivityContact'] {
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), phone: phoneNumberOf(phone, homeCountryOf(language)) ?? phone };
}

function placesOf({ activityId, day, time, people }: SoldItem): ActivityPlaces {
  return { activityCode: activityId, day, time, people: peopleOf(people) };
}

export function placesOfOrder({ items }: Pick<ActivityOrderRow, 'items'>): ActivityPlaces[] {
  return items.map(placesOf);
}

function assertContact({ contact: { firstName, lastName, email, phone }, language }: OrderRequest): void {
  const problems = {
    firstName: nameError(firstName.trim()),
    lastName: nameError(lastName.trim()),
    email: emailError(email.trim()),
    phone: phone.trim() === '' ? 'required' : phoneNumberOf(phone, homeCountryOf(language)) === undefined ? 'invalid' : undefined,
  };
  const errors = Object.entries(problems).flatMap(([field, problem]) => (problem === undefined ? [] : [{ pointer: `/body/contact/${field}`, code: String(problem), message: String(problem) }]));
  if (errors.length > 0) throw new Problem(422, 'details-invalid', { title: 'Some details are not valid', errors });
}

/** The basket's items with texts and prices of now. */
async function soldItems(shop: Shop, tx: Kysely<Schema>, items: Parameters<typeof presentCart>[1], language: Language): Promise<SoldItem[]> {
  const cart = await presentCart({ ...shop, database: { ...shop.database, kysely: tx } as Shop['database'] }, items, language);
  const bring = new Map((await tx.selectFrom('activity_text').select(['activity_code', 'bring']).where('language', '=', language)
    .where('activity_code', 'in', items.map(({ activityId }) => activityId)).execute()).map((row) => [row.activity_code, row.bring]));
  return cart.items.map(({ itemId, activityId, name, url, picture, meetingPoint, day, time, people, info, price }) =>
    ({ itemId, activityId, name, url, picture, meetingPoint, day, time, people, info, price, bring: bring.get(activityId) ?? [] }));
}

async function insertOrder(tx: Kysely<Schema>, shop: Shop, cartId: string, items: SoldItem[], total: number, { contact, language }: OrderRequest, from: string): Promise<ActivityOrderRow> {
  const now = dateOf(shop.clock);
  const { firstName, lastName, email, phone } = written(contact, language);
  const percents = new Map((await tx.selectFrom('activity').select(['code', 'advance_percent']).where('code', 'in', items.map(({ activityId }) => activityId)).execute()).map((row) => [row.code, row.advance_percent]));
  // What has no advance is paid whole with it.
  const advance = items.reduce((sum, { activityId, price }) => sum + Math.ceil((price * (percents.get(activityId) ?? 100)) / 10_000) * 100, 0);
  return tx.insertInto('activity_order').values({
    id: opaqueId(),
    number: sql<string>`'V-' || ${todayOf(shop.clock).slice(0, 4)} || '-' || lpad(nextval('activity_order_number')::text, 6, '0')`,
    cart_id: cartId,
    status: 'placed',
    language,
    first_name: firstName,
    last_name: lastName,
    email,
    phone,
    items: JSON.stringify(items),
    total_price: total,
    advance: advance < total ? advance : 0,
    currency: 'CZK',
    pay_by: new Date(now.getTime() + HELD_MINUTES * 60_000),
    last_day: items.map(({ day }) => day).sort().at(-1)!,
    placed_from: from,
    created_at: now,
    updated_at: now,
  }).returningAll().executeTakeFirstOrThrow();
}

export function presentOrder(shop: Shop, order: ActivityOrderRow): Schemas['ActivityOrder'] {
  return {
    orderId: order.id,
    number: order.number,
    status: order.status,
    isGivenUp: order.given_up_at !== null,
    contact: { firstName: order.first_name, lastName: order.last_name, email: order.email, phone: order.phone },
    activities: order.items.map(({ activityId, name, url, picture, meetingPoint, bring, day, time, people, price }) => ({ activityId, name, url, picture, meetingPoint, bring, day, time, people, price })),
    totalPrice: order.total_price,
    paidPrice: order.paid_price,
    duePrice: order.total_price - order.paid_price,
    currency: order.currency,
    payBy: order.pay_by.toISOString(),
    token: activityOrderToken(shop, order),
  };
}
