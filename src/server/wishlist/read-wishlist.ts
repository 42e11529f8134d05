import { sql, type Kysely, type Selectable } from 'kysely';
import type { components } from '../../../openapi/generated/wishlist.ts';
import type { Schema } from '../db/schema.ts';
import { offerByCode, type OfferAnswer } from '../search/hotel/offer-by-code.ts';
import type { SearchContext } from '../search/prices/catalogue-window.ts';
import { MARKET } from '../../domain/market/market.ts';
import { offerWithAgesOnly, withAgesOnly } from '../../domain/search/ages-only.ts';
import { returnOfOffer } from '../../domain/urls/return-of-offer.ts';
import { WISHES_PER_PAGE } from '../../domain/offers/wishes-per-page.ts';
import { IS_GONE } from './change-wishlist.ts';

type Wish = components['schemas']['Wish'];
type GoneWish = components['schemas']['GoneWish'];
type WishRow = Selectable<Schema['wishlist_item']>;

export interface WishlistPage {
  wishes: Wish[];
  gone: GoneWish[];
  totalResults: number;
  pagesCount: number;
}

/**
 * A page of the hotels on a list that are still sold, the newest first, each with what it costs now; beside the first page
 * all that are not [page.wishlist].
 * @returns null of a list that is not there
 */
export async function readWishlist(kysely: Kysely<Schema>, listId: string, page: number, context: SearchContext): Promise<WishlistPage | null> {
  const items = kysely.selectFrom('wishlist_item').where('wishlist_id', '=', listId).orderBy('saved_at', 'desc').orderBy('hotel_code');
  const [list, rows, gone] = await Promise.all([
    kysely.selectFrom('wishlist').where('id', '=', listId)
      .select(({ selectFrom, fn }) => selectFrom('wishlist_item').select(fn.countAll<number>().as('count')).where('wishlist_id', '=', listId).where(sql`not ${IS_GONE}`, '=', true).as('count')).executeTakeFirst(),
    items.where(sql`not ${IS_GONE}`, '=', true).selectAll().limit(WISHES_PER_PAGE).offset(page * WISHES_PER_PAGE).execute(),
    page > 0 ? [] : items.where(IS_GONE, '=', true).selectAll().execute(),
  ]);
  if (list === undefined) return null;
  const totalResults = Number(list.count);
  const wishes = await Promise.all(rows.map((row) => wishOf(kysely, row, context)));
  return { wishes: wishes.filter((wish) => wish !== null), gone: gone.map(goneWishOf), totalResults, pagesCount: Math.ceil(totalResults / WISHES_PER_PAGE) };
}

function goneWishOf({ hotel_code, hotel_name, offer_code, occupancies }: WishRow): GoneWish {
  return { hotelCode: hotel_code, hotelName: hotel_name, savedOfferCode: offer_code, occupancies };
}

/** @returns null of a hotel that has gone meanwhile */
async function wishOf(kysely: Kysely<Schema>, row: WishRow, context: SearchContext): Promise<Wish | null> {
  const now = await offerByCode(kysely, row.offer_code, row.occupancies, context);
  if (now === null) return null;
  const offer = now.status === 'available' ? now.offer : now.nearest[0] ?? null;
  return {
    hotelCode: row.hotel_code, hotelName: offer?.hotelName ?? row.hotel_name, savedOfferCode: row.offer_code, savedPrice: row.saved_price,
    savedAt: row.saved_at.toISOString().slice(0, 10), currency: offer?.currency ?? MARKET.currency, occupancies: row.occupancies,
    change: changeOf(row.saved_price, now), offer,
  };
}

/** A wish as others see it: what it costs, and how old its children are on the way back. */
export function sharedWish(wish: Wish, today: string): Wish {
  const { offer, savedOfferCode, occupancies } = wish;
  return { ...wish, occupancies: withAgesOnly(occupancies, offer?.endDate ?? returnOfOffer(savedOfferCode) ?? today), offer: offer && offerWithAgesOnly(offer) };
}

export function sharedGoneWish(wish: GoneWish, today: string): GoneWish {
  return { ...wish, occupancies: withAgesOnly(wish.occupancies, returnOfOffer(wish.savedOfferCode) ?? today) };
}

function changeOf(savedPrice: number | null, now: OfferAnswer): Wish['change'] {
  if (now.status === 'gone') return 'soldOut';
  const difference = now.offer.totalPrice - (savedPrice ?? now.offer.totalPrice);
  if (difference === 0) return 'same';
  return difference < 0 ? 'cheaper' : 'dearer';
}
