import type { ExpressionBuilder, Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/content.ts';
import type { Schema } from '../db/schema.ts';
import { isSubscriptionToken, subscriptionIdOf, subscriptionOfToken } from './subscription-token.ts';
import type { MailAction } from './subscription-token.ts';

/**
 * What the link of a mail can still do; changes nothing. One that is too old to confirm tells its reader all the same that
 * the mails have been confirmed.
 */
export async function subscriptionLink(kysely: Kysely<Schema>, secret: string, action: MailAction, token: string, now: Date): Promise<components['schemas']['SubscriptionLink']['status']> {
  if (!isSubscriptionToken(secret, action, token)) return 'unknown';
  const right = subscriptionOfToken(secret, action, token, now.getTime());
  const found = await kysely.selectFrom('subscription').select((eb) => ['confirmed_at', 'ended_at', isOpenSince(right?.givenAt ?? null)(eb).as('is_open')]).where('id', '=', subscriptionIdOf(token)).executeTakeFirst();
  if (found === undefined) return action === 'end' ? 'gone' : 'expired';
  const isConfirmed = found.confirmed_at !== null && found.ended_at === null;
  if (action === 'end' ? found.ended_at !== null : isConfirmed) return 'done';
  return action === 'end' || (right !== undefined && found.is_open) ? 'open' : 'expired';
}

/** Whether nobody has ended it after that moment, in epoch milliseconds. */
export function isOpenSince(moment: number | null) {
  return (eb: ExpressionBuilder<Schema, 'subscription'>) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '<=', new Date(moment ?? 0))]);
}
