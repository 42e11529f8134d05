import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { components } from '../../../openapi/generated/wishlist.ts';
import type { Schema } from '../db/schema.ts';
import { Problem } from '../contract/problem.ts';
import { opaqueId } from '../security/signature.ts';

export type WishlistState = components['schemas']['WishlistState'];

/** Hotels on one list: nobody compares more, and a script fills no database. */
export const MOST_WISHES = 500;

/** How long what was taken off can be put back. */
const RESTORABLE_MS = 24 * 60 * 60 * 1000;

/** Of an item: whether its hotel is not in the catalogue any more. */
export const IS_GONE = sql<boolean>`not exists (select from hotel where hotel.code = split_part(offer_code, '_', 1))`;

export interface SavedOffer {
  hotelCode: string;
  hotelName: string;
  offerCode: string;
  occupancies: components['schemas']['WishlistChange']['occupancies'];
  /** Minor units; null where it is sold out. */
  savedPrice: number | null;
}

/**
 * Puts an offer on a list, which begins with it where there is none. Changes of one list wait for each other.
 * @throws Problem 409 wishlist-full
 */
export async function addWish(tx: Kysely<Schema>, listId: string | undefined, wish: SavedOffer, now: Date): Promise<{ listId: string; state: WishlistState }> {
  const id = await lockedList(tx, listId) ?? await beginList(tx, now);
  const { hotelCodes, count } = await readWishlistState(tx, id);
  if (count >= MOST_WISHES && !hotelCodes.includes(wish.hotelCode)) throw new Problem(409, 'wishlist-full', { title: 'The wishlist is full' });
  await tx.insertInto('wishlist_item').values({
    wishlist_id: id, hotel_code: wish.hotelCode, hotel_name: wish.hotelName, offer_code: wish.offerCode, occupancies: JSON.stringify(wish.occupancies),
    saved_price: wish.savedPrice, saved_at: now,
  }).onConflict((conflict) => conflict.columns(['wishlist_id', 'hotel_code']).doNothing()).execute();
  return { listId: id, state: await changed(tx, id, now) };
}

/** Takes a hotel off a list; one that is not on it changes nothing. */
export async function removeWish(tx: Kysely<Schema>, listId: string | undefined, hotelCode: string, now: Date): Promise<WishlistState> {
  return removeWishes(tx, listId, sql`hotel_code = ${hotelCode}`, now);
}

/** Takes those of some hotels off a list that are not sold any more; one that is sold again stays [page.wishlist]. */
export async function removeGoneWishes(tx: Kysely<Schema>, listId: string | undefined, hotelCodes: readonly string[], now: Date): Promise<WishlistState> {
  return removeWishes(tx, listId, sql`hotel_code = any(${hotelCodes}::text[]) and ${IS_GONE}`, now);
}

/** Puts hotels back on a list that were taken off it within a day, as they were saved; null where there are none. */
export async function restoreWishes(tx: Kysely<Schema>, listId: string | undefined, hotelCodes: readonly string[], now: Date): Promise<WishlistState | null> {
  const id = await lockedList(tx, listId);
  if (id === undefined) return null;
  const { rows } = await sql`with back as (
    delete from wishlist_removed where wishlist_id = ${id} and hotel_code = any(${hotelCodes}::text[]) and removed_at > ${new Date(now.getTime() - RESTORABLE_MS)} returning *)
    insert into wishlist_item (wishlist_id, hotel_code, hotel_name, offer_code, occupancies, saved_price, saved_at)
    select wishlist_id, hotel_code, hotel_name, offer_code, occupancies, saved_price, saved_at from back
    order by saved_at desc limit greatest(0, ${MOST_WISHES}::int - (select count(*) from wishlist_item where wishlist_id = ${id})::int)
    on conflict do nothing returning hotel_code`.execute(tx);
  return rows.length === 0 ? null : changed(tx, id, now);
}

async function removeWishes(tx: Kysely<Schema>, listId: string | undefined, which: RawBuilder<unknown>, now: Date): Promise<WishlistState> {
  const id = await lockedList(tx, listId);
  if (id === undefined) return readWishlistState(tx, undefined);
  await sql`with removed as (delete from wishlist_item where wishlist_id = ${id} and ${which} returning *)
    insert into wishlist_removed (wishlist_id, hotel_code, hotel_name, offer_code, occupancies, saved_price, saved_at, removed_at)
    select wishlist_id, hotel_code, hotel_name, offer_code, occupancies, saved_price, saved_at, ${now} from removed
    on conflict (wishlist_id, hotel_code) do update set hotel_name = excluded.hotel_name, offer_code = excluded.offer_code, occupancies = excluded.occupancies,
      saved_price = excluded.saved_price, saved_at = excluded.saved_at, removed_at = excluded.removed_at`.execute(tx);
  await tx.deleteFrom('wishlist_removed').where('removed_at', '<=', new Date(now.getTime() - RESTORABLE_MS)).execute();
  return changed(tx, id, now);
}

