import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Job } from '../background-work.ts';
import type { Schema } from '../db/schema.ts';
import type { MailTransport, OutboxMail } from './mail-transport.ts';

/** Whoever has claimed a mail has this long to send it; then another may: the first was killed. Longer than a post office may be silent at each step. */
const LEASE_MS = 120_000;
export const MOST_ATTEMPTS = 40;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 3_600_000;

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/**
 * Sends what is in the outbox, each mail at least once, later and later after failures. One after the other: each has its
 * lease from the moment when it is begun, however long those before it took.
 * @param clock tells the time at each mail
 */
export function outboxJob(kysely: Kysely<Schema>, transport: MailTransport, clock: () => Date, log: Log): Job {
  return {
    name: 'mail',
    async runDue() {
      for (let mail = await claim(kysely, clock()); mail !== undefined; mail = await claim(kysely, clock())) await send(kysely, transport, mail, clock, log);
      const next = await kysely.selectFrom('mail_outbox').select(sql<Date | null>`min(due_at)`.as('at')).where('sent_at', 'is', null).where('attempts', '<', MOST_ATTEMPTS).executeTakeFirst();
      return next?.at ?? null;
    },
  };
}

function claim(kysely: Kysely<Schema>, now: Date): Promise<OutboxMail | undefined> {
  return kysely
    .updateTable('mail_outbox')
    .set((eb) => ({ due_at: new Date(now.getTime() + LEASE_MS), attempts: eb('attempts', '+', 1) }))
    .where('id', '=', (eb) =>
      eb.selectFrom('mail_outbox').select('id').where('sent_at', 'is', null).where('due_at', '<=', now).where('attempts', '<', MOST_ATTEMPTS).orderBy('due_at').limit(1).forUpdate().skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

async function send(kysely: Kysely<Schema>, transport: MailTransport, mail: OutboxMail, clock: () => Date, log: Log): Promise<void> {
  const row = kysely.updateTable('mail_outbox').where('id', '=', mail.id);
  try {
    await transport.send(mail);
    await row.set({ sent_at: clock(), sent_by: transport.name, last_error: null }).execute();
  } catch (error) {
    const rest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (mail.attempts - 1));
    await row.set({ due_at: new Date(clock().getTime() + rest), last_error: error instanceof Error ? error.message : String(error) }).execute();
    // Without what the post office says: it names whom the mail is for.
    const facts = { mail: mail.id, attempts: mail.attempts, code: (error as { code?: unknown }).code };
    if (mail.attempts < MOST_ATTEMPTS) log.warn(facts, 'A mail could not be sent');
    else log.error(facts, 'A mail is given up');
  }
}
