import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../domain/market/language.ts';
import { keepPendingIdentity } from '../account/identity/pending-identity.ts';
import { dateOf } from '../clock.ts';
import { openTestShop, visit, type TestVisitor } from '../testing/test-app.ts';
import { orderSomeActivity, someActivity } from '../testing/test-activities.ts';
import { makeCustomer } from '../testing/test-customer.ts';
import { describeOnPostgresql } from '../testing/test-database.ts';
import { detailsFor, fillCart, orderOf } from '../testing/test-purchase.ts';
import { STORED_DAYS } from './forget-unfinished.ts';

it('is stored for as long as the page about privacy, and whoever comes back for it, are told in each language', () => {
  const said = readFileSync('content/pages/privacy.yaml', 'utf8').split('\n').filter((line) => line.includes('<p>'));
  const told = LANGUAGES.map((language) => (JSON.parse(readFileSync(`src/i18n/messages/${language}/checkout.json`, 'utf8')) as Record<string, string>)['checkout.noCart.text']!);
  expect([said, told].map((texts) => texts.map((text) => text.includes(` ${STORED_DAYS} `)))).toEqual([LANGUAGES, LANGUAGES].map((languages) => languages.map(() => true)));
});

describeOnPostgresql('what was begun and not finished', (open) => {
  it('is forgotten after thirty days, with its people, mails, seats and chats; what was ordered, confirmed or is younger stays', async () => {
    const { database: { kysely }, app, clock, close } = await openTestShop(open);
    try {
      const [left, young, buyer] = [visit(app), visit(app), visit(app)];
      const register = (email: string) => left.post('/api/www/account/register', { email, password: 'dlouhé heslo o ničem', firstName: 'Jana', lastName: 'Nováková', termsAccepted: true, news: false, withIdentity: false });
      const subscribe = (email: string, purpose = 'newsletter') => left.post('/api/www/subscriptions?locale=cs', { purpose, email, agrees: true });
      const cart = await fillCart(left);
      await left.put('/api/www/cart/information', detailsFor(cart));
      await left.post('/api/www/cart/email', { email: 'jana@example.com' });
      await left.post('/api/www/activity/cart/items', await someActivity(left));
      await kysely.insertInto('flight_seat').values({ flight: 'QS1 2026-07-12', seat: '1A', cart_id: cart.cartId, leg: 'DEPARTURE', person: 0, state: 'held', order_id: null, until: dateOf(clock) }).execute();
      await register('nikdy@example.cz');
      await left.post('/api/www/account/password/remind', { email: 'nikdy@example.cz' });
      await keepPendingIdentity(app.shop, { setCookie: () => {} } as never, 'google', { subject: 'g-1', email: 'nikdy@example.cz', emailIsVerified: false, firstName: 'Jana', lastName: 'Nováková' });
      await makeCustomer(app, 'jana@example.cz');
      await subscribe('nikdy@example.cz');
      for (const purpose of ['newsletter', 'presale']) await subscribe('jana@example.cz', purpose);
      await kysely.updateTable('subscription').set({ confirmed_at: dateOf(clock) }).where('email', '=', 'jana@example.cz').where('purpose', '=', 'newsletter').execute();
      const ordered = await fillCart(buyer);
      await orderOf(buyer, ordered);
      const activities = await orderSomeActivity(buyer);
      const write = (visitor: TestVisitor, clientId: string) => visitor.post('/api/www/chat/messages', { text: 'Bereme psa.', clientId, attachments: [], email: 'jana@example.com' });
      await write(left, 'chat-of-who-left');

      clock.advance({ hours: 24 });
      const { cartId } = await fillCart(young);
      await register('mladsi@example.cz');
      const { body: { threadId } } = await write(young, 'chat-of-the-young');
      clock.advance({ hours: 29 * 24 });
      await app.shop.background.runDue();

      const [carts, baskets, seats, mails, customers, subscriptions, chats] = await Promise.all([
        kysely.selectFrom('cart').select('id').orderBy('created_at').execute(), kysely.selectFrom('activity_cart').select('order_id').execute(),
        kysely.selectFrom('flight_seat').select('seat').where('cart_id', '=', cart.cartId).execute(),
        kysely.selectFrom('mail_outbox').select(sql<string>`split_part(occasion, ':', 1) || ' ' || recipient`.as('mail')).orderBy('mail').execute(),
        kysely.selectFrom('customer').select('email').orderBy('created_at').execute(), kysely.selectFrom('subscription').select(['email', 'purpose']).execute(), kysely.selectFrom('customer_thread').select('id').execute(),
      ]);
      expect([carts, baskets, seats]).toEqual([[{ id: ordered.cartId }, { id: cartId }], [{ order_id: activities.orderId }], []]);
      expect(mails.map(({ mail }) => mail)).toEqual([
        'activate mladsi@example.cz', 'activities-placed jana@example.com', 'activities-released jana@example.com', 'order-placed jana@example.com', 'order-released jana@example.com', 'subscription jana@example.cz',
      ]);
      expect(await kysely.selectFrom('pending_identity').select('email').execute()).toEqual([]);
      expect([customers, subscriptions]).toEqual([[{ email: 'jana@example.cz' }, { email: 'mladsi@example.cz' }], [{ email: 'jana@example.cz', purpose: 'newsletter' }]]);
      expect(chats).toEqual([{ id: threadId }]);
    } finally {
      await close();
    }
  });

  it('is not forgotten as long as the link lasts that was mailed to it [cart.calls]', async () => {
    const { database: { kysely }, app, clock, close } = await openTestShop(open);
    try {
      const [owner, friend] = [visit(app), visit(app)];
      await fillCart(owner);
      clock.advance({ hours: 29 * 24 });
      await owner.post('/api/www/oauth/token/refresh');
      expect((await owner.post('/api/www/cart/email', { email: 'jana@example.com' })).status).toBe(200);
      const { plain } = await kysely.selectFrom('mail_outbox').select('plain').executeTakeFirstOrThrow();
      clock.advance({ hours: 6 * 24 });
      await app.shop.background.runDue();
      expect((await friend.get(`/api/www/cart/shared?token=${/cart=(\S+)/.exec(plain)![1]!}`)).status).toBe(200);
    } finally {
      await close();
    }
  });
});
