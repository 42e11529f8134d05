import type { Kysely } from 'kysely';
import { forgetOldTokens } from '../account/customer-tokens.ts';
import type { Job } from '../background-work.ts';
import { forgetOldLogins } from '../credentials/login-sessions.ts';
import type { Schema } from '../db/schema.ts';
import { forgetMails } from '../mail/forget-mails.ts';
import { forgetOldRefusals } from '../order/refused-purchases.ts';
import { forgetWishlists } from '../wishlist/forget-wishlists.ts';
import { forgetBaskets, forgetCarts, forgetPendingIdentities, forgetRegistrations, forgetSubscriptions, forgetVisitorsChats } from './forget-unfinished.ts';
import { forgetOldSessions } from './refresh-tokens.ts';

const EVERY_MS = 6 * 3_600_000;

/**
 * Forget visitors who have not been seen for as long as a refresh token lives, what was begun and not finished, and what was
 * mailed or refused long ago. Each is a job by itself: one that fails is reported and tried again, and the others go on.
 */
export function retentionJobs(kysely: Kysely<Schema>): Job[] {
  const kinds = {
    sessions: forgetOldSessions, logins: forgetOldLogins, tokens: forgetOldTokens,
    carts: forgetCarts, baskets: forgetBaskets, identities: forgetPendingIdentities, registrations: forgetRegistrations, subscriptions: forgetSubscriptions, chats: forgetVisitorsChats,
    mails: forgetMails, refusals: forgetOldRefusals, wishlists: forgetWishlists,
  };
  return Object.entries(kinds).map(([kind, forget]) => everySixHours(`retention of ${kind}`, (now) => forget(kysely, now)));
}

function everySixHours(name: string, forget: (now: Date) => Promise<void>): Job {
  let next = new Date(0);
  return {
    name,
    async runDue(now) {
      if (now >= next) {
        await forget(now);
        next = new Date(now.getTime() + EVERY_MS);
      }
      return next;
    },
  };
}
