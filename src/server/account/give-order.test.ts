import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildTestApp, visit } from '../testing/test-app.ts';
import { logInAs, makeCustomer } from '../testing/test-customer.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { fillCart, orderOf, placeSomeOrder } from '../testing/test-purchase.ts';
import { reviewHotel } from './hotel-reviews.ts';
import { giveOrder } from './reservation-rows.ts';

// The embedded database has one connection: nobody waits for a lock there.
it.each([
  ['claimed', false],
  ['reviewed', 'not-found'],
])('a booking that is %s while its account is being removed waits without holding the booking, and stays nobody’s [account.reservations] [account.deactivate]', async (what, answer) => {
  const database = await openTestDatabase('postgresql', { catalogue: 'small' });
  const app = await buildTestApp(database);
  const { kysely } = database;
  const { orderId } = await placeSomeOrder(visit(app));
  const email = await makeCustomer(app, 'odchazi@example.cz');
  const { id } = await kysely.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  if (what === 'reviewed') await kysely.updateTable('orders').set({ customer_id: id, start_date: '2025-07-01', end_date: '2025-07-08' }).where('id', '=', orderId).execute();
  const { asked } = await kysely.transaction().execute(async (removal) => {
    await removal.selectFrom('customer').select('id').where('id', '=', id).forUpdate().execute();
    const waits = (what === 'claimed' ? giveOrder(kysely, id, orderId) : reviewHotel(app.shop, id, orderId, { stars: 5, text: 'Moře.' })).catch((error: unknown) => (error as { code?: unknown }).code);
    const waiting = sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await waiting.execute(kysely)).rows.length, { timeout: 10_000 }).toBe(1);
    // What a removal does to the orders of its customer.
    await removal.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().noWait().execute();
    await removal.deleteFrom('customer').where('id', '=', id).execute();
    return { asked: waits };
  });
  expect(await asked).toBe(answer);
  expect(await kysely.selectFrom('orders').select('customer_id').where('id', '=', orderId).executeTakeFirst()).toEqual({ customer_id: null });
  await app.close();
  await database.close();
});

it('an order of who is logged in is placed as theirs or not at all, also where the shop is killed in between, and once when it is asked for again [account.reservations]', async () => {
  const database = await openTestDatabase('postgresql', { catalogue: 'small' });
  const app = await buildTestApp(database);
  const { kysely } = database;
  const visitor = visit(app);
  const email = await makeCustomer(app, 'objednava@example.cz');
  const { id } = await kysely.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await logInAs(visitor, email);
  const cart = await fillCart(visitor);
  const orders = () => kysely.selectFrom('orders').select('customer_id').execute();
  await sql`create function killed() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(kysely);
  await sql`create trigger killed before update of customer_id on orders for each row execute function killed()`.execute(kysely);
  expect([(await orderOf(visitor, cart)).status, await orders()]).toEqual([500, []]);
  await sql`drop trigger killed on orders`.execute(kysely);
  expect([(await orderOf(visitor, cart)).status, (await orderOf(visitor, cart)).status, await orders()]).toEqual([200, 200, [{ customer_id: id }]]);
  await app.close();
  await database.close();
});
