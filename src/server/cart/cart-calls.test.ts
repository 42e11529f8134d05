import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { buildTestApp, testClock, visit, type TestClock } from '../testing/test-app.ts';
import { describeOnEveryEngine } from '../testing/test-database.ts';
import { detailsFor, fillCart, orderOf } from '../testing/test-purchase.ts';

describeOnEveryEngine('a cart', (open) => {
  let database: Database;
  let app: FastifyInstance;
  let clock: TestClock;
  beforeAll(async () => {
    database = await open({ catalogue: 'small' });
    clock = testClock();
    app = await buildTestApp(database, { clock });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  it('mails itself by a link that shows the holiday elsewhere, never its people, and makes a cart there [cart.calls]', async () => {
    const [owner, friend] = [visit(app), visit(app)] as const;
    const cart = await fillCart(owner);
    await owner.put('/api/www/cart/information', detailsFor(cart));
    const { body: { cart: chosen } } = await owner.put('/api/www/cart/upsell', { code: 'lounge', variantCode: 'standard' });
    expect(await owner.post('/api/www/cart/email', { email: 'jana(at)example.com' })).toMatchObject({ status: 400, body: { code: 'email-invalid' } });
    for (const _ of [1, 2]) expect(await owner.post('/api/www/cart/email', { email: 'jana@example.com' })).toMatchObject({ status: 200, body: { status: 'sent' } });
    const mails = await database.kysely.selectFrom('mail_outbox').selectAll().where('cart_id', '=', cart.cartId).execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]!.plain + mails[0]!.html).not.toMatch(/Nováková|Petr|777|Dlouhá/);
    const link = new URL(/http:\S+/.exec(mails[0]!.plain)![0]);
    const token = link.searchParams.get('cart')!;
    expect(link.pathname).toBe(`/checkout/rezervace/${cart.offer.offerCode}`);
    const { body: shared } = await friend.get(`/api/www/cart/shared?token=${token}`);
    expect(shared).toEqual({ offer: chosen.offer, occupancies: chosen.occupancies, extras: [{ ...chosen.extras[0], personRefs: [] }], totalPrice: chosen.totalPrice, currency: 'CZK' });
    const { body: copy } = await friend.post('/api/www/cart/shared', { token });
    expect([copy.cartId === cart.cartId, copy.totalPrice, copy.information.owner.firstName]).toEqual([false, chosen.totalPrice, '']);
    expect((await friend.get(`/api/www/cart/shared?token=${token.replace(/^./, 'x')}`)).status).toBe(404);
    friend.cartId = cart.cartId;
    expect((await friend.get('/api/www/cart/details')).status).toBe(404);
    clock.advance({ hours: 24 * 8 });
    expect((await visit(app).get(`/api/www/cart/shared?token=${token}`)).status).toBe(404);
  });

  it('expires two hours after it was touched; nothing of it is lost, and it goes on as it was [cart.calls]', async () => {
    const visitor = visit(app);
    const cart = await fillCart(visitor);
    await visitor.put('/api/www/cart/information', detailsFor(cart));
    await database.kysely.updateTable('cart').set({ expires_at: new Date(0) }).where('id', '=', cart.cartId).execute();
    expect(await orderOf(visitor, cart)).toMatchObject({ status: 409, body: { code: 'cart-expired' } });
    const { body: renewed } = await visitor.post('/api/www/cart/update');
    expect([renewed.information, renewed.totalPrice, Date.parse(renewed.expiresAt) - clock().epochMilliseconds]).toEqual([detailsFor(cart), cart.totalPrice, 7_200_000]);
    expect((await orderOf(visitor, cart)).status).toBe(200);
    expect(await visitor.post('/api/www/cart/update')).toMatchObject({ status: 409, body: { code: 'already-ordered' } });
  });

  it('lasts anew when its price is looked at, so that the order after it is not refused for its age [cart.calls]', async () => {
    const visitor = visit(app);
    const cart = await fillCart(visitor);
    await visitor.put('/api/www/cart/information', detailsFor(cart));
    await database.kysely.updateTable('cart').set({ expires_at: new Date(0) }).where('id', '=', cart.cartId).execute();
    expect(await visitor.post('/api/www/cart/price')).toMatchObject({ status: 200, body: { status: 'unchanged' } });
    expect((await orderOf(visitor, cart)).status).toBe(200);
  });

  it('remembers what is to be paid first, and who booked last with this browser and no other [cart.calls]', async () => {
    const visitor = visit(app);
    expect((await visitor.get('/api/www/cart/last-order')).status).toBe(404);
    const cart = await fillCart(visitor);
    expect((await visitor.put('/api/www/cart/paymentVariant', { variant: 'full' })).body.paymentVariant).toBe('full');
    const { body: order } = await orderOf(visitor, cart);
    expect(order.paymentVariant).toBe('full');
    expect((await visitor.get('/api/www/cart/last-order')).body).toEqual({ owner: order.owner });
    expect((await visit(app).get('/api/www/cart/last-order')).status).toBe(404);
  });
});
