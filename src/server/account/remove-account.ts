import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { emptyInformation } from '../cart/empty-information.ts';
import { dateOf } from '../clock.ts';
import { endLogins } from '../credentials/login-sessions.ts';
import type { Schema } from '../db/schema.ts';
import { checkAccessToken } from '../session/check-access-token.ts';
import type { Shop } from '../shop.ts';
import { isOfEmailsOf } from './customer-emails.ts';
import { customerById } from './customer-rows.ts';
import { lockProved, provePassword } from './log-in.ts';

/**
 * Puts an account to rest, or removes it with all that only it holds; orders and their invoices stay, as the law wants them.
 * @throws Problem 401 wrong-credentials, 429
 */
export async function removeAccount(shop: Shop, customerId: string, { password, kind, address }: { password: string; kind: 'deactivate' | 'remove'; address: string }): Promise<void> {
  const { email } = await customerById(shop.database.kysely, customerId);
  const proved = await provePassword(shop, { email, password, address });
  const now = dateOf(shop.clock);
  await shop.database.kysely.transaction().execute(async (tx) => {
    await lockProved(tx, proved);
    await endLogins(tx, 'customer', customerId, now);
    if (kind === 'deactivate') await tx.updateTable('customer').set({ deactivated_at: now }).where('id', '=', customerId).execute();
    else {
      await tx.deleteFrom('wishlist').where('user_uid', '=', customerId).execute();
      await tx.deleteFrom('subscription').where(isOfEmailsOf(customerId, { email: 'subscription.email', at: 'subscription.asked_at' })).execute();
      await emptyCarts(tx, customerId);
      await tx.deleteFrom('mail_outbox').where(isOfEmailsOf(customerId, { email: 'mail_outbox.recipient', at: 'mail_outbox.created_at' })).where('order_id', 'is', null).where('cart_id', 'is', null).execute();
      await tx.deleteFrom('login_session').where('realm', '=', 'customer').where('subject', '=', customerId).execute();
      await tx.deleteFrom('customer').where('id', '=', customerId).execute();
    }
  });
}

/** Whether this browser was logged in to an account that has been put to rest or removed since. */
export async function hasLeft(shop: Shop, request: FastifyRequest): Promise<boolean> {
  const visitor = await checkAccessToken(request, shop);
  if (visitor === null) return false;
  const { kysely } = shop.database;
  const ended = await kysely.selectFrom('visitor_session').select('id').where('id', '=', visitor.sessionId).where('revoked_at', 'is not', null).executeTakeFirst();
  const holding = await kysely.selectFrom('customer').select('id').where('id', '=', visitor.userUid).where('deactivated_at', 'is', null).executeTakeFirst();
  return ended !== undefined && holding === undefined;
}

/** Who was to travel by a cart that was never ordered; what others hold by it stays as it is, and so does one that is being ordered. */
async function emptyCarts(tx: Kysely<Schema>, customerId: string): Promise<void> {
  const carts = await tx.selectFrom('customer_cart').innerJoin('cart', 'cart.id', 'customer_cart.cart_id').select(['cart.id', 'cart.occupancies', 'cart.offer', 'cart.language'])
    .where('customer_id', '=', customerId).where('cart.order_id', 'is', null).orderBy('cart.id').forUpdate('cart').execute();
  for (const { id, occupancies, offer, language } of carts) await tx.updateTable('cart').set({ information: JSON.stringify(emptyInformation(occupancies, offer.endDate, language)) }).where('id', '=', id).execute();
}
