import type { Kysely } from 'kysely';
import type { Job } from '../background-work.ts';
import type { Schema } from '../db/schema.ts';
import { forgetOldLogins } from '../credentials/login-sessions.ts';
import { forgetMails } from '../mail/forget-mails.ts';
import { forgetOldRefusals } from '../order/refused-purchases.ts';
import { forgetUnfinished } from './forget-unfinished.ts';
import { forgetOldSessions } from './refresh-tokens.ts';

const EVERY_MS = 6 * 3_600_000;

/** Forgets visitors who have not been seen for as long as a refresh token lives, what was begun and not finished, and what was mailed or refused long ago. */
export function sessionJob(kysely: Kysely<Schema>): Job {
  let next = new Date(0);
  return {
    name: 'sessions',
    async runDue(now) {
      if (now >= next) {
        await forgetOldSessions(kysely, now);
        await forgetOldLogins(kysely, now);
        await forgetUnfinished(kysely, now);
        await forgetMails(kysely, now);
        await forgetOldRefusals(kysely, now);
        next = new Date(now.getTime() + EVERY_MS);
      }
      return next;
    },
  };
}
