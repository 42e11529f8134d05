import { emailError } from '../../../domain/booking/contact-rules.ts';
import { cartIdOf } from '../../cart/cart-of-request.ts';
import { cartById } from '../../cart/cart-rows.ts';
import { mailCart } from '../../cart/mail-cart.ts';
import type { Handler } from '../../contract/operations.ts';
import { Problem } from '../../contract/problem.ts';

/** Mails a link that shows the cart elsewhere, never what was filled in [cart.calls]. */
export const emailCart: Handler<'emailCart'> = async ({ shop, headers, body, language, request }) => {
  if (emailError(body.email) !== undefined) {
    throw new Problem(400, 'email-invalid', { title: 'Not an e-mail address', errors: [{ pointer: '/body/email', message: 'is not an e-mail address' }] });
  }
  const { kysely } = shop.database;
  const cart = await cartById(kysely, await cartIdOf(request, shop, headers['cart-id']));
  await kysely.transaction().execute((tx) => mailCart(tx, shop, cart, body.email, language));
  shop.background.runNow();
  return { status: 'sent' as const };
};
