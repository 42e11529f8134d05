import { CompiledQuery, sql, type Kysely, type KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { allWeKnow } from '../account/all-we-know.ts';
import { dateOf } from '../clock.ts';
import { deskOrder } from '../desk/desk-order.ts';
import { inbox } from '../desk/inbox.ts';
import type { OrderRow } from '../order/order-rows.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { makeCustomer } from '../testing/test-customer.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Schema } from './schema.ts';

const GROWING = ['mail_outbox', 'customer_thread', 'customer_message', 'staff_audit', 'flight_seat', 'wishlist'];
const INDEXES = ['mail_outbox_of_order', 'mail_outbox_of_email', 'customer_thread_of_order', 'customer_thread_open', 'customer_thread_unread', 'staff_audit_of', 'flight_seat_reserved', 'wishlist_of_nobody'];

/** Everything that is asked of a database from now on. */
function recorded(kysely: Kysely<Schema>): { kysely: Kysely<Schema>; asked: CompiledQuery[] } {
  const asked: CompiledQuery[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      asked.push(kysely.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { kysely: kysely.withPlugin(recorder), asked };
}

it('has an index for each question that the desk, the customer area and background work ask of a table that only grows', async () => {
  const database = await openTestDatabase('pglite');
  const { kysely, asked } = recorded(database.kysely);
  const app = await buildTestApp({ ...database, kysely });
  try {
    const { shop } = app;
    await makeCustomer(app, 'jana@example.cz');
    const { id } = await kysely.selectFrom('customer').select('id').executeTakeFirstOrThrow();
    asked.length = 0;
    await shop.background.runDue();
    await inbox(shop, { staffId: 's', name: 'Eva', now: dateOf(shop.clock) }, { only: 'waiting', pages: 1 });
    await deskOrder(kysely, { id: 'o', number: 'Z', created_at: dateOf(shop.clock), offer: { departureFlight: null, returnFlight: null } } as unknown as OrderRow);
    await allWeKnow(kysely, id);
    const plans = await database.kysely.transaction().execute(async (tx) => {
      // Of an empty table every plan is as cheap.
      await sql`set local enable_seqscan = off`.execute(tx);
      const planOf = async (question: CompiledQuery) => (await tx.executeQuery<{ 'QUERY PLAN': string }>(CompiledQuery.raw(`explain ${question.sql}`, [...question.parameters]))).rows.map((row) => row['QUERY PLAN']).join('\n');
      return Promise.all(asked.filter((question) => GROWING.some((table) => question.sql.includes(`"${table}"`))).map(planOf));
    });
    expect(plans.filter((plan) => GROWING.some((table) => plan.includes(`Seq Scan on ${table} `)))).toEqual([]);
    expect(INDEXES.filter((index) => !plans.some((plan) => plan.includes(` ${index} `)))).toEqual([]);
  } finally {
    await app.close();
    await database.close();
  }
});