/** Which hotels are on a list, the newest first; none of a list that is not there. */
export async function readWishlistState(kysely: Kysely<Schema>, listId: string | undefined): Promise<WishlistState> {
  const list = listId === undefined ? undefined : await kysely.selectFrom('wishlist').select('revision').where('id', '=', listId).executeTakeFirst();
  if (listId === undefined || list === undefined) return { count: 0, hotelCodes: [], listId: '', revision: 0 };
  const items = await kysely.selectFrom('wishlist_item').select('hotel_code').where('wishlist_id', '=', listId).orderBy('saved_at', 'desc').orderBy('hotel_code').execute();
  return { count: items.length, hotelCodes: items.map(({ hotel_code }) => hotel_code), listId, revision: list.revision };
}

/**
 * Makes a visitor's list the customer's at login [wishlist.events]: what is on both stays as the customer saved it first.
 * @returns the list that the visitor's cookie is to own from now on; undefined where neither has one
 */
export async function mergeWishlists(tx: Kysely<Schema>, listId: string | undefined, userUid: string, now: Date): Promise<string | undefined> {
  const own = await tx.selectFrom('wishlist').select('id').where('user_uid', '=', userUid).forUpdate().executeTakeFirst();
  const brought = await lockedFreeList(tx, listId);
  if (brought === undefined || brought === own?.id) return own?.id;
  if (own === undefined) {
    await tx.updateTable('wishlist').set({ user_uid: userUid, changed_at: now }).where('id', '=', brought).where('user_uid', 'is', null).execute();
    return brought;
  }
  await sql`insert into wishlist_item (wishlist_id, hotel_code, hotel_name, offer_code, occupancies, saved_price, saved_at)
    select ${own.id}, hotel_code, hotel_name, offer_code, occupancies, saved_price, saved_at from wishlist_item
    where wishlist_id = ${brought} order by saved_at desc limit greatest(0, ${MOST_WISHES}::int - (select count(*) from wishlist_item where wishlist_id = ${own.id})::int)
    on conflict do nothing`.execute(tx);
  await tx.deleteFrom('wishlist').where('id', '=', brought).where('user_uid', 'is', null).execute();
  await changed(tx, own.id, now);
  return own.id;
}

/** The list of a customer who is logged in, with what the browser had before; it begins where there is none. Needs the customer's lock. */
export async function listOfCustomer(tx: Kysely<Schema>, listId: string | undefined, customerId: string, now: Date): Promise<string> {
  return await mergeWishlists(tx, listId, customerId, now) ?? beginList(tx, now, customerId);
}

async function lockedList(tx: Kysely<Schema>, listId: string | undefined): Promise<string | undefined> {
  if (listId === undefined) return undefined;
  return (await tx.selectFrom('wishlist').select('id').where('id', '=', listId).forUpdate().executeTakeFirst())?.id;
}

/** A list that is nobody's yet: another customer's, left behind in this browser, is not brought along. */
async function lockedFreeList(tx: Kysely<Schema>, listId: string | undefined): Promise<string | undefined> {
  if (listId === undefined) return undefined;
  return (await tx.selectFrom('wishlist').select('id').where('id', '=', listId).where('user_uid', 'is', null).forUpdate().executeTakeFirst())?.id;
}

/** @param customerId whose it is; null where nobody is logged in */
async function beginList(tx: Kysely<Schema>, now: Date, customerId: string | null = null): Promise<string> {
  const id = opaqueId();
  await tx.insertInto('wishlist').values({ id, user_uid: customerId, revision: 0, created_at: now, changed_at: now }).execute();
  return id;
}

async function changed(tx: Kysely<Schema>, id: string, now: Date): Promise<WishlistState> {
  await tx.updateTable('wishlist').set(({ eb }) => ({ revision: eb('revision', '+', 1), changed_at: now })).where('id', '=', id).execute();
  return readWishlistState(tx, id);
}
