import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { WISHLIST_DAYS } from './wishlist-cookie.ts';

const DAY_MS = 86_400_000;

/** Forgets lists of who has not logged in whose cookies have lapsed: nobody changes them any more, and they say how old somebody's children are. */
export async function forgetWishlists(kysely: Kysely<Schema>, now: Date): Promise<void> {
  await kysely.deleteFrom('wishlist').where('user_uid', 'is', null).where('changed_at', '<=', new Date(now.getTime() - WISHLIST_DAYS * DAY_MS)).execute();
}
