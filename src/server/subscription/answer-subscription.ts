import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { isOpenSince, subscriptionLink } from './subscription-link.ts';
import { subscriptionOfToken } from './subscription-token.ts';
import type { MailAction } from './subscription-token.ts';

/**
 * Does what a mail's reader wants; a second time changes nothing. Whoever has ended it confirms by a newer mail only.
 * @returns `expired` where the token gives no right to it, `gone` where what it is to end is forgotten: the address may have another one
 */
export async function answerSubscription(kysely: Kysely<Schema>, secret: string, action: MailAction, token: string, now: Date): Promise<'done' | 'expired' | 'gone'> {
  const right = subscriptionOfToken(secret, action, token, now.getTime());
  if (right === undefined) return (await subscriptionLink(kysely, secret, action, token, now)) === 'done' ? 'done' : 'expired';
  const answered = kysely.updateTable('subscription').where('id', '=', right.id).returning('id');
  const changed = await (action === 'end'
    ? answered.set({ ended_at: now })
    : answered.set({ confirmed_at: now, ended_at: null }).where(isOpenSince(right.givenAt))
  ).executeTakeFirst();
  if (changed !== undefined) return 'done';
  return action === 'end' ? 'gone' : 'expired';
}
