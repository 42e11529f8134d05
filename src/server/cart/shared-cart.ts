import { offerWithAgesOnly, withAgesOnly } from '../../domain/search/ages-only.ts';
import { notFound } from '../contract/problem.ts';
import type { Shop } from '../shop.ts';
import { totalOfExtras } from '../upsell/current-extras.ts';
import { cartOfLink } from './cart-link.ts';
import { cartById, type CartRow } from './cart-rows.ts';

/** The cart behind a mailed link, as its reader may have it. @throws Problem 404 for a link that is not ours or too old */
export async function sharedCart({ clock, config, database }: Shop, link: string): Promise<CartRow> {
  const found = cartOfLink(config.secret, link, clock().epochMilliseconds);
  if (found === undefined) throw notFound('Cart');
  const shared = withoutSeats(await cartById(database.kysely, found.cartId));
  return found.reader === 'owner' ? shared : asOthersSee(shared);
}

/** A cart without its seats, and its price without them: they stay with who holds them [cart.calls]. */
export function withoutSeats(cart: CartRow): CartRow {
  const extras = cart.extras.filter(({ groupType }) => groupType !== 'seat');
  return { ...cart, extras, accepted_total: cart.offer.totalPrice + totalOfExtras(extras) };
}

/** A cart with its children's ages, which its price was made for, not their birth dates. */
export function asOthersSee(cart: CartRow): CartRow {
  return { ...cart, offer: offerWithAgesOnly(cart.offer), occupancies: withAgesOnly(cart.occupancies, cart.offer.endDate) };
}
