import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { MOST_ATTEMPTS } from './outbox-job.ts';

/** Longer than any link of such a mail works, and than mails are counted by. */
const STORED_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Forgets mails that were sent or given up some days ago: what they say and their links are their reader's. Those of orders,
 * of activities too, and of carts stay as long as these.
 */
export async function forgetMails(kysely: Kysely<Schema>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - STORED_DAYS * DAY_MS);
  await kysely.deleteFrom('mail_outbox').where('order_id', 'is', null).where('cart_id', 'is', null).where('occasion', 'not like', 'activities-%')
    .where(({ or, and, eb }) => or([eb('sent_at', '<=', oldest), and([eb('sent_at', 'is', null), eb('attempts', '>=', MOST_ATTEMPTS), eb('due_at', '<=', oldest)])])).execute();
}
