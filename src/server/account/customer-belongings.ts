/** What a visitor had before the login becomes the customer's, and what the customer has elsewhere comes to this browser [wishlist.events]. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { StoredMemory, ViewedHotel } from '../../../machines/memory/memory.types.ts';
import { MAX_REMEMBERED } from '../../../machines/memory/memory.rules.ts';
import { CONSENT_COOKIE, formatConsent, parseConsent } from '../../domain/visitor/consent.ts';
import { leaveActivityCart } from '../activities/activity-cart.ts';
import { cartIdsOf, ownCarts } from '../cart/cart-cookie.ts';
import { dateOf } from '../clock.ts';
import type { Schema } from '../db/schema.ts';
import { serverCookie } from '../session/session-cookies.ts';
import type { Shop } from '../shop.ts';
import { mergeWishlists } from '../wishlist/change-wishlist.ts';
import { leaveWishlist, ownWishlist, wishlistIdOf } from '../wishlist/wishlist-cookie.ts';
import { lockCustomer } from './customer-rows.ts';

const CONSENT_DAYS = 180;

/** Wishlist, carts and consent, at login: both sides' are there afterwards, on both sides, and nothing of another customer's [account.secured]. */
export async function mergeBelongings(shop: Shop, request: FastifyRequest, reply: FastifyReply, customerId: string): Promise<void> {
  const { config, database } = shop;
  const now = dateOf(shop.clock);
  const { listId, cartIds, consent } = await database.kysely.transaction().execute(async (tx) => {
    // Two logins at once join one after the other.
    await lockCustomer(tx, customerId);
    return {
      listId: await mergeWishlists(tx, wishlistIdOf(request, config), customerId, now),
      cartIds: await mergeCarts(tx, cartIdsOf(request, config), customerId, now),
      consent: await mergeConsent(tx, request.cookies[CONSENT_COOKIE], customerId, now),
    };
  });
  if (listId !== undefined) ownWishlist(reply, config, listId);
  else if (wishlistIdOf(request, config) !== undefined) leaveWishlist(reply, config);
  if (cartIds.length > 0 || cartIdsOf(request, config).length > 0) ownCarts(reply, config, cartIds);
  // Pages read this one by themselves.
  if (consent !== null) reply.setCookie(CONSENT_COOKIE, consent, { ...serverCookie(config, CONSENT_DAYS), httpOnly: false });
}

/** A cart that a customer begins or orders is theirs at once: whoever logs in next in this browser does not get it. */
export async function giveCart(kysely: Kysely<Schema>, cartId: string, customerId: string, now: Date): Promise<void> {
  await kysely.insertInto('customer_cart').values({ cart_id: cartId, customer_id: customerId, added_at: now }).onConflict((conflict) => conflict.doNothing()).execute();
}

/**
 * Whoever comes to this browser after a sign-out finds nothing of the customer's in it; carts and the wishlist of meanwhile stay with the account.
 * @param customerId null where there is no account to keep them, or nobody knows whose it was
 */
export async function leaveBelongings(shop: Shop, request: FastifyRequest, reply: FastifyReply, customerId: string | null): Promise<void> {
  if (customerId !== null) {
    await shop.database.kysely.transaction().execute(async (tx) => {
      await lockCustomer(tx, customerId);
      await mergeCarts(tx, cartIdsOf(request, shop.config), customerId, dateOf(shop.clock));
      await mergeWishlists(tx, wishlistIdOf(request, shop.config), customerId, dateOf(shop.clock));
    });
  }
  ownCarts(reply, shop.config, []);
  leaveWishlist(reply, shop.config);
  leaveActivityCart(reply, shop.config);
}

/** What this browser remembers and what the account does, the browser's first; both know all of it from now on. */
export async function mergeMemory(shop: Shop, customerId: string, { searches, hotels }: Pick<StoredMemory, 'searches' | 'hotels'>): Promise<Pick<StoredMemory, 'searches' | 'hotels'>> {
  return shop.database.kysely.transaction().execute(async (tx) => {
    const known = await lockedMemory(tx, customerId, dateOf(shop.clock));
    const merged = { searches: joined(searches, known.searches, (address) => address), hotels: joined(hotels, known.hotels, ({ hotelCode }: ViewedHotel) => hotelCode) };
    await tx.updateTable('customer_memory').set({ searches: JSON.stringify(merged.searches), hotels: JSON.stringify(merged.hotels), updated_at: dateOf(shop.clock) }).where('customer_id', '=', customerId).execute();
    return merged;
  });
}

function joined<Item>(first: readonly Item[], then: readonly Item[], nameOf: (item: Item) => string): Item[] {
  return [...new Map([...first, ...then].toReversed().map((item) => [nameOf(item), item])).values()].toReversed().slice(0, MAX_REMEMBERED);
}

/** A cart that another customer has or has ordered stays theirs. @returns the carts that the browser is to own, the newest first */
async function mergeCarts(tx: Kysely<Schema>, cartIds: readonly string[], customerId: string, now: Date): Promise<string[]> {
  if (cartIds.length > 0) {
    await sql`insert into customer_cart (cart_id, customer_id, added_at)
      select id, ${customerId}, ${now} from cart where id in (${sql.join(cartIds)})
        and not exists (select from orders where orders.cart_id = cart.id and orders.customer_id <> ${customerId})
      on conflict do nothing`.execute(tx);
  }
  const rows = await tx.selectFrom('customer_cart').innerJoin('cart', 'cart.id', 'customer_cart.cart_id').select('cart.id')
    .where('customer_id', '=', customerId).orderBy('cart.updated_at', 'desc').execute();
  const own = rows.map(({ id }) => id);
  return [...cartIds.filter((id) => own.includes(id)), ...own.filter((id) => !cartIds.includes(id))];
}

/** What this browser has been told is the latest word; a browser that was told nothing takes the account's. @returns the cookie to set, null where it stands */
async function mergeConsent(tx: Kysely<Schema>, cookie: string | undefined, customerId: string, now: Date): Promise<string | null> {
  const { consent } = await lockedMemory(tx, customerId, now);
  const told = parseConsent(cookie);
  if (told === null) return consent;
  await tx.updateTable('customer_memory').set({ consent: formatConsent(told), updated_at: now }).where('customer_id', '=', customerId).execute();
  return null;
}

async function lockedMemory(tx: Kysely<Schema>, customerId: string, now: Date) {
  await tx.insertInto('customer_memory').values({ customer_id: customerId, consent: null, updated_at: now }).onConflict((conflict) => conflict.doNothing()).execute();
  return tx.selectFrom('customer_memory').selectAll().where('customer_id', '=', customerId).forUpdate().executeTakeFirstOrThrow();
}
