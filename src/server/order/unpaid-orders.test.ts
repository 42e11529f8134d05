import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MARKET } from '../../domain/market/market.ts';
import { formatMoney } from '../../domain/prices/money.ts';
import { ACCESS_COOKIE } from '../../domain/routes/page-audience.ts';
import type { Database } from '../db/open-database.ts';
import { travelContractOf } from '../documents/order-documents.ts';
import { buildTestApp, testClock, visit, type TestClock, type TestVisitor } from '../testing/test-app.ts';
import { describeOnPostgresql } from '../testing/test-database.ts';
import { detailsFor, fillCart, notify, orderOf, pay, placeSomeOrder, someOffer, TWO_ADULTS } from '../testing/test-purchase.ts';
import { orderAnswer } from './order-answer.ts';

describeOnPostgresql('an order that is not paid', (open) => {
  let database: Database;
  let clock: TestClock;
  let app: FastifyInstance;
  let other: FastifyInstance;
  beforeAll(async () => {
    database = await open({ catalogue: 'small' });
    clock = testClock();
    app = await buildTestApp(database, { clock });
    other = await buildTestApp(database, { clock });
  });
  afterAll(async () => {
    await app.close();
    await other.close();
    await database.close();
  });

  const shown = async (visitor: TestVisitor, orderId: string) => {
    // Days later a browser has no access token any more.
    visitor.cookies.delete(ACCESS_COOKIE);
    return (await visitor.get(`/api/www/cart/shortOrder/${orderId}`)).body;
  };
  /** A shop that counts unpaid orders, without the limits that a slow machine reaches by itself. */
  async function limitedShop(): Promise<FastifyInstance> {
    const limited = await buildTestApp(database, { clock });
    limited.shop.config = { ...limited.shop.config, rateLimit: 1 };
    await database.kysely.updateTable('orders').set({ placed_from: null, owner_email: sql<string>`'before-' || owner_email` }).execute();
    return limited;
  }
  const booked = async () => Number((await sql<{ booked: number }>`select coalesce(sum(booked), 0) as booked from allotment`.execute(database.kysely)).rows[0]?.booked);
  const mailsOf = async (orderId: string, occasion: string) => (await database.kysely.selectFrom('mail_outbox').select('plain').where('order_id', '=', orderId).where('occasion', 'like', `${occasion}:%`).execute()).map(({ plain }) => plain);
  const runBoth = () => Promise.all([app, other].map(({ shop: { background } }) => background.runDue()));

  it('is cancelled after its time, once with two processes, and its rooms are free again', async () => {
    const before = await booked();
    const visitor = visit(app);
    const order = await placeSomeOrder(visitor);
    expect(order).toMatchObject({ depositDue: '2026-06-18', payBy: '2026-06-18T22:00:00.000Z' });
    expect((await mailsOf(order.orderId, 'order-placed'))[0]).toContain('18.06.2026 23:59');
    clock.advance({ hours: 83 });
    await runBoth();
    expect(await shown(visitor, order.orderId)).toMatchObject({ status: 'placed' });
    clock.advance({ hours: 1 });
    await runBoth();
    expect(await shown(visitor, order.orderId)).toMatchObject({ status: 'cancelled', cancelledBy: 'shop', paidPrice: 0 });
    expect(await booked()).toBe(before);
    expect(await mailsOf(order.orderId, 'order-released')).toHaveLength(1);
    expect(await pay(visitor, order.orderId, { variant: 'full', key: 'too-late-1' })).toMatchObject({ status: 409, body: { code: 'order-cancelled' } });
  });

  it('that cannot be cancelled holds up none of the others, and is tried again', async () => {
    const broken = await placeSomeOrder(visit(app));
    clock.advance({ hours: 24 });
    const whole = await placeSomeOrder(visit(app));
    const brokenRow = database.kysely.updateTable('orders').where('id', '=', broken.orderId);
    const { offer } = await database.kysely.selectFrom('orders').select('offer').where('id', '=', broken.orderId).executeTakeFirstOrThrow();
    await brokenRow.set({ offer: '{}' }).execute();
    clock.advance({ hours: 100 });
    await app.shop.background.runDue();
    const statusOf = async ({ orderId }: { orderId: string }) => (await database.kysely.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow()).status;
    expect([await statusOf(broken), await statusOf(whole)]).toEqual(['placed', 'cancelled']);
    await brokenRow.set({ offer: JSON.stringify(offer) }).execute();
    await app.shop.background.runDue();
    expect(await statusOf(broken)).toBe('cancelled');
  });

  it('of which the whole price is due at once is held for its day, or two hours of the night', async () => {
    const visitor = visit(app);
    const { body } = await visitor.post('/api/www/search/offers', { offerType: 'BY_PLANE', tripType: 'WS', numberOfAdults: 2, childrenBirthdays: [], departuresCodes: [], destinationsCodes: [], departureDateFrom: '2026-06-25', departureDateTo: '2026-07-05', metaData: { page: 0, pageSize: 10, sorting: 'price' } });
    const { body: cart } = await visitor.post('/api/www/cart/product', { offerCode: body.offers[0].offerCode, occupancies: TWO_ADULTS });
    const today = clock().toZonedDateTimeISO(MARKET.timeZone).toPlainDate().toString();
    expect(cart).toMatchObject({ depositDue: today, balanceDue: today });
    const { body: order } = await orderOf(visitor, cart);
    const ends = clock().toZonedDateTimeISO(MARKET.timeZone).add({ days: 1 }).startOfDay().toInstant();
    const twoHours = clock().add({ hours: 2 });
    expect(Date.parse(order.payBy)).toBe(Math.max(ends.epochMilliseconds, twoHours.epochMilliseconds));
    const [mail] = await mailsOf(order.orderId, 'order-placed');
    expect(mail).toContain('Celá cena do ');
    expect(mail).not.toMatch(/Doplatek|Záloha/);
    clock.advance({ hours: 30 });
    await runBoth();
    expect(await shown(visitor, order.orderId)).toMatchObject({ status: 'cancelled' });
  });

  it('and is dated back 400 days is released; one that is paid in part is not', async () => {
    const before = await booked();
    const [old, paid] = [visit(app), visit(app)];
    const [first, second] = [await placeSomeOrder(old), await placeSomeOrder(paid)];
    const { body: { paymentId } } = await pay(paid, second.orderId, { variant: 'deposit', key: 'deposit-1' });
    await notify(paid, { paymentId, amount: second.deposit });
    await database.kysely.updateTable('orders').set({ created_at: sql<Date>`created_at - interval '400 days'` }).where('id', 'in', [first.orderId, second.orderId]).execute();
    await runBoth();
    expect([(await shown(old, first.orderId)).status, (await shown(paid, second.orderId)).status]).toEqual(['cancelled', 'deposit-paid']);
    expect(await booked()).toBe(before + second.offer.duration);
  });

  it('is not cancelled while its bank has the money, and is paid when the bank tells [payment.once]', async () => {
    const visitor = visit(app);
    const { orderId } = await placeSomeOrder(visitor);
    const { body } = await pay(visitor, orderId, { variant: 'full', key: 'late-1234' });
    await visitor.submit(body.redirectUrl, { answer: 'pay-late' });
    // Its notice is lost for a while.
    const notices = database.kysely.updateTable('sandbox_bank_notice').where('payment_id', '=', body.paymentId);
    await notices.set({ due_at: new Date('2027-01-01') }).execute();
    await database.kysely.updateTable('orders').set({ created_at: sql<Date>`created_at - interval '400 days'` }).where('id', '=', orderId).execute();
    await runBoth();
    expect(await shown(visitor, orderId)).toMatchObject({ status: 'placed', payment: { status: 'pending' } });
    await notices.set({ due_at: new Date(clock().epochMilliseconds) }).execute();
    await runBoth();
    expect(await shown(visitor, orderId)).toMatchObject({ status: 'paid' });
  });

  it('closes its payment at the bank before its rooms are free; money that comes all the same goes back [payment.once]', async () => {
    const visitor = visit(app);
    const { orderId, totalPrice: amount } = await placeSomeOrder(visitor);
    const { body } = await pay(visitor, orderId, { variant: 'full', key: 'open-1234' });
    await database.kysely.updateTable('orders').set({ created_at: sql<Date>`created_at - interval '400 days'` }).where('id', '=', orderId).execute();
    await runBoth();
    expect(await shown(visitor, orderId)).toMatchObject({ status: 'cancelled' });
    expect((await visitor.get(body.redirectUrl)).body).not.toContain('<form');
    // A bank that breaks its word.
    await database.kysely.updateTable('sandbox_bank_payment').set({ answer: 'pay' }).where('payment_id', '=', body.paymentId).execute();
    expect((await notify(visitor, { paymentId: body.paymentId, amount })).body).toEqual({ status: 'refund-due' });
    await runBoth();
    expect(await shown(visitor, orderId)).toMatchObject({ status: 'cancelled', paidPrice: 0, refunds: [{ amount, status: 'refunded' }] });
    expect((await mailsOf(orderId, 'payment-refunded'))[0]).toContain(`vrátili jsme vám ${formatMoney(amount, 'CZK')}.`);
  });

  it('keeps its time in the market\'s time zone, which the database\'s column names too', async () => {
    const { rows } = await sql<{ text: string }>`select pg_get_expr(adbin, adrelid) as text from pg_attrdef where adrelid = 'orders'::regclass and pg_get_expr(adbin, adrelid) like '%deposit_due%'`.execute(database.kysely);
    expect(rows[0]?.text).toContain(`'${MARKET.timeZone}'`);
  });

  describe.each([
    ['e-mail', 4, {}, false],
    ['browser', 4, undefined, true],
    ['network address', 10, undefined, false],
  ] as const)('counts for its %s', (_, most, sameEmail, sameBrowser) => {
    it(`and more than ${most} are refused, until one is paid`, async () => {
      const limited = await limitedShop();
      const browser = visit(limited);
      let count = 0;
      const order = async () => {
        const visitor = sameBrowser ? browser : visit(limited);
        const { offerCode } = await someOffer(visit(limited), 'WS');
        const { body: cart } = await visitor.post('/api/www/cart/product', { offerCode, occupancies: TWO_ADULTS });
        const information = detailsFor(cart);
        const email = sameEmail ? 'jana@example.com' : `jana${count++}@example.com`;
        return { visitor, answer: await orderOf(visitor, cart, { information: { ...information, owner: { ...information.owner, email } } }) };
      };
      const orders = [];
      for (let placed = 0; placed < most; placed++) orders.push(await order());
      expect(orders.map(({ answer }) => answer.status)).toEqual(Array(most).fill(200));
      const refused = await order();
      expect(refused.answer).toMatchObject({ status: 409, body: { code: 'too-many-unpaid-orders' } });
      expect(refused.answer.body.errors.map(({ message }: { message: string }) => message)).toEqual(sameBrowser ? orders.map(({ answer }) => answer.body.number) : []);
      const [{ visitor, answer: { body: { orderId, totalPrice: amount } } }] = orders as [typeof refused];
      const { body: { paymentId } } = await pay(visitor, orderId, { variant: 'full', key: 'paid-1234' });
      await notify(visitor, { paymentId, amount });
      expect((await order()).answer.status).toBe(200);
      await limited.close();
    });
  });

  it('counts when thirty are placed at once from one address', async () => {
    const limited = await limitedShop();
    const visitors = await Promise.all(Array.from({ length: 30 }, async () => {
      const visitor = visit(limited);
      return { visitor, cart: await fillCart(visitor) };
    }));
    const answers = await Promise.all(visitors.map(({ visitor, cart }, place) => {
      const information = detailsFor(cart);
      return orderOf(visitor, cart, { information: { ...information, owner: { ...information.owner, email: `p${place}@example.com` } } });
    }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.map(({ body }) => body.code)).toContain('too-many-unpaid-orders');
    await limited.close();
  });

  it('but for its deposit when the balance day has passed is due at once, in its answer and in its contract', async () => {
    const visitor = visit(app);
    const order = await placeSomeOrder(visitor);
    const { body: { paymentId } } = await pay(visitor, order.orderId, { variant: 'deposit', key: 'late-balance' });
    await notify(visitor, { paymentId, amount: order.deposit });
    const dues = async () => {
      const row = await database.kysely.selectFrom('orders').selectAll().where('id', '=', order.orderId).executeTakeFirstOrThrow();
      return [(await orderAnswer(app.shop, row, 'cs')).balanceDue, (await travelContractOf(database.kysely, app.shop, row)).dues.map(({ date }) => date)];
    };
    const lastDay = Temporal.PlainDate.from(order.balanceDue!).toZonedDateTime(MARKET.timeZone).toInstant();
    clock.advance({ milliseconds: lastDay.epochMilliseconds - clock().epochMilliseconds });
    expect(await dues()).toEqual([order.balanceDue, [order.depositDue, order.balanceDue]]);
    clock.advance({ hours: 24 });
    expect(await dues()).toEqual([null, [order.depositDue, null]]);
  });
});
