import { notFound } from '../contract/problem.ts';
import type { Shop } from '../shop.ts';
import { cartOfLink } from './cart-link.ts';
import { cartById, type CartRow } from './cart-rows.ts';

/** The cart behind a mailed link. @throws Problem 404 for a link that is not ours or too old */
export async function sharedCart({ clock, config, database }: Shop, link: string): Promise<CartRow> {
  const cartId = cartOfLink(config.secret, link, clock().epochMilliseconds);
  if (cartId === undefined) throw notFound('Cart');
  return cartById(database.kysely, cartId);
}
