import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/content.ts';
import type { Schema } from '../db/schema.ts';
import { isOpenSince } from './answer-subscription.ts';
import { isSubscriptionToken, subscriptionOfToken } from './subscription-token.ts';
import type { MailAction } from './subscription-token.ts';

/** What the link of a mail can still do; changes nothing. */
export async function subscriptionLink(kysely: Kysely<Schema>, secret: string, action: MailAction, token: string, now: Date): Promise<components['schemas']['SubscriptionLink']['status']> {
  if (!isSubscriptionToken(secret, action, token)) return 'unknown';
  const right = subscriptionOfToken(secret, action, token, now.getTime());
  if (right === undefined) return 'expired';
  const found = await kysely.selectFrom('subscription').select((eb) => ['confirmed_at', 'ended_at', isOpenSince(right.givenAt)(eb).as('is_open')]).where('id', '=', right.id).executeTakeFirst();
  if (found === undefined) return action === 'end' ? 'done' : 'expired';
  const isConfirmed = found.confirmed_at !== null && found.ended_at === null;
  if (action === 'end' ? found.ended_at !== null : isConfirmed) return 'done';
  return action === 'end' || found.is_open ? 'open' : 'expired';
}
