import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/hotel.ts';
import { dateOf, todayOf } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import type { Shop } from '../shop.ts';
import { groupOf, holdCustomer, lockOwnOrder } from './reservation-rows.ts';

const MOST_SHOWN = 10;

/** Takes or changes what a traveller says of the hotel after the return. @throws Problem 404, 409 not-returned */
export async function reviewHotel(shop: Shop, customerId: string, orderId: string, { stars, text }: { stars: number; text: string }): Promise<void> {
  await shop.database.kysely.transaction().execute(async (tx) => {
    await holdCustomer(tx, customerId);
    const order = await lockOwnOrder(tx, customerId, orderId);
    if (groupOf(order, todayOf(shop.clock)) !== 'past') throw new Problem(409, 'not-returned', { title: 'The journey is not over' });
    const said = { stars, text: text.trim(), customer_id: customerId };
    await tx.insertInto('hotel_review').values({ order_id: orderId, hotel_code: order.offer.hotelCode, stayed: order.start_date.slice(0, 7), created_at: dateOf(shop.clock), ...said })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet(said)).execute();
  });
}

export async function reviewOf(kysely: Kysely<Schema>, orderId: string): Promise<{ stars: number; text: string } | null> {
  return (await kysely.selectFrom('hotel_review').select(['stars', 'text']).where('order_id', '=', orderId).executeTakeFirst()) ?? null;
}

/** What everybody sees: the newest reviews, with no more of a name than the first. */
export async function reviewsOf(kysely: Kysely<Schema>, hotelCode: string): Promise<components['schemas']['Reviews']> {
  const { count, average } = await kysely.selectFrom('hotel_review').select(({ fn }) => [fn.countAll<number>().as('count'), fn.avg<number | null>('stars').as('average')]).where('hotel_code', '=', hotelCode).executeTakeFirstOrThrow();
  const rows = await kysely.selectFrom('hotel_review').leftJoin('customer', 'customer.id', 'hotel_review.customer_id')
    .select(['stars', 'text', 'stayed', 'customer.first_name']).where('hotel_code', '=', hotelCode).orderBy('hotel_review.created_at', 'desc').limit(MOST_SHOWN).execute();
  return { count: Number(count), average: average === null ? null : Math.round(Number(average) * 10) / 10, reviews: rows.map(({ stars, text, stayed, first_name }) => ({ stars, text, stayed, author: first_name ?? '' })) };
}
