import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** As the page about privacy says. */
export const STORED_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Forgets what somebody began, did not finish and has not touched for so long, with what it says of people: carts and
 * baskets without an order, accounts that no mail's link brought to life, subscriptions that nobody confirmed.
 */
export async function forgetUnfinished(kysely: Kysely<Schema>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - STORED_DAYS * DAY_MS);
  for (const table of ['cart', 'activity_cart'] as const) {
    await kysely.deleteFrom(table).where('order_id', 'is', null).where('updated_at', '<=', oldest).execute();
  }
  await kysely.deleteFrom('customer').where('activated_at', 'is', null).where('created_at', '<=', oldest)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('customer_token').select('hash').whereRef('customer_id', '=', 'customer.id').where('expires_at', '>', now)))).execute();
  await kysely.deleteFrom('subscription').where('confirmed_at', 'is', null).where('asked_at', '<=', oldest).execute();
}
