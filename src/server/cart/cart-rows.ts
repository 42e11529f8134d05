import { sql, type Kysely, type Selectable } from 'kysely';
import type { components } from '../../../openapi/generated/commerce.ts';
import type { Language } from '../../domain/language.ts';
import type { Occupancy } from '../../domain/participants.ts';
import { notFound } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { opaqueId } from '../security/signature.ts';
import { carriedInformation, emptyInformation } from './empty-information.ts';

export type Offer = components['schemas']['Offer'];
export type CartInformation = components['schemas']['CartInformation'];
export type CartRow = Selectable<Schema['cart']>;

interface NewCart {
  offer: Offer;
  occupancies: Occupancy[];
  language: Language;
  /** What was typed into the visitor's cart before this one. */
  before: CartInformation | undefined;
  now: Date;
}

/** A new cart with an offer at the price that it has now, which is the price the customer saw. */
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
    .where('offer_code', '=', offerCode)
    .$if(occupancies !== undefined, (carts) => carts.orderBy(sql`occupancies = ${JSON.stringify(occupancies)}`, 'desc'))
    .orderBy(sql`id = ${cartIds[0]}`, 'desc')
    .orderBy(sql`order_id is null`, 'desc')
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst());
}

/** Takes over an offer with its price, as the customer has agreed. Does nothing to an ordered cart. */
export async function acceptOffer(kysely: Kysely<Schema>, cartId: string, offer: Offer, now: Date): Promise<void> {
  await kysely
    .updateTable('cart')
    .set({ offer: JSON.stringify(offer), accepted_total: offer.totalPrice, updated_at: now })
    .where('id', '=', cartId)
    .where('order_id', 'is', null)
    .execute();
}

/** @returns false when the cart is an order already */
export async function saveInformation(kysely: Kysely<Schema>, cartId: string, information: CartInformation, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('cart')
    .set({ information: JSON.stringify(information), updated_at: now })
    .where('id', '=', cartId)
    .where('order_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function found(row: CartRow | undefined): CartRow {
  if (row === undefined) throw notFound('Cart');
  return row;
}
