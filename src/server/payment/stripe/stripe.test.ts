import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/commerce.ts';
import type { Database } from '../../db/open-database.ts';
import { startStripeDouble, type StripeDouble } from '../../testing/stripe-double.ts';
import { orderSomeActivity, payActivities } from '../../testing/test-activities.ts';
import { buildTestApp, testClock, testConfig, visit, type TestAnswer, type TestClock, type TestVisitor } from '../../testing/test-app.ts';
import { describeOnPostgresql } from '../../testing/test-database.ts';
import { pay, placeSomeOrder } from '../../testing/test-purchase.ts';

type Order = components['schemas']['Order'];

describeOnPostgresql('payments by Stripe', (open) => {
  let database: Database;
  let app: FastifyInstance;
  let clock: TestClock;
  let stripe: StripeDouble;
  let visitor: TestVisitor;
  let order: Order;
  beforeAll(async () => {
    database = await open({ catalogue: 'small' });
    stripe = await startStripeDouble();
    clock = testClock();
    app = await buildTestApp(database, { clock, config: testConfig({ stripe: { secretKey: 'sk_test_1', webhookSecret: stripe.webhookSecret, apiUrl: stripe.url } }) });
  });
  afterAll(async () => {
    await app.close();
    await stripe.close();
    await database.close();
  });
  beforeEach(async () => {
    visitor = visit(app);
    order = await placeSomeOrder(visitor);
  });

  const start = (variant: 'deposit' | 'full', key: string) => pay(visitor, order.orderId, { variant, method: 'card', key });
  const orderNow = async (): Promise<Order> => (await visitor.get(`/api/www/cart/shortOrder/${order.orderId}`)).body;
  const tell = ({ body, signature }: { body: string; signature: string }): Promise<TestAnswer> => visit(app).post('/api/payments/stripe', body, { 'stripe-signature': signature });
  const confirm = async () => (await visitor.post('/api/www/payment/confirmations/add', { orderId: order.orderId })).body.status;
  const kept = (paymentId: string) => stripe.captures.filter((capture) => capture.paymentId === paymentId).reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);

  it('go to its hosted page with the amount, and come back to ours [payment.variants]', async () => {
    const { body } = await start('deposit', 'stripe-0001');
    const session = stripe.sessionOf(body.paymentId)!;
    expect(body.redirectUrl).toBe(session.url);
    expect(session).toMatchObject({ amount_total: order.deposit, currency: 'czk', success_url: `http://shop.test/checkout/payment/confirm/${order.orderId}`, cancel_url: `http://shop.test/processPayment/${order.orderId}` });
    expect((await visitor.get(`/api/www/cart/payment/${order.orderId}`)).body).toMatchObject({ isSandbox: false, banks: [{ code: 'card' }] });
  });

  it.each(['webhook first', 'return first', 'webhook lost'])('are settled whichever comes: %s [payment.once]', async (which) => {
    const { body: { paymentId } } = await start('full', 'stripe-0002');
    const event = stripe.pay(paymentId)!;
    if (which === 'webhook first') expect(await tell(event)).toMatchObject({ status: 200 });
    if (which === 'webhook lost') {
      // Nobody comes back and nothing is told: background work asks.
      clock.advance({ minutes: 3 });
      await app.shop.background.runDue();
      expect((await orderNow()).status).toBe('paid');
    }
    expect(await confirm()).toBe('paid');
    if (which === 'return first') expect(await tell(event)).toMatchObject({ status: 200 });
    expect(await tell({ ...event, signature: stripe.sign(event.body) })).toMatchObject({ status: 200 });
    expect(await orderNow()).toMatchObject({ status: 'paid', paidPrice: order.totalPrice, refunds: [] });
    expect(kept(paymentId)).toBe(order.totalPrice);
  });

  it('are found when their webhook is lost and another choice comes too late to close them [payment.once]', async () => {
    const { body: { paymentId } } = await start('full', 'stripe-lost1');
    stripe.pay(paymentId);
    expect(await start('deposit', 'stripe-lost2')).toMatchObject({ status: 409, body: { code: 'payment-in-progress' } });
    await app.shop.background.runDue();
    expect(await orderNow()).toMatchObject({ status: 'paid', paidPrice: order.totalPrice });
  });

  it('are taken for activities as well: by webhook, when that is lost, and not after their places went back [payment.once] [excursion.checkout]', async () => {
    const ordered = async (which: string) => {
      const customer = visit(app);
      const { orderId } = await orderSomeActivity(customer);
      const { body: { transactionId } } = await payActivities(customer, orderId, `stripe-activity-${which}`);
      return { transactionId, status: async () => (await customer.get(`/api/www/activity/info/${orderId}`)).body.status, confirm: async () => (await customer.post('/api/www/activity/confirmations', { transactionId })).body.status };
    };
    const [told, lost, asked, unpaid] = [await ordered('told'), await ordered('lost'), await ordered('asked'), await ordered('unpaid')];
    expect(await tell(stripe.pay(told.transactionId)!)).toMatchObject({ status: 200 });
    expect(await told.status()).toBe('paid');
    stripe.pay(lost.transactionId);
    expect(await lost.confirm()).toBe('paid');
    stripe.pay(asked.transactionId);
    clock.advance({ minutes: 46 });
    await app.shop.background.runDue();
    expect([await asked.status(), await unpaid.status(), stripe.sessionOf(unpaid.transactionId)!.status]).toEqual(['paid', 'cancelled', 'expired']);
  });

  it('are not believed without a signature over the very bytes [payment.once]', async () => {
    const { body: { paymentId } } = await start('full', 'stripe-0003');
    const event = stripe.pay(paymentId)!;
    const forged = event.body.replace(String(order.totalPrice), '100');
    for (const [body, signature] of [[forged, event.signature], [event.body, 't=1,v1=00'], [event.body, ''], [event.body, stripe.sign(event.body, Math.floor(Date.now() / 1000) - 3600)]] as const) {
      expect(await tell({ body, signature })).toMatchObject({ status: 401, body: { code: 'signature-invalid' } });
    }
    expect((await orderNow()).status).toBe('placed');
    expect(await tell(event)).toMatchObject({ status: 200 });
    expect((await orderNow()).status).toBe('paid');
  });

  it('make one session of ten presses, and close it before another choice opens [payment.once]', async () => {
    const before = stripe.created.sessions;
    const answers = await Promise.all(Array.from({ length: 10 }, () => start('full', 'stripe-0004')));
    expect(new Set(answers.map(({ body }) => body.paymentId)).size).toBe(1);
    expect(stripe.created.sessions - before).toBe(1);
    const first = answers[0]!.body.paymentId;
    const { body: second } = await start('deposit', 'stripe-0005');
    expect(stripe.sessionOf(first)!.status).toBe('expired');
    expect(stripe.pay(first)).toBe(null);
    expect(await tell(stripe.pay(second.paymentId)!)).toMatchObject({ status: 200 });
    expect(await orderNow()).toMatchObject({ status: 'deposit-paid', paidPrice: order.deposit });
  });

  it('that were taken before they could be closed are not joined by another [payment.once]', async () => {
    const { body: { paymentId } } = await start('full', 'stripe-0006');
    stripe.pay(paymentId);
    expect(await start('deposit', 'stripe-0007')).toMatchObject({ status: 409, body: { code: 'payment-in-progress' } });
    expect(await confirm()).toBe('paid');
  });

  it('whose start was cut off are found again by their key and closed [payment.once]', async () => {
    const broken = await buildTestApp(database, { clock, config: app.shop.config, payments: (bank) => ({ ...bank, start: async (payment) => { await bank.start(payment); throw new Error('killed'); } }) });
    const other = visit(broken);
    const theirs = await placeSomeOrder(other);
    expect((await pay(other, theirs.orderId, { variant: 'full', key: 'stripe-0008' })).status).toBe(500);
    const { id } = await database.kysely.selectFrom('payment').select('id').where('order_id', '=', theirs.orderId).executeTakeFirstOrThrow();
    await database.kysely.updateTable('stripe_session').set({ session_id: null }).where('payment_id', '=', id).execute();
    const before = stripe.created.sessions;
    clock.advance({ seconds: 31 });
    await app.shop.background.runDue();
    expect(stripe.sessionOf(id)!.status).toBe('expired');
    expect(stripe.created.sessions).toBe(before);
    await broken.close();
  });

  it('give back, once, what an order did not need [payment.once]', async () => {
    const { body: first } = await start('full', 'stripe-0009');
    const session = stripe.sessionOf(first.paymentId)!;
    const { body: second } = await start('deposit', 'stripe-0010');
    // A gateway that takes money for what it had closed.
    Object.assign(session, { status: 'open' });
    await tell(stripe.pay(first.paymentId)!);
    expect(await orderNow()).toMatchObject({ status: 'paid', paidPrice: order.totalPrice });
    expect(stripe.sessionOf(second.paymentId)!.status).toBe('expired');
    Object.assign(stripe.sessionOf(second.paymentId)!, { status: 'open' });
    await tell(stripe.pay(second.paymentId)!);
    const before = stripe.created.refunds;
    await app.shop.background.runDue();
    await app.shop.background.runDue();
    expect(stripe.created.refunds - before).toBe(1);
    expect([kept(first.paymentId), kept(second.paymentId)]).toEqual([order.totalPrice, 0]);
  });

  it('give back once what was given back before a process was killed, also when Stripe has forgotten the key by then [payment.once]', async () => {
    const { body: { paymentId } } = await start('full', 'stripe-0011');
    await tell(stripe.pay(paymentId)!);
    // Half of it goes back, which leaves Stripe half to give once more.
    const refund = { id: 'refund-before-the-kill', payment_id: paymentId, order_id: order.orderId, amount: Math.floor(order.totalPrice / 2), currency: 'CZK' as const };
    await database.kysely.insertInto('payment_refund').values({ ...refund, due_at: new Date(clock().epochMilliseconds), created_at: new Date(clock().epochMilliseconds), refunded_at: null }).execute();
    const broken = await buildTestApp(database, { clock, config: app.shop.config, payments: (bank) => ({ ...bank, refund: async (given) => { await bank.refund(given); throw new Error('killed'); } }) });
    await broken.shop.background.runDue();
    await broken.close();
    stripe.forgetKeys();
    clock.advance({ hours: 25 });
    await app.shop.background.runDue();
    expect(kept(paymentId)).toBe(order.totalPrice - refund.amount);
    const { refunded_at } = await database.kysely.selectFrom('payment_refund').select('refunded_at').where('id', '=', refund.id).executeTakeFirstOrThrow();
    expect(refunded_at).not.toBe(null);
  });
});
