import type { Kysely, Selectable } from 'kysely';
import type { components } from '../../../openapi/generated/wishlist.ts';
import type { Schema } from '../db/schema.ts';
import { offerByCode } from '../search/hotel/offer-by-code.ts';
import type { SearchContext } from '../search/prices/catalogue-window.ts';
import { MARKET } from '../../domain/market.ts';

type Wish = components['schemas']['Wish'];
type WishRow = Selectable<Schema['wishlist_item']>;

/** A page costs a few statements a wish, whatever the list is as long as. */
const PAGE_SIZE = 12;

/** A page of a list, the newest first, each wish with what it costs now; null of a list that is not there [page.wishlist]. */
export async function readWishlist(kysely: Kysely<Schema>, listId: string, page: number, context: SearchContext): Promise<{ wishes: Wish[]; totalResults: number; pagesCount: number } | null> {
  const list = await kysely.selectFrom('wishlist').select(({ selectFrom, fn }) => selectFrom('wishlist_item').select(fn.countAll<number>().as('count')).where('wishlist_id', '=', listId).as('count')).where('id', '=', listId).executeTakeFirst();
  if (list === undefined) return null;
  const rows = await kysely.selectFrom('wishlist_item').selectAll().where('wishlist_id', '=', listId)
    .orderBy('saved_at', 'desc').orderBy('hotel_code').limit(PAGE_SIZE).offset(page * PAGE_SIZE).execute();
  const totalResults = Number(list.count);
  return { wishes: await Promise.all(rows.map((row) => wishOf(kysely, row, context))), totalResults, pagesCount: Math.ceil(totalResults / PAGE_SIZE) };
}

async function wishOf(kysely: Kysely<Schema>, row: WishRow, context: SearchContext): Promise<Wish> {
  const now = await offerByCode(kysely, row.offer_code, row.occupancies, context);
  const offer = now === null ? null : now.status === 'available' ? now.offer : now.nearest[0] ?? null;
  return {
    hotelCode: row.hotel_code, hotelName: offer?.hotelName ?? row.hotel_name, savedOfferCode: row.offer_code, savedPrice: row.saved_price,
    savedAt: row.saved_at.toISOString().slice(0, 10), currency: offer?.currency ?? MARKET.currency, occupancies: row.occupancies,
    change: changeOf(row.saved_price, now), offer,
  };
}

function changeOf(savedPrice: number | null, now: Awaited<ReturnType<typeof offerByCode>>): Wish['change'] {
  if (now === null) return 'gone';
  if (now.status === 'gone') return 'soldOut';
  const difference = now.offer.totalPrice - (savedPrice ?? now.offer.totalPrice);
  if (difference === 0) return 'same';
  return difference < 0 ? 'cheaper' : 'dearer';
}
