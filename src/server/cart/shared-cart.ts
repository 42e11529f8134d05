import { notFound } from '../contract/problem.ts';
import type { Shop } from '../shop.ts';
import { totalOfExtras } from '../upsell/current-extras.ts';
import { cartOfLink } from './cart-link.ts';
import { cartById, type CartRow } from './cart-rows.ts';

/** The cart behind a mailed link, as others may have it. @throws Problem 404 for a link that is not ours or too old */
export async function sharedCart({ clock, config, database }: Shop, link: string): Promise<CartRow> {
  const cartId = cartOfLink(config.secret, link, clock().epochMilliseconds);
  if (cartId === undefined) throw notFound('Cart');
  return sharedPartOf(await cartById(database.kysely, cartId));
}

/** A cart without its seats, and its price without them: they stay with who holds them [cart.calls]. */
export function sharedPartOf(cart: CartRow): CartRow {
  const extras = cart.extras.filter(({ groupType }) => groupType !== 'seat');
  return { ...cart, extras, accepted_total: cart.offer.totalPrice + totalOfExtras(extras) };
}
