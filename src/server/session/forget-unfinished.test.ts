import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../domain/market/language.ts';
import { dateOf } from '../clock.ts';
import { openTestShop, visit } from '../testing/test-app.ts';
import { orderSomeActivity, someActivity } from '../testing/test-activities.ts';
import { makeCustomer } from '../testing/test-customer.ts';
import { describeOnPostgresql } from '../testing/test-database.ts';
import { detailsFor, fillCart, orderOf } from '../testing/test-purchase.ts';
import { STORED_DAYS } from './forget-unfinished.ts';

it('is stored for as long as the page about privacy says in each language', () => {
  const said = readFileSync('content/pages/privacy.yaml', 'utf8').split('\n').filter((line) => line.includes('<p>'));
  expect(said.map((text) => text.includes(` ${STORED_DAYS} `))).toEqual(LANGUAGES.map(() => true));
});

describeOnPostgresql('what was begun and not finished', (open) => {
  it('is forgotten after thirty days, with its people, mails and seats; what was ordered, confirmed or is younger stays', async () => {
    const { database: { kysely }, app, clock, close } = await openTestShop(open);
    try {
      const [left, young, buyer] = [visit(app), visit(app), visit(app)];
      const register = (email: string) => left.post('/api/www/account/register', { email, password: 'dlouhé heslo o ničem', firstName: 'Jana', lastName: 'Nováková', termsAccepted: true, news: false, withIdentity: false });
      const subscribe = (email: string) => left.post('/api/www/subscriptions?locale=cs', { purpose: 'newsletter', email, agrees: true });
      const cart = await fillCart(left);
      await left.put('/api/www/cart/information', detailsFor(cart));
      await left.post('/api/www/cart/email', { email: 'jana@example.com' });
      await left.post('/api/www/activity/cart/items', await someActivity(left));
      await kysely.insertInto('flight_seat').values({ flight: 'QS1 2026-07-12', seat: '1A', cart_id: cart.cartId, leg: 'DEPARTURE', person: 0, state: 'held', order_id: null, until: dateOf(clock) }).execute();
      await register('nikdy@example.cz');
      await makeCustomer(app, 'jana@example.cz');
      await subscribe('nikdy@example.cz');
      await subscribe('jana@example.cz');
      await kysely.updateTable('subscription').set({ confirmed_at: dateOf(clock) }).where('email', '=', 'jana@example.cz').execute();
      const ordered = await fillCart(buyer);
      await orderOf(buyer, ordered);
      const activities = await orderSomeActivity(buyer);

      clock.advance({ hours: 24 });
      const { cartId } = await fillCart(young);
      await register('mladsi@example.cz');
      clock.advance({ hours: 29 * 24 });
      await app.shop.background.runDue();

      const [carts, baskets, seats, mails, customers, subscriptions] = await Promise.all([
        kysely.selectFrom('cart').select('id').orderBy('created_at').execute(), kysely.selectFrom('activity_cart').select('order_id').execute(),
        kysely.selectFrom('flight_seat').select('seat').where('cart_id', '=', cart.cartId).execute(), kysely.selectFrom('mail_outbox').select('id').where('recipient', '=', 'jana@example.com').where('occasion', 'like', 'cart-link:%').execute(),
        kysely.selectFrom('customer').select('email').orderBy('created_at').execute(), kysely.selectFrom('subscription').select('email').execute(),
      ]);
      expect([carts, baskets, seats, mails]).toEqual([[{ id: ordered.cartId }, { id: cartId }], [{ order_id: activities.orderId }], [], []]);
      expect([customers, subscriptions]).toEqual([[{ email: 'jana@example.cz' }, { email: 'mladsi@example.cz' }], [{ email: 'jana@example.cz' }]]);
    } finally {
      await close();
    }
  });
});
