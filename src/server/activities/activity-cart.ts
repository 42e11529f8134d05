import { isDeepStrictEqual } from 'node:util';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import type { components } from '../../../openapi/generated/excursions.ts';
import { addDays } from '../../domain/dates/iso-date.ts';
import type { Language } from '../../domain/market/language.ts';
import { ACTIVITIES_COOKIE } from '../../domain/routes/page-audience.ts';
import { activityPrice, infoProblems, peopleOf, requiredInfoOf } from '../../domain/booking/required-info.ts';
import { dateOf } from '../clock.ts';
import type { Config } from '../config.ts';
import { notFound, Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import type { CartItem } from '../db/schema.activities.ts';
import { pictureOf } from '../images/picture-of.ts';
import { opaqueId, signatureHolds, signatureOf } from '../security/signature.ts';
import { belongingOf, setBelonging } from '../session/session-cookies.ts';
import type { Shop } from '../shop.ts';
import { activityRows } from './activity-rows.ts';
import { activityTimes, closingTime, hasClosed } from './activity-times.ts';
import { knownActivity } from './show-activity.ts';
import { activityUrl, placesByCode } from './present-activity.ts';

type Schemas = components['schemas'];
type CartRow = Selectable<Schema['activity_cart']>;

const CART_DAYS = 30;
/** Baskets of one visitor, the ordered ones too: those may still have to be paid. The oldest falls out. */
const MOST_CARTS = 10;
const MOST_ITEMS = 10;
/** Other times are looked for so many days around. */
const AROUND_DAYS = 10;
const OTHER_TIMES = 6;

/** Ids of the baskets that the visitor's cookie owns, the newest first; none when its signature does not hold. */
export function activityCartIdsOf(request: FastifyRequest, config: Pick<Config, 'secret' | 'origin'>): string[] {
  const parts = belongingOf(request, config, ACTIVITIES_COOKIE).split('.');
  const [ids, signature] = [parts.slice(0, -1), parts.at(-1)!];
  return ids.length > 0 && signatureHolds(config.secret, 'cart-cookie', `activities ${ids.join('.')}`, signature) ? ids : [];
}

/** The newest of them; null where there is none. */
export function activityCartIdOf(request: FastifyRequest, config: Pick<Config, 'secret' | 'origin'>): string | null {
  return activityCartIdsOf(request, config)[0] ?? null;
}

/** Makes the visitor the owner of a new basket. */
function ownActivityCart(request: FastifyRequest, reply: FastifyReply, config: Config, id: string): void {
  const text = [id, ...activityCartIdsOf(request, config)].slice(0, MOST_CARTS).join('.');
  setBelonging(reply, config, ACTIVITIES_COOKIE, `${text}.${signatureOf(config.secret, 'cart-cookie', `activities ${text}`)}`, CART_DAYS);
}

/** The browser's next visitor begins without a basket, and opens no order by it. */
export function leaveActivityCart(reply: FastifyReply, config: Config): void {
  setBelonging(reply, config, ACTIVITIES_COOKIE, '', 0);
}

/** The basket that is not ordered yet. */
async function openCart(kysely: Kysely<Schema>, id: string | null): Promise<CartRow | undefined> {
  if (id === null) return undefined;
  return kysely.selectFrom('activity_cart').selectAll().where('id', '=', id).where('order_id', 'is', null).executeTakeFirst();
}

export async function activityCart(shop: Shop, request: FastifyRequest, language: Language): Promise<Schemas['ActivityCart']> {
  const cart = await openCart(shop.database.kysely, activityCartIdOf(request, shop.config));
  return presentCart(shop, cart?.items ?? [], language);
}

/** Says where a basket went that has been ordered. */
export function alreadyOrdered({ id, number }: { id: string; number: string }): Problem {
  return new Problem(409, 'already-ordered', { title: 'The basket has been ordered', errors: [{ pointer: `/orders/${id}`, code: 'already-ordered', message: number }] });
}

/** The basket whose items are to be changed, locked in a transaction. @throws Problem 409 already-ordered, 404 */
async function cartToChange(kysely: Kysely<Schema>, id: string | null): Promise<CartRow> {
  const cart = id === null ? undefined : await kysely.selectFrom('activity_cart').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (cart === undefined) throw notFound('Basket');
  if (cart.order_id !== null) throw alreadyOrdered(await kysely.selectFrom('activity_order').select(['id', 'number']).where('id', '=', cart.order_id).executeTakeFirstOrThrow());
  return cart;
}

/** Puts an item in, once for a key, or changes the one with the id. @throws Problem 409 time-full with other times, cart-full, already-ordered naming the order; 404 of a change; 422 info-missing */
export async function saveItem(shop: Shop, request: FastifyRequest, reply: FastifyReply, wanted: Schemas['ActivityItemRequest'], language: Language): Promise<Schemas['ActivityCart']> {
  const known = activityCartIdOf(request, shop.config);
  const { idempotencyKey = opaqueId(), ...choice } = wanted;
  const item: CartItem = { ...choice, itemId: wanted.itemId ?? idempotencyKey };
  // The order may have taken the last places of what is to be changed: that it is ordered says more.
  if (wanted.itemId !== undefined) await cartToChange(shop.database.kysely, known);
  else await assertNotOrdered(shop.database.kysely, known, item);
  await assertItem(shop, item, language);
  const items = await shop.database.kysely.transaction().execute(async (tx) => {
    const now = dateOf(shop.clock);
    const cart = wanted.itemId !== undefined ? await cartToChange(tx, known)
      : known === null ? undefined : await tx.selectFrom('activity_cart').selectAll().where('id', '=', known).where('order_id', 'is', null).forUpdate().executeTakeFirst();
    if (cart === undefined) {
      const id = opaqueId();
      await tx.insertInto('activity_cart').values({ id, items: JSON.stringify([item]), order_id: null, created_at: now, updated_at: now }).execute();
      ownActivityCart(request, reply, shop.config, id);
      return [item];
    }
    const isThere = cart.items.some(({ itemId }) => itemId === item.itemId);
    if (wanted.itemId !== undefined && !isThere) throw notFound('Item');
    const items = isThere ? cart.items.map((one) => (one.itemId === item.itemId ? item : one)) : [...cart.items, item];
    if (items.length > MOST_ITEMS) throw new Problem(409, 'cart-full', { title: 'The basket is full' });
    await tx.updateTable('activity_cart').set({ items: JSON.stringify(items), updated_at: now }).where('id', '=', cart.id).execute();
    return items;
  });
  return presentCart(shop, items, language);
}

/** Takes an item out; asked again, nothing more. @throws Problem 409 already-ordered, 404 */
export async function removeItem(shop: Shop, request: FastifyRequest, itemId: string, language: Language): Promise<Schemas['ActivityCart']> {
  const items = await shop.database.kysely.transaction().execute(async (tx) => {
    const cart = await cartToChange(tx, activityCartIdOf(request, shop.config));
    const left = cart.items.filter((item) => item.itemId !== itemId);
    await tx.updateTable('activity_cart').set({ items: JSON.stringify(left), updated_at: dateOf(shop.clock) }).where('id', '=', cart.id).execute();
    return left;
  });
  return presentCart(shop, items, language);
}

/** What was put in once, its answer lost, and ordered since in another tab. @throws Problem 409 already-ordered */
async function assertNotOrdered(kysely: Kysely<Schema>, cartId: string | null, item: CartItem): Promise<void> {
  if (cartId === null) return;
  const order = await kysely.selectFrom('activity_order').select(['id', 'number', 'items']).where('cart_id', '=', cartId).where('status', '!=', 'cancelled').executeTakeFirst();
  const isSame = (one: CartItem) => one.itemId === item.itemId && one.day === item.day && one.time === item.time && isDeepStrictEqual(one.people, item.people);
  if (order?.items.some(isSame)) throw alreadyOrdered(order);
}

async function assertItem(shop: Shop, item: CartItem, language: Language): Promise<void> {
  const { database: { kysely }, clock } = shop;
  const row = await knownActivity(shop, item.activityId, language);
  const people = peopleOf(item.people);
  if (people < 1 || people > row.most_people || item.people.adult < 1 || activityPrice(row.prices, item.people) === null) {
    throw new Problem(422, 'people-invalid', { title: 'So many people, or of such an age, cannot be booked', errors: [{ pointer: '/body/people', code: 'invalid', message: String(row.most_people) }] });
  }
  const missing = infoProblems(requiredInfoOf(row.required_info), item.info, people);
  if (missing.length > 0) {
    throw new Problem(422, 'info-missing', {
      title: 'Something that the organiser must know is missing',
      errors: missing.map(({ person, code, problem }) => ({ pointer: person === null ? `/body/info/booking/${code}` : `/body/info/people/${person}/${code}`, code: problem, message: problem })),
    });
  }
  const [start] = await activityTimes(kysely, { activityCodes: [row.code], from: item.day, to: item.day, closing: closingTime(clock), people }).then((times) => times.filter(({ time }) => time === item.time));
  if (start === undefined) {
    throw new Problem(409, 'time-full', {
      title: 'There is no room for so many at this time',
      errors: (await otherTimes(shop, item)).map(({ day, time, free }) => ({ pointer: `/times/${day}/${time}`, code: 'other-time', message: String(free) })),
    });
  }
}

/** The nearest times with room for all. */
async function otherTimes({ database: { kysely }, clock }: Shop, { activityId, day, time, people }: Pick<CartItem, 'activityId' | 'day' | 'time' | 'people'>): Promise<Schemas['ActivityTime'][]> {
  const times = await activityTimes(kysely, { activityCodes: [activityId], from: addDays(day, -AROUND_DAYS), to: addDays(day, 3 * AROUND_DAYS), closing: closingTime(clock), people: peopleOf(people) });
  const distance = (one: { day: string; time: string }) => Math.abs(Date.parse(`${one.day}T${one.time}Z`) - Date.parse(`${day}T${time}Z`));
  return times.toSorted((a, b) => distance(a) - distance(b)).slice(0, OTHER_TIMES).map((one) => ({ day: one.day, time: one.time, free: one.free }));
}

/** Items as they stand now: their price, and whether there still is room. */
export async function presentCart(shop: Shop, items: readonly CartItem[], language: Language): Promise<Schemas['ActivityCart']> {
  const { database: { kysely }, clock } = shop;
  const closing = closingTime(clock);
  const places = await placesByCode(kysely);
  const codes = items.map(({ activityId }) => activityId);
  const rows = new Map((codes.length === 0 ? [] : await activityRows(kysely, language, (activities) => activities.where('activity.code', 'in', codes))).map((row) => [row.code, row]));
  const shown = await Promise.all(items.map(async (item): Promise<Schemas['ActivityCartItem'][]> => {
    const row = rows.get(item.activityId);
    if (row === undefined) return [];
    const times = await activityTimes(kysely, { activityCodes: [row.code], from: item.day, to: item.day, closing, people: peopleOf(item.people) });
    const isFree = times.some(({ time }) => time === item.time);
    return [{
      itemId: item.itemId,
      activityId: row.code,
      name: row.name,
      url: activityUrl(row, places),
      picture: pictureOf(row.pictures[0]!, language),
      meetingPoint: row.meeting_point,
      day: item.day,
      time: item.time,
      minutes: row.minutes,
      people: item.people,
      info: item.info,
      price: activityPrice(row.prices, item.people) ?? 0,
      status: isFree ? 'free' : hasClosed(row, item, closing) ? 'passed' : 'full',
      otherTimes: isFree ? [] : await otherTimes(shop, item),
    }];
  }));
  const all = shown.flat();
  return { items: all, total: all.reduce((sum, { price }) => sum + price, 0), currency: 'CZK' };
}
