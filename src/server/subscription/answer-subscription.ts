import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { subscriptionOfToken } from './subscription-token.ts';
import type { MailAction } from './subscription-token.ts';

/**
 * Does what a mail's reader wants; a second time changes nothing. Whoever has ended it confirms by a newer mail only.
 * @returns whether the token gave the right to it; of one that is forgotten, nothing is left to end
 */
export async function answerSubscription(kysely: Kysely<Schema>, secret: string, action: MailAction, token: string, now: Date): Promise<boolean> {
  const right = subscriptionOfToken(secret, action, token, now.getTime());
  if (right === undefined) return false;
  const answered = kysely.updateTable('subscription').where('id', '=', right.id).returning('id');
  const changed = await (action === 'end'
    ? answered.set({ ended_at: now })
    : answered.set({ confirmed_at: now, ended_at: null }).where(isOpenSince(right.givenAt))
  ).executeTakeFirst();
  return action === 'end' || changed !== undefined;
}

/** Whether nobody has ended it after that moment, in epoch milliseconds. */
export function isOpenSince(moment: number | null) {
  return (eb: ExpressionBuilder<Schema, 'subscription'>) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '<=', new Date(moment ?? 0))]);
}
