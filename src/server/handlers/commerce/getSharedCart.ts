import { cartAnswer } from '../../cart/cart-answer.ts';
import { sharedCart } from '../../cart/shared-cart.ts';
import type { Handler } from '../../contract/operations.ts';

/** The holiday behind a mailed link: what was filled in is the sender's own [cart.calls]. */
export const getSharedCart: Handler<'getSharedCart'> = async ({ shop, query, language }) => {
  const { offer, occupancies, extras, totalPrice, currency } = await cartAnswer(shop, await sharedCart(shop, query.token), language);
  return { offer, occupancies, extras: extras.map((extra) => ({ ...extra, personRefs: [] })), totalPrice, currency };
};
