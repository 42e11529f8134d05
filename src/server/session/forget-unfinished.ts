/**
 * Forgets what somebody began, did not finish and has not touched for so long, with what it says of people and the mails
 * about it.
 */
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** As the page about privacy says. */
export const STORED_DAYS = 30;
const DAY_MS = 86_400_000;

/** Without an order. */
export async function forgetCarts(kysely: Kysely<Schema>, now: Date): Promise<void> {
  await kysely.deleteFrom('cart').where('order_id', 'is', null).where('updated_at', '<=', oldestAt(now)).execute();
}

/** Without an order. */
export async function forgetBaskets(kysely: Kysely<Schema>, now: Date): Promise<void> {
  await kysely.deleteFrom('activity_cart').where('order_id', 'is', null).where('updated_at', '<=', oldestAt(now)).execute();
}

/** Whom an identity provider sent, and who did not register in time, is forgotten at once. */
export async function forgetPendingIdentities(kysely: Kysely<Schema>, now: Date): Promise<void> {
  await kysely.deleteFrom('pending_identity').where('expires_at', '<=', now).execute();
}

/** Their addresses may be a stranger's, who has no account to have the mails deleted with. */
const recipient = sql<string>`lower(mail_outbox.recipient)`;

/** Accounts that no mail's link brought to life. */
export async function forgetRegistrations(kysely: Kysely<Schema>, now: Date): Promise<void> {
  await kysely
    .with('forgotten', (tx) => tx.deleteFrom('customer').where('activated_at', 'is', null).where('created_at', '<=', oldestAt(now))
      .where(({ not, exists, selectFrom }) => not(exists(selectFrom('customer_token').select('hash').whereRef('customer_id', '=', 'customer.id').where('expires_at', '>', now))))
      .returning('email'))
    .deleteFrom('mail_outbox').where(recipient, 'in', (eb) => eb.selectFrom('forgotten').select('email')).where(sql<string>`split_part(occasion, ':', 1)`, 'in', ['activate', 'password-reset']).execute();
}

/** Those that nobody confirmed, and those that were ended: what is mailed about them confirms nothing any more. */
export async function forgetSubscriptions(kysely: Kysely<Schema>, now: Date): Promise<void> {
  const oldest = oldestAt(now);
  await kysely
    .with('forgotten', (tx) => tx.deleteFrom('subscription').where('asked_at', '<=', oldest)
      .where(({ or, eb }) => or([eb('confirmed_at', 'is', null), eb('ended_at', 'is not', null)])).where(({ or, eb }) => or([eb('ended_at', 'is', null), eb('ended_at', '<=', oldest)]))
      .returning(['id', 'email']))
    .deleteFrom('mail_outbox').where(recipient, 'in', (eb) => eb.selectFrom('forgotten').select('email'))
    .where(sql<string>`split_part(occasion, ':', 1)`, '=', 'subscription').where(sql<string>`split_part(occasion, ':', 2)`, 'in', (eb) => eb.selectFrom('forgotten').select('id')).execute();
}

/** Chats of who has not logged in. */
export async function forgetVisitorsChats(kysely: Kysely<Schema>, now: Date): Promise<void> {
  await kysely.deleteFrom('customer_thread').where('customer_id', 'is', null).where('order_id', 'is', null).where('updated_at', '<=', oldestAt(now)).execute();
}

function oldestAt(now: Date): Date {
  return new Date(now.getTime() - STORED_DAYS * DAY_MS);
}
