import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { isOpenSince, subscriptionLink } from './subscription-link.ts';
import { subscriptionOfToken } from './subscription-token.ts';
import type { MailAction } from './subscription-token.ts';

/**
 * Does what a mail's reader wants; a second time changes nothing. Whoever has ended it confirms by a newer mail only.
 * @returns whether the token gave the right to it, or nothing is left to do
 */
export async function answerSubscription(kysely: Kysely<Schema>, secret: string, action: MailAction, token: string, now: Date): Promise<boolean> {
  const right = subscriptionOfToken(secret, action, token, now.getTime());
  if (right === undefined) return (await subscriptionLink(kysely, secret, action, token, now)) === 'done';
  const answered = kysely.updateTable('subscription').where('id', '=', right.id).returning('id');
  const changed = await (action === 'end'
    ? answered.set({ ended_at: now })
    : answered.set({ confirmed_at: now, ended_at: null }).where(isOpenSince(right.givenAt))
  ).executeTakeFirst();
  return action === 'end' || changed !== undefined;
}
