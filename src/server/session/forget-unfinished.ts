import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** As the page about privacy says. */
export const STORED_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Forgets what somebody began, did not finish and has not touched for so long, with what it says of people and the mails
 * about it: carts and baskets without an order, accounts that no mail's link brought to life, subscriptions that nobody
 * confirmed, chats of who has not logged in. Whom an identity provider sent, and who did not register in time, is forgotten
 * at once.
 */
export async function forgetUnfinished(kysely: Kysely<Schema>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - STORED_DAYS * DAY_MS);
  for (const table of ['cart', 'activity_cart'] as const) {
    await kysely.deleteFrom(table).where('order_id', 'is', null).where('updated_at', '<=', oldest).execute();
  }
  await kysely.deleteFrom('pending_identity').where('expires_at', '<=', now).execute();
  // Their addresses may be a stranger's, who has no account to have the mails deleted with.
  const to = sql<string>`lower(mail_outbox.recipient)`;
  await kysely
    .with('forgotten', (tx) => tx.deleteFrom('customer').where('activated_at', 'is', null).where('created_at', '<=', oldest)
      .where(({ not, exists, selectFrom }) => not(exists(selectFrom('customer_token').select('hash').whereRef('customer_id', '=', 'customer.id').where('expires_at', '>', now))))
      .returning('email'))
    .deleteFrom('mail_outbox').where(to, 'in', (eb) => eb.selectFrom('forgotten').select('email')).where(sql<string>`split_part(occasion, ':', 1)`, 'in', ['activate', 'password-reset']).execute();
  await kysely
    .with('forgotten', (tx) => tx.deleteFrom('subscription').where('confirmed_at', 'is', null).where('asked_at', '<=', oldest).returning(['id', 'email']))
    .deleteFrom('mail_outbox').where(to, 'in', (eb) => eb.selectFrom('forgotten').select('email'))
    .where(sql<string>`split_part(occasion, ':', 1)`, '=', 'subscription').where(sql<string>`split_part(occasion, ':', 2)`, 'in', (eb) => eb.selectFrom('forgotten').select('id')).execute();
  await kysely.deleteFrom('customer_thread').where('customer_id', 'is', null).where('order_id', 'is', null).where('updated_at', '<=', oldest).execute();
}
