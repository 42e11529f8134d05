import { customerLoginOf } from '../../account/current-customer.ts';
import { giveCart } from '../../account/customer-belongings.ts';
import { cartAnswer } from '../../cart/cart-answer.ts';
import { ownCart } from '../../cart/cart-cookie.ts';
import { openCartIds } from '../../cart/cart-of-request.ts';
import { cartForProduct } from '../../cart/cart-for-product.ts';
import { dateOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { beginSession } from '../../session/begin-session.ts';

/** Puts an offer into a cart: the one that has it already, in whichever tab, or a new one [http.cart-id]. */
export const addCartProduct: Handler<'addCartProduct'> = async ({ shop, body, language, request, reply }) => {
  const login = await customerLoginOf(request, shop);
  const cart = await cartForProduct(shop, await openCartIds(request, shop), { ...body, language });
  await beginSession(request, reply, shop);
  if (login !== null) await giveCart(shop.database.kysely, cart.id, login.subject, dateOf(shop.clock));
  ownCart(request, reply, shop.config, cart.id);
  reply.header('Cart-Id', cart.id);
  return cartAnswer(shop, cart, language);
};
