import { customerLoginOf } from '../../account/current-customer.ts';
import { giveCart } from '../../account/customer-belongings.ts';
import { cartAnswer } from '../../cart/cart-answer.ts';
import { ownCart } from '../../cart/cart-cookie.ts';
import { insertCart, saveExtras } from '../../cart/cart-rows.ts';
import { atAcceptedPrice, currentOfferOf } from '../../cart/offer-of-cart.ts';
import { sharedCart } from '../../cart/shared-cart.ts';
import { dateOf, todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { Problem } from '../../contract/problem.ts';
import { beginSession } from '../../session/begin-session.ts';

/** A cart of this browser with the same holiday and its extras, at the price that the link showed: another one is asked about before the order [cart.calls]. */
export const takeSharedCart: Handler<'takeSharedCart'> = async ({ shop, body, language, request, reply }) => {
  const { kysely } = shop.database;
  const login = await customerLoginOf(request, shop);
  const shared = await sharedCart(shop, body.token);
  const offer = await currentOfferOf(kysely, shared, todayOf(shop.clock), language);
  if (offer === null) throw new Problem(409, 'offer-gone', { title: 'The offer is no longer on sale' });
  const blank = await insertCart(kysely, { offer: atAcceptedPrice(offer, shared), occupancies: shared.occupancies, language, before: undefined, now: dateOf(shop.clock) });
  const cart = await saveExtras(kysely, blank, shared.extras, shop);
  await beginSession(request, reply, shop);
  if (login !== null) await giveCart(kysely, cart.id, login.subject, dateOf(shop.clock));
  ownCart(request, reply, shop.config, cart.id);
  reply.header('Cart-Id', cart.id);
  return cartAnswer(shop, cart, language);
};
