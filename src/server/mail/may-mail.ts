import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** One mail of a kind a minute is enough for an address, and so many a day, however often somebody asks. */
const PAUSE_MS = 60_000;
const MOST_A_DAY = 10;
const DAY_MS = 86_400_000;

/**
 * Whether an address may have one more mail of a kind. Part of the transaction that writes the mail: two at once wait for
 * one another.
 * @param kind how the occasions of its mails begin
 * @param pauseMs 0 for mails that each say something else
 */
export async function mayMail(tx: Transaction<Schema>, to: string, kind: string, now: Date, pauseMs = PAUSE_MS): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}:${to}`}, 7401004))`.execute(tx);
  const { count, newest } = await tx.selectFrom('mail_outbox').select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('created_at').as('newest')])
    .where('recipient', '=', to).where('occasion', 'like', `${kind}:%`).where('created_at', '>', new Date(now.getTime() - DAY_MS)).executeTakeFirstOrThrow();
  return Number(count) < MOST_A_DAY && (newest === null || newest.getTime() + pauseMs <= now.getTime());
}
