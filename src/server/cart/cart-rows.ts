import { sql, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { components } from '../../../openapi/generated/commerce.ts';
import type { Language } from '../../domain/market/language.ts';
import type { Occupancy } from '../../domain/search/participants.ts';
import { dateOf } from '../clock.ts';
import { notFound, Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { opaqueId } from '../security/signature.ts';
import type { Shop } from '../shop.ts';
import { carriedInformation, emptyInformation } from './empty-information.ts';

export type Offer = components['schemas']['Offer'];
export type CartInformation = components['schemas']['CartInformation'];
export type CartRow = Selectable<Schema['cart']>;
type Extra = components['schemas']['Extra'];

/** A cart that nobody touches lasts so long, in milliseconds; then its holiday is asked for anew. */
export const CART_LASTS_MS = 2 * 3_600_000;

interface NewCart {
  offer: Offer;
  occupancies: Occupancy[];
  language: Language;
  /** What was typed into the visitor's cart before this one. */
  before: CartInformation | undefined;
  now: Date;
}

/** A new cart with an offer at the price that the customer saw. */
export async function insertCart(kysely: Kysely<Schema>, { offer, occupancies, language, before, now }: NewCart): Promise<CartRow> {
  const blank = emptyInformation(occupancies, offer.endDate, language);
  return kysely
    .insertInto('cart')
    .values({
      id: opaqueId(),
      language,
      offer_code: offer.offerCode,
      occupancies: JSON.stringify(occupancies),
      offer: JSON.stringify(offer),
      accepted_total: offer.totalPrice,
      currency: offer.currency,
      information: JSON.stringify(before ? carriedInformation(blank, before) : blank),
      order_id: null,
      base_offer_code: null,
      expires_at: lastsUntil(now),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * The cart of an id that its owner has shown.
 * @throws Problem 404
 */
export async function cartById(kysely: Kysely<Schema>, cartId: string): Promise<CartRow> {
  return found(await kysely.selectFrom('cart').selectAll().where('id', '=', cartId).executeTakeFirst());
}

/** The same, kept for this transaction: who asks for it meanwhile waits. */
export async function lockCart(tx: Kysely<Schema>, cartId: string): Promise<CartRow> {
  return found(await tx.selectFrom('cart').selectAll().where('id', '=', cartId).forUpdate().executeTakeFirst());
}

/** Among the visitor's carts, one that is not ordered yet and holds the same offer for the same party. */
export async function openCartWith(kysely: Kysely<Schema>, cartIds: readonly string[], offerCode: string, occupancies: readonly Occupancy[]): Promise<CartRow | undefined> {
  if (cartIds.length === 0) return undefined;
  return kysely
    .selectFrom('cart')
    .selectAll()
    .where('id', 'in', cartIds)
    .where('order_id', 'is', null)
    .where('offer_code', '=', offerCode)
    .where('occupancies', '=', JSON.stringify(occupancies) as never)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What the visitor typed last into a cart that is not ordered yet. */
export async function latestInformation(kysely: Kysely<Schema>, cartIds: readonly string[]): Promise<CartInformation | undefined> {
  if (cartIds.length === 0) return undefined;
  const cart = await kysely.selectFrom('cart').select('information').where('id', 'in', cartIds).where('order_id', 'is', null)
    .orderBy('updated_at', 'desc').limit(1).executeTakeFirst();
  return cart?.information;
}

/**
 * Among the visitor's carts, one that holds an offer: one for the same party if that is given, then the first of
 * `cartIds`, else one that is not ordered yet, else the newest.
 * @throws Problem 404
 */
export async function cartWithOffer(kysely: Kysely<Schema>, cartIds: readonly string[], offerCode: string, occupancies?: readonly Occupancy[]): Promise<CartRow> {
  if (cartIds.length === 0) throw notFound('Cart');
  return found(await kysely
    .selectFrom('cart')
    .selectAll()
    .where('id', 'in', cartIds)
    // The address names the offer that the customer came with, also after a better board or room took its place.
    .where((eb) => eb.or([eb('offer_code', '=', offerCode), eb('base_offer_code', '=', offerCode)]))
    .$if(occupancies !== undefined, (carts) => carts.orderBy(sql`occupancies = ${JSON.stringify(occupancies)}`, 'desc'))
    .orderBy(sql`id = ${cartIds[0]}`, 'desc')
    .orderBy(sql`order_id is null`, 'desc')
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst());
}

/** Takes over an offer and extras with their prices, as the customer has agreed. Does nothing to an ordered cart. */
export async function acceptOffer(kysely: Kysely<Schema>, cartId: string, { offer, extras, now }: { offer: Offer; extras: readonly Extra[]; now: Date }): Promise<void> {
  await kysely
    .updateTable('cart')
    .set({ offer: JSON.stringify(offer), extras: JSON.stringify(extras), accepted_total: offer.totalPrice + sumOf(extras), expires_at: lastsUntil(now), updated_at: now })
    .where('id', '=', cartId)
    .where('order_id', 'is', null)
    .execute();
}

/** The cart lasts anew. Does nothing to an ordered cart. */
export async function touchCart(kysely: Kysely<Schema>, cartId: string, now: Date): Promise<void> {
  await kysely.updateTable('cart').set({ expires_at: lastsUntil(now), updated_at: now }).where('id', '=', cartId).where('order_id', 'is', null).execute();
}

/** The cart for a change of it, kept for this transaction. @throws Problem 409 already-ordered, 404 */
export async function lockOpenCart(tx: Kysely<Schema>, cartId: string): Promise<CartRow> {
  const cart = await lockCart(tx, cartId);
  if (cart.order_id !== null) throw new Problem(409, 'already-ordered', { title: 'The cart has become an order' });
  return cart;
}

/** The cart with other extras, and the total that they make. Needs its lock. */
export function saveExtras(tx: Kysely<Schema>, cart: CartRow, extras: readonly Extra[], { clock }: Pick<Shop, 'clock'>): Promise<CartRow> {
  return change(tx, cart, { extras: JSON.stringify(extras), accepted_total: cart.offer.totalPrice + sumOf(extras) }, dateOf(clock));
}

/** The cart with another offer of the same stay, at its price. Needs its lock. */
export function changeOffer(tx: Kysely<Schema>, cart: CartRow, offer: Offer, { clock }: Pick<Shop, 'clock'>): Promise<CartRow> {
  const base = cart.base_offer_code ?? cart.offer_code;
  return change(tx, cart, {
    offer_code: offer.offerCode,
    offer: JSON.stringify(offer),
    base_offer_code: base === offer.offerCode ? null : base,
    accepted_total: offer.totalPrice + sumOf(cart.extras),
  }, dateOf(clock));
}

/** The cart with another first payment. Needs its lock. */
export function savePaymentVariant(tx: Kysely<Schema>, cart: CartRow, variant: CartRow['payment_variant'], { clock }: Pick<Shop, 'clock'>): Promise<CartRow> {
  return change(tx, cart, { payment_variant: variant }, dateOf(clock));
}

/** The cart lasts anew, as it is. Needs its lock. */
export function renewCart(tx: Kysely<Schema>, cart: CartRow, { clock }: Pick<Shop, 'clock'>): Promise<CartRow> {
  return change(tx, cart, {}, dateOf(clock));
}

function change(tx: Kysely<Schema>, { id }: CartRow, changes: Updateable<Schema['cart']>, now: Date): Promise<CartRow> {
  return tx.updateTable('cart').set({ ...changes, expires_at: lastsUntil(now), updated_at: now }).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

function lastsUntil(now: Date): Date {
  return new Date(now.getTime() + CART_LASTS_MS);
}

function sumOf(extras: readonly Extra[]): number {
  return extras.reduce((sum, { price }) => sum + price, 0);
}

/** @returns false when the cart is an order already */
export async function saveInformation(kysely: Kysely<Schema>, cartId: string, information: CartInformation, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('cart')
    .set({ information: JSON.stringify(information), expires_at: lastsUntil(now), updated_at: now })
    .where('id', '=', cartId)
    .where('order_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function found(row: CartRow | undefined): CartRow {
  if (row === undefined) throw notFound('Cart');
  return row;
}
