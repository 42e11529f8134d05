import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/commerce.ts';
import { dateOf } from '../clock.ts';
import type { Database } from '../db/open-database.ts';
import { badLine, runTrial } from '../testing/payment-trials.ts';
import { orderSomeActivity, payActivities } from '../testing/test-activities.ts';
import { buildTestApp, testClock, visit, type TestClock, type TestVisitor } from '../testing/test-app.ts';
import { describeOnEveryEngine } from '../testing/test-database.ts';
import { notify, pay, placeSomeOrder } from '../testing/test-purchase.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { oweRefund } from './payment-refunds.ts';

type Order = components['schemas']['Order'];

describeOnEveryEngine('of several payments of an order', (open) => {
  let database: Database;
  let clock: TestClock;
  const apps: FastifyInstance[] = [];
  beforeAll(async () => {
    database = await open({ catalogue: 'small' });
    clock = testClock();
  });
  afterEach(async () => { for (const app of apps.splice(0)) await app.close(); });
  afterAll(() => database.close());

  async function shop(payments?: (bank: PaymentProvider) => PaymentProvider): Promise<FastifyInstance> {
    const app = await buildTestApp(database, { clock, ...(payments && { payments }) });
    apps.push(app);
    return app;
  }
  async function ordered(app: FastifyInstance): Promise<{ visitor: TestVisitor; order: Order }> {
    const visitor = visit(app);
    return { visitor, order: await placeSomeOrder(visitor) };
  }
  const orderOf = async (visitor: TestVisitor, orderId: string): Promise<Order> => (await visitor.get(`/api/www/cart/shortOrder/${orderId}`)).body;
  const statusesOf = async (orderId: string) => Object.fromEntries((await database.kysely.selectFrom('payment').select(['status', 'method']).where('order_id', '=', orderId).execute()).map(({ method, status }) => [method, status]));
  const bookOf = (paymentId: string) => database.kysely.selectFrom('sandbox_bank_payment').select(['answer', 'refunded_at']).where('payment_id', '=', paymentId).executeTakeFirstOrThrow();
  const mailsOf = async (orderId: string, occasion: string) => (await database.kysely.selectFrom('mail_outbox').select('occasion').where('order_id', '=', orderId).where('occasion', 'like', `${occasion}:%`).execute()).length;

  it('none is opened while the bank of the first has the money and has not said so [payment.once]', async () => {
    const app = await shop();
    const { visitor, order: { orderId, totalPrice } } = await ordered(app);
    const { body: card } = await pay(visitor, orderId, { variant: 'full', method: 'card', key: 'card-1234' });
    await visitor.submit(card.redirectUrl, { answer: 'pay-late' });
    expect(await pay(visitor, orderId, { variant: 'full', method: 'aurora', key: 'bank-1234' })).toMatchObject({ status: 409, body: { code: 'payment-in-progress' } });
    expect(await statusesOf(orderId)).toEqual({ card: 'pending' });
    clock.advance({ seconds: 9 });
    await app.shop.background.runDue();
    expect(await orderOf(visitor, orderId)).toMatchObject({ status: 'paid', paidPrice: totalPrice, refunds: [] });
  });

  it('none is opened while the bank of the first does not answer [payment.once]', async () => {
    let isAway = false;
    const app = await shop((bank) => ({ ...bank, cancel: (id) => (isAway ? Promise.reject(new Error('no answer')) : bank.cancel(id)) }));
    const { visitor, order: { orderId } } = await ordered(app);
    await pay(visitor, orderId, { variant: 'full', method: 'card', key: 'card-1234' });
    isAway = true;
    expect(await pay(visitor, orderId, { variant: 'full', method: 'aurora', key: 'bank-1234' })).toMatchObject({ status: 409, body: { code: 'payment-in-progress' } });
    isAway = false;
    expect(await pay(visitor, orderId, { variant: 'full', method: 'aurora', key: 'bank-1234' })).toMatchObject({ status: 200 });
    expect(await statusesOf(orderId)).toEqual({ card: 'cancelled', aurora: 'pending' });
  });

  /** What banks do with a cancel of a payment that they have not heard of. */
  const cancels = [
    ['remembers cancels that come first', (bank: PaymentProvider) => bank.cancel],
    ['forgets cancels of what it does not know', (bank: PaymentProvider, known: Set<string>) => (id: string) => (known.has(id) ? bank.cancel(id) : Promise.resolve('closed' as const))],
  ] as const;

  /** A bank that opens payments by card only once they are let go. */
  async function slowShop(cancelOf: (typeof cancels)[number][1]) {
    const [held, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const known = new Set<string>();
    const app = await shop((bank) => ({
      ...bank,
      cancel: cancelOf(bank, known),
      async start(payment) {
        if (payment.method === 'card') {
          reached.resolve();
          await held.promise;
        }
        known.add(payment.paymentId);
        return bank.start(payment);
      },
    }));
    return { app, letGo: held.resolve, reached: reached.promise };
  }

  it.each(cancels)('the one that was cancelled before a bank knew it is not opened afterwards, where the bank %s [payment.once]', async (_, cancelOf) => {
    const { app, letGo, reached } = await slowShop(cancelOf);
    const { visitor, order: { orderId } } = await ordered(app);
    const card = pay(visitor, orderId, { variant: 'full', method: 'card', key: 'card-1234' });
    await reached;
    const aurora = await pay(visitor, orderId, { variant: 'full', method: 'aurora', key: 'bank-1234' });
    expect(aurora.status).toBe(200);
    letGo();
    expect(await card).toMatchObject({ status: 409, body: { code: 'payment-in-progress' } });
    const { id } = await database.kysely.selectFrom('payment').select('id').where('order_id', '=', orderId).where('method', '=', 'card').executeTakeFirstOrThrow();
    expect((await bookOf(id)).answer).toBe('cancelled-by-shop');
    expect(await statusesOf(orderId)).toEqual({ card: 'cancelled', aurora: 'pending' });
    expect((await visitor.get(aurora.body.redirectUrl)).body).toContain('<form');
  });

  it.each(cancels)('of activities neither, where the bank %s [payment.once] [excursion.checkout]', async (_, cancelOf) => {
    const { app, letGo, reached } = await slowShop(cancelOf);
    const visitor = visit(app);
    const { orderId } = await orderSomeActivity(visitor);
    const card = payActivities(visitor, orderId, 'card-1234', 'card');
    await reached;
    const aurora = await payActivities(visitor, orderId, 'bank-1234', 'aurora');
    expect(aurora.status).toBe(200);
    letGo();
    expect((await card).body.redirectUrl ?? 'none').not.toContain('/sandbox/bank');
    const rows = await database.kysely.selectFrom('activity_payment').select(['id', 'method', 'status']).where('order_id', '=', orderId).orderBy('method').execute();
    expect(rows.map(({ method, status }) => [method, status])).toEqual([['aurora', 'pending'], ['card', 'cancelled']]);
    expect((await bookOf(rows[1]!.id)).answer).toBe('cancelled-by-shop');
    expect((await visitor.get(aurora.body.redirectUrl)).body).toContain('<form');
  });

  it('of activities that is decided while its bank opens it leads to what became of it [payment.once] [excursion.checkout]', async () => {
    const teller = visit(await shop());
    const app = await shop((bank) => ({
      ...bank,
      async start(payment) {
        const opened = await bank.start(payment);
        expect((await notify(teller, { paymentId: payment.paymentId, amount: payment.amount })).body.status).toBe('paid');
        return opened;
      },
    }));
    const visitor = visit(app);
    const { orderId } = await orderSomeActivity(visitor);
    expect((await payActivities(visitor, orderId, 'quick-1234')).body.redirectUrl).toMatch(/^\/vylety\/platba\/uspesna\//);
    expect((await visitor.get(`/api/www/activity/info/${orderId}`)).body.status).toBe('paid');
  });

  it('one that is refused after another has paid the order is told to nobody: nothing is left to pay [payment.once]', async () => {
    let isAway = false;
    const app = await shop((bank) => ({ ...bank, cancel: (id) => (isAway ? Promise.reject(new Error('no answer')) : bank.cancel(id)) }));
    const { visitor, order: { orderId, totalPrice: amount } } = await ordered(app);
    const { body: card } = await pay(visitor, orderId, { variant: 'full', method: 'card', key: 'card-1234' });
    const { body: bank } = await pay(visitor, orderId, { variant: 'full', method: 'aurora', key: 'bank-1234' });
    isAway = true;
    expect((await notify(visitor, { paymentId: card.paymentId, amount })).body.status).toBe('paid');
    expect(await statusesOf(orderId)).toEqual({ card: 'paid', aurora: 'closing' });
    expect((await notify(visitor, { paymentId: bank.paymentId, amount, outcome: 'refused' })).body.status).toBe('refused');
    expect([await statusesOf(orderId), await mailsOf(orderId, 'payment-received'), await mailsOf(orderId, 'payment-refused')]).toEqual([{ card: 'paid', aurora: 'refused' }, 1, 0]);
  });

  it('what a killed process left half open is closed at the bank by the next one [payment.once]', async () => {
    const app = await shop((bank) => ({ ...bank, start: async (payment) => { await bank.start(payment); throw new Error('killed'); } }));
    const { visitor, order: { orderId } } = await ordered(app);
    expect((await pay(visitor, orderId, { variant: 'full', key: 'card-1234' })).status).toBe(500);
    const next = await shop();
    await next.shop.background.runDue();
    expect(await statusesOf(orderId)).toEqual({ card: 'pending' });
    clock.advance({ seconds: 31 });
    await Promise.all([next.shop.background.runDue(), app.shop.background.runDue()]);
    expect(await statusesOf(orderId)).toEqual({ card: 'cancelled' });
    expect((await pay(visit(next), orderId, { variant: 'full', key: 'card-5678' })).status).toBe(404);
  });

  it('what was taken twice all the same goes back by itself, once, with several processes, and is told [payment.once]', async () => {
    const refunds: string[] = [];
    let isRefusing = true;
    // A bank that breaks its word: it takes money for what it had closed.
    const faithless = (bank: PaymentProvider): PaymentProvider => ({
      ...bank,
      async refund(payment) {
        if (isRefusing) throw new Error('not now');
        refunds.push(payment.paymentId);
        await bank.refund(payment);
      },
    });
    const app = await shop(faithless);
    const { visitor, order: { orderId, totalPrice: amount } } = await ordered(app);
    const { body: card } = await pay(visitor, orderId, { variant: 'full', method: 'card', key: 'card-1234' });
    const { body: bank } = await pay(visitor, orderId, { variant: 'full', method: 'aurora', key: 'bank-1234' });
    await notify(visitor, { paymentId: bank.paymentId, amount });
    await database.kysely.updateTable('sandbox_bank_payment').set({ answer: 'pay' }).where('payment_id', '=', card.paymentId).execute();
    expect((await notify(visitor, { paymentId: card.paymentId, amount })).body).toEqual({ status: 'refund-due' });
    expect(await orderOf(visitor, orderId)).toMatchObject({ status: 'paid', paidPrice: amount, payment: { paymentId: bank.paymentId }, refunds: [{ paymentId: card.paymentId, amount, status: 'due' }] });
    await app.shop.background.runDue();
    expect(await statusesOf(orderId)).toEqual({ card: 'refund-due', aurora: 'paid' });
    isRefusing = false;
    const other = await shop(faithless);
    clock.advance({ seconds: 6 });
    await Promise.all([app, other, app, other].map(({ shop: { background } }) => background.runDue()));
    expect(refunds).toEqual([card.paymentId]);
    expect((await bookOf(card.paymentId)).refunded_at).not.toBe(null);
    expect(await orderOf(visitor, orderId)).toMatchObject({ status: 'paid', paidPrice: amount, refunds: [{ paymentId: card.paymentId, amount, status: 'refunded' }] });
    expect(await mailsOf(orderId, 'payment-refunded')).toBe(1);
    expect((await notify(visitor, { paymentId: card.paymentId, amount, noticeId: 'again' })).body).toEqual({ status: 'ignored' });
  });

  it.each(['payment', 'payment_refund', 'activity_payment'] as const)('a slow bank is asked for each refund by one process, however long those before it took: %s [payment.once]', async (table) => {
    const now = () => dateOf(clock);
    const owe = async (app: FastifyInstance, key: string): Promise<string> => {
      const visitor = visit(app);
      if (table === 'activity_payment') {
        const { orderId, totalPrice: amount } = await orderSomeActivity(visitor);
        const { body: { transactionId: id } } = await payActivities(visitor, orderId, key);
        await notify(visitor, { paymentId: id, amount });
        await database.kysely.updateTable('activity_payment').set({ status: 'refund-due', due_at: now() }).where('id', '=', id).execute();
        return id;
      }
      const { orderId, totalPrice: amount } = await placeSomeOrder(visitor);
      const { body: { paymentId } } = await pay(visitor, orderId, { variant: 'full', key });
      await notify(visitor, { paymentId, amount });
      if (table === 'payment') await database.kysely.updateTable('payment').set({ status: 'refund-due', due_at: now() }).where('id', '=', paymentId).execute();
      else await database.kysely.transaction().execute((tx) => oweRefund(tx, { id: orderId }, amount, now()));
      return paymentId;
    };
    const asked: string[] = [];
    const other = await shop((bank) => ({ ...bank, refund: async ({ paymentId }) => { asked.push(paymentId); } }));
    const slow = await shop((bank) => ({
      ...bank,
      async refund({ paymentId }) {
        asked.push(paymentId);
        clock.advance({ seconds: 40 });
        // The second has been begun for 40 seconds, the run for 80.
        if (asked.length === 2) await other.shop.background.runDue();
      },
    }));
    const owed = [await owe(slow, 'slow-1234'), await owe(slow, 'slow-5678')];
    await slow.shop.background.runDue();
    expect(asked.toSorted()).toEqual(owed.toSorted());
  });

  it('each counts its own notices: another payment\'s notice of the same id pays it too [payment.once]', async () => {
    const app = await shop();
    const first = await ordered(app);
    const second = await ordered(app);
    for (const { visitor, order: { orderId, totalPrice: amount } } of [first, second]) {
      const { body: { paymentId } } = await pay(visitor, orderId, { variant: 'full', key: 'once-1234' });
      expect((await notify(visitor, { paymentId, amount, noticeId: 'notice-1' })).body).toEqual({ status: 'paid' });
      expect((await notify(visitor, { paymentId, amount, noticeId: 'notice-1' })).body).toEqual({ status: 'known' });
      expect(await orderOf(visitor, orderId)).toMatchObject({ status: 'paid' });
    }
  });

  it('the bank keeps one price, whatever several tabs and processes do over a bad line [payment.once]', async () => {
    const world = { apps: [await shop(badLine('one')), await shop(badLine('two'))], kysely: database.kysely, clock, orderId: '' };
    world.orderId = (await ordered(await shop())).order.orderId;
    const problems: string[] = [];
    for (let seed = 0; seed < 30; seed++) problems.push(...(await runTrial(world, seed)).problems.map((problem) => `${seed}: ${problem}`));
    expect(problems).toEqual([]);
  });
});
