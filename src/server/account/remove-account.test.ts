import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestShop, visit } from '../testing/test-app.ts';
import { logInAs, makeCustomer, PASSWORD } from '../testing/test-customer.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { detailsFor, fillCart, orderOf } from '../testing/test-purchase.ts';

// The embedded database has one connection: nobody waits for a lock there.
it('removing an account empties its carts, but none that is ordered in the same moment [account.deactivate]', async () => {
  const { database: { kysely }, app, close } = await openTestShop((options) => openTestDatabase('postgresql', options));
  try {
    const leaver = visit(app);
    await logInAs(leaver, await makeCustomer(app, 'odchazi@example.cz'));
    const [ordered, left] = [await fillCart(leaver), await fillCart(leaver, 'WS', [{ adults: 1, childBirthDates: [] }])];
    leaver.cartId = ordered.cartId;
    const { body: order } = await orderOf(leaver, ordered);
    leaver.cartId = left.cartId;
    await leaver.put('/api/www/cart/information', detailsFor(left));
    await kysely.updateTable('cart').set({ order_id: null }).where('id', '=', ordered.cartId).execute();
    const { leaving } = await kysely.transaction().execute(async (ordering) => {
      await ordering.updateTable('cart').set({ order_id: order.orderId }).where('id', '=', ordered.cartId).execute();
      const removed = leaver.post('/api/www/account/customer/remove', { password: PASSWORD, kind: 'remove' });
      const waiting = sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await expect.poll(async () => (await waiting.execute(kysely)).rows.length, { timeout: 10_000 }).toBe(1);
      return { leaving: removed };
    });
    expect((await leaving).status).toBe(200);
    const carts = await kysely.selectFrom('cart').select(['id', 'information']).where('id', 'in', [ordered.cartId, left.cartId]).execute();
    expect(new Map(carts.map(({ id, information }) => [id, information.owner.firstName]))).toEqual(new Map([[ordered.cartId, 'Jana'], [left.cartId, '']]));
  } finally {
    await close();
  }
});
