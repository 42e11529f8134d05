import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { subscriptionOfToken } from './subscription-token.ts';
import type { MailAction } from './subscription-token.ts';

/** Does what a mail's reader wants; a second time changes nothing. @returns whether the token gave the right to it */
export async function answerSubscription(kysely: Kysely<Schema>, secret: string, action: MailAction, token: string, now: Date): Promise<boolean> {
  const id = subscriptionOfToken(secret, action, token, now.getTime());
  if (id === undefined) return false;
  const change = action === 'end' ? { ended_at: now } : { confirmed_at: now, ended_at: null };
  const changed = await kysely.updateTable('subscription').set(change).where('id', '=', id).returning('id').executeTakeFirst();
  return changed !== undefined;
}
