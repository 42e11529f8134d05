import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';

it('has an index for each question that is asked again and again of a table that only grows', async () => {
  const database = await openTestDatabase('pglite');
  try {
    const plans = await database.kysely.transaction().execute(async (tx) => {
      // Of an empty table every plan is as cheap.
      await sql`set local enable_seqscan = off`.execute(tx);
      const planOf = async (question: string) => (await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(`select * from ${question}`)}`.execute(tx)).rows.map((row) => row['QUERY PLAN']).join('\n');
      return Promise.all([
        planOf(`mail_outbox where order_id = 'o'`),
        planOf(`mail_outbox where lower(recipient) in (select email from customer where id = 'c')`),
        planOf(`customer_thread where order_id = 'o'`),
        planOf(`customer_thread as thread where (thread.resolved_at is null and thread.kind = 'chat') order by thread.updated_at limit 300`),
        planOf('customer_thread as thread where thread.last_sequence > thread.customer_seen and thread.last_sequence > thread.mailed_sequence'),
        planOf(`staff_audit where subject in ('order o', 'thread t')`),
        planOf(`flight_seat where state = 'reserved' and until <= now()`),
      ]);
    });
    expect(plans).toEqual(['mail_outbox_of_order', 'mail_outbox_of_email', 'customer_thread_of_order', 'customer_thread_open', 'customer_thread_unread', 'staff_audit_of', 'flight_seat_reserved'].map((index) => expect.stringContaining(` ${index} `)));
  } finally {
    await database.close();
  }
});
