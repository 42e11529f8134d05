import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { isOfActivityCustomer } from '../activities/activity-order-access.ts';
import { isOfEmailsOf } from './customer-emails.ts';
import { customerById } from './customer-rows.ts';

/** Everything that is stored of a customer, for the customer; the password's hash says nothing about anybody. */
export async function allWeKnow(kysely: Kysely<Schema>, customerId: string) {
  const { password_hash, ...customer } = await customerById(kysely, customerId);
  const orders = await kysely.selectFrom('orders').selectAll().where('customer_id', '=', customerId).execute();
  const ids = orders.map(({ id }) => id);
  const ofOrders = <Table extends 'order_traveller' | 'payment' | 'order_change'>(table: Table) =>
    (ids.length === 0 ? [] : kysely.selectFrom(table as 'order_change').selectAll().where('order_id', 'in', ids).execute());
  const threads = await kysely.selectFrom('customer_thread').selectAll().where('customer_id', '=', customerId).execute();
  return {
    customer: { ...customer, hasPassword: password_hash !== null },
    formerEmails: await kysely.selectFrom('customer_former_email').select(['email', 'until']).where('customer_id', '=', customerId).execute(),
    identities: await kysely.selectFrom('customer_identity').selectAll().where('customer_id', '=', customerId).execute(),
    logins: await kysely.selectFrom('login_session').select(['created_at', 'expires_at', 'ended_at']).where('realm', '=', 'customer').where('subject', '=', customerId).execute(),
    remembered: await kysely.selectFrom('customer_memory').select(['consent', 'searches', 'hotels']).where('customer_id', '=', customerId).execute(),
    reviews: await kysely.selectFrom('hotel_review').select(['hotel_code', 'stars', 'text', 'created_at']).where('customer_id', '=', customerId).execute(),
    wishlist: await kysely.selectFrom('wishlist_item').innerJoin('wishlist', 'wishlist.id', 'wishlist_item.wishlist_id').select(['hotel_name', 'saved_at', 'saved_price']).where('user_uid', '=', customerId).execute(),
    carts: await kysely.selectFrom('customer_cart').innerJoin('cart', 'cart.id', 'customer_cart.cart_id').select(['offer_code', 'information', 'cart.created_at']).where('customer_id', '=', customerId).execute(),
    mails: await kysely.selectFrom('mail_outbox').select(['subject', 'plain', 'created_at', 'sent_at']).where(isOfEmailsOf(customerId, { email: 'mail_outbox.recipient', at: 'mail_outbox.created_at' })).execute(),
    subscriptions: await kysely.selectFrom('subscription').selectAll().where(isOfEmailsOf(customerId, { email: 'subscription.email', at: 'subscription.asked_at' })).execute(),
    activities: await kysely.selectFrom('activity_order').selectAll().where(isOfActivityCustomer(customerId)).execute(),
    complaints: await kysely.selectFrom('complaint').selectAll().where('customer_id', '=', customerId).execute(),
    orders, travellers: await ofOrders('order_traveller'), payments: await ofOrders('payment'), changes: await ofOrders('order_change'), threads,
    files: await kysely.selectFrom('message_attachment').select(['name', 'type', 'size', 'created_at']).where('customer_id', '=', customerId).execute(),
    messages: threads.length === 0 ? [] : await kysely.selectFrom('customer_message').selectAll().where('thread_id', 'in', threads.map(({ id }) => id)).execute(),
  };
}
