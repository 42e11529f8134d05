import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/excursions.ts';
import { formatMoney } from '../../domain/prices/money.ts';
import { ACTIVITIES_COOKIE } from '../../domain/routes/page-audience.ts';
import type { Database } from '../db/open-database.ts';
import { describeOnPostgresql } from '../testing/test-database.ts';
import { logInAs, makeCustomer } from '../testing/test-customer.ts';
import { ACTIVITY_CONTACT, orderOf, orderSomeActivity, payActivities, someActivity } from '../testing/test-activities.ts';
import { buildTestApp, testClock, visit, type TestAnswer, type TestClock, type TestVisitor } from '../testing/test-app.ts';
import { notify } from '../testing/test-purchase.ts';
import { startTransaction } from './activity-payments.ts';
import { cancelActivityOrder } from './cancel-activity-order.ts';

type Schemas = components['schemas'];

describeOnPostgresql('an order of activities', (open) => {
  let database: Database;
  let app: FastifyInstance;
  let clock: TestClock;
  /** Payments whose refund the bank refuses, whose cancel it does not answer. */
  const refused = new Set<string>();
  beforeAll(async () => {
    database = await open({ catalogue: 'small' });
    clock = testClock();
    const unlessRefused = <Answer>(id: string, ask: () => Promise<Answer>) => (refused.has(id) ? Promise.reject(new Error('disputed')) : ask());
    app = await buildTestApp(database, { clock, payments: (bank) => ({ ...bank, refund: (payment) => unlessRefused(payment.paymentId, () => bank.refund(payment)), cancel: (id) => unlessRefused(id, () => bank.cancel(id)) }) });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  /** A shop that counts unpaid orders, without those of the tests before, and has places for all. */
  async function limitedShop(): Promise<FastifyInstance> {
    const limited = await buildTestApp(database, { clock });
    limited.shop.config = { ...limited.shop.config, rateLimit: 1 };
    await database.kysely.updateTable('activity_order').set({ placed_from: null, email: sql<string>`'before-' || email` }).execute();
    await database.kysely.updateTable('activity_place').set({ taken: 0 }).execute();
    await database.kysely.updateTable('activity_start').set({ capacity: 100 }).execute();
    await database.kysely.updateTable('activity_day').set({ capacity: 100 }).execute();
    return limited;
  }
  const freeOf = async (visitor: TestVisitor, { activityId, day, time }: Schemas['ActivityItemRequest']) =>
    ((await visitor.get(`/api/www/activity/activities/${activityId}?from=${day}`)).body as Schemas['Activity']).times.find((one) => one.day === day && one.time === time)?.free ?? 0;

  it('takes its places once, is paid once however often the bank says so, and is nobody else\'s [excursion.checkout] [payment.once]', async () => {
    const visitor = visit(app);
    const item = await someActivity(visitor);
    const free = await freeOf(visitor, item);
    const { status, body: cart } = await visitor.post('/api/www/activity/cart/items', item);
    expect([status, cart.items]).toMatchObject([200, [{ activityId: item.activityId, status: 'free' }]]);
    expect(await freeOf(visitor, item)).toBe(free);

    const ordering = orderOf(cart);
    expect(await visitor.post('/api/www/activity/cart/order', { ...ordering, totalPrice: cart.total - 1 })).toMatchObject({ status: 409, body: { code: 'price-changed' } });
    const orders = await Promise.all([1, 2, 3].map(() => visitor.post('/api/www/activity/cart/order', ordering)));
    expect(orders.map((answer) => answer.status)).toEqual([200, 200, 200]);
    const order: Schemas['ActivityOrder'] = orders[0]!.body;
    expect(new Set(orders.map(({ body }) => body.orderId))).toEqual(new Set([order.orderId]));
    expect(order).toMatchObject({ status: 'placed', totalPrice: cart.total, paidPrice: 0 });
    expect(await freeOf(visitor, item)).toBe(free - 2);

    const start = (idempotencyKey: string) => visitor.post(`/api/www/activity/transaction/${order.orderId}`, { variant: 'full', method: 'card', idempotencyKey });
    const { body: { transactionId } } = await start('key-12345');
    expect((await start('key-12345')).body.transactionId).toBe(transactionId);
    const underWay = async () => (await visitor.get(`/api/www/activity/payment-info/${order.orderId}`)).body.underWay;
    expect(await underWay()).toBe(transactionId);
    const stranger = visit(app);
    for (const path of ['info', 'payment-info', 'advance-payments']) expect((await stranger.get(`/api/www/activity/${path}/${order.orderId}`)).status).toBe(404);
    expect((await stranger.post('/api/www/activity/confirmations', { transactionId })).status).toBe(404);

    expect((await notify(visitor, { paymentId: transactionId, amount: cart.total }, 'forged')).status).toBe(401);
    const notices = await Promise.all([1, 2, 3].map((count) => notify(visitor, { paymentId: transactionId, amount: cart.total, noticeId: `notice-${count}` })));
    expect(notices.map(({ body }) => body.status).sort()).toEqual(['known', 'known', 'paid']);
    expect((await visitor.get(`/api/www/activity/info/${order.orderId}`)).body).toMatchObject({ status: 'paid', paidPrice: cart.total });
    expect(await underWay()).toBe(null);
    expect(await start('another-1')).toMatchObject({ status: 409, body: { code: 'already-paid' } });
    const mails = await database.kysely.selectFrom('mail_outbox').select('recipient').where('occasion', '=', `activities-paid:${transactionId}`).execute();
    expect(mails).toEqual([{ recipient: ACTIVITY_CONTACT.email }]);
    expect((await visitor.get('/api/www/activity/cart')).body.items).toEqual([]);
  });

  it('is shown in the customer area to whose confirmed address ordered it, opens from there, and is nobody else\'s [account.reservations]', async () => {
    const [guest, jana, petr] = [visit(app), visit(app), visit(app)] as const;
    const order = await orderSomeActivity(guest);
    expect((await guest.get('/api/www/account/activities')).status).toBe(401);
    await logInAs(jana, await makeCustomer(app, ACTIVITY_CONTACT.email));
    await logInAs(petr, await makeCustomer(app, 'petr@example.com'));
    const mine = (await jana.get('/api/www/account/activities')).body.activities.find(({ orderId }: { orderId: string }) => orderId === order.orderId);
    expect(mine).toMatchObject({ number: order.number, status: 'placed', name: order.activities[0]!.name, day: order.activities[0]!.day });
    expect((await visit(app).get(`/api/www/activity/info/${order.orderId}?token=${mine.token}`)).body.number).toBe(order.number);
    expect((await petr.get('/api/www/account/activities')).body).toEqual({ activities: [] });
  });

  const statusOf = async (visitor: TestVisitor, orderId: string) => (await visitor.get(`/api/www/activity/info/${orderId}`)).body.status;
  const mailOf = (occasion: string) => database.kysely.selectFrom('mail_outbox').select(['plain', 'attachments']).where('occasion', '=', occasion).executeTakeFirstOrThrow();
  const mailsOf = async (occasion: string) => (await database.kysely.selectFrom('mail_outbox').select('subject').where('occasion', '=', occasion).execute()).length;

  it('takes details that are right, and is not another for who asks with others, nor one that is over [excursion.checkout]', async () => {
    const visitor = visit(app);
    const { body: cart } = await visitor.post('/api/www/activity/cart/items', await someActivity(visitor));
    const again = (changes: object = {}) => visitor.post('/api/www/activity/cart/order', { ...orderOf(cart), contact: { ...ACTIVITY_CONTACT, ...changes } });
    const refused = await again({ firstName: 'J4na', email: 'jana@', phone: '12' });
    expect([refused.status, refused.body.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([422, ['firstName', 'email', 'phone'].map((field) => `/body/contact/${field}`)]);
    const { body: order }: { body: Schemas['ActivityOrder'] } = await again();
    expect(await mailsOf(`activities-placed:${order.orderId}`)).toBe(1);
    expect((await again()).body.orderId).toBe(order.orderId);
    const elsewhere = { status: 409, body: { code: 'already-ordered', errors: [{ pointer: `/orders/${order.orderId}` }] } };
    expect(await again({ email: 'jana.nova@example.com' })).toMatchObject(elsewhere);
    clock.advance({ minutes: 46 });
    await app.shop.background.runDue();
    expect(await again()).toMatchObject(elsewhere);
  });

  it('gives its places back after 45 minutes and late money as well; what one bank refuses holds nobody else up [payment.once]', async () => {
    const visitors = [visit(app), visit(app), visit(app)] as const;
    const item = await someActivity(visitors[0]);
    const orders = [] as Schemas['ActivityOrder'][];
    for (const visitor of visitors) {
      await visitor.post('/api/www/activity/cart/items', item);
      orders.push((await visitor.post('/api/www/activity/cart/order', orderOf((await visitor.get('/api/www/activity/cart')).body))).body);
    }
    const [unanswered, disputed, late] = orders as [Schemas['ActivityOrder'], Schemas['ActivityOrder'], Schemas['ActivityOrder']];
    const free = await freeOf(visitors[0], item);
    const paymentIds = [] as string[];
    for (const [at, order] of orders.entries()) paymentIds.push((await payActivities(visitors[at]!, order.orderId, `key-late-${at}`)).body.transactionId);
    refused.add(paymentIds[0]!);
    clock.advance({ minutes: 46 });
    await app.shop.background.runDue();
    expect(await Promise.all(orders.map(({ orderId }, at) => statusOf(visitors[at]!, orderId)))).toEqual(['placed', 'cancelled', 'cancelled']);
    expect(await freeOf(visitors[0], item)).toBe(free + 4);
    expect(await mailsOf(`activities-released:${late.orderId}`)).toBe(1);

    // The money of both had been taken all the same.
    refused.add(paymentIds[1]!);
    await database.kysely.updateTable('sandbox_bank_payment').set({ answer: 'pay' }).where('payment_id', 'in', paymentIds.slice(1)).execute();
    for (const [at, order] of [disputed, late].entries()) expect((await notify(visitors[at + 1]!, { paymentId: paymentIds[at + 1]!, amount: order.totalPrice })).body.status).toBe('refund-due');
    await app.shop.background.runDue();
    const confirm = async (at: number) => (await visitors[at]!.post('/api/www/activity/confirmations', { transactionId: paymentIds[at]! })).body.status;
    expect([await confirm(1), await confirm(2)]).toEqual(['returned', 'returned']);
    expect([await mailsOf(`activities-refunded:${paymentIds[1]}`), await mailsOf(`activities-refunded:${paymentIds[2]}`)]).toEqual([0, 1]);
    expect((await mailOf(`activities-refunded:${paymentIds[2]}`)).plain).toContain(`vrátili jsme vám ${formatMoney(late.totalPrice, 'CZK')}.`);
    refused.clear();
    clock.advance({ minutes: 2 });
    await app.shop.background.runDue();
    expect([await mailsOf(`activities-refunded:${paymentIds[1]}`), await statusOf(visitors[0], unanswered.orderId)]).toEqual([1, 'cancelled']);
  });

  it('is not charged twice: with one payment there, the other that was under way is closed, and its page given to nobody [payment.once]', async () => {
    const visitor = visit(app);
    const { orderId, totalPrice } = await orderSomeActivity(visitor);
    const { body: { transactionId: first } } = await payActivities(visitor, orderId, 'key-first-1');
    const { body: { transactionId: second } } = await payActivities(visitor, orderId, 'key-second-1', 'aurora');
    // The first had been closed: its money comes all the same, and before the second's.
    expect((await notify(visitor, { paymentId: first, amount: totalPrice })).body.status).toBe('paid');
    expect(await payActivities(visitor, orderId, 'key-second-1', 'aurora')).toMatchObject({ status: 409, body: { code: 'already-paid' } });
    await app.shop.background.runDue();
    expect((await visitor.post('/api/www/activity/confirmations', { transactionId: second })).body.status).toBe('cancelled');
  });

  it('is paid anew where the bank had closed the payment and nobody wrote it down, and what a killed process left half open is closed [payment.once]', async () => {
    const cutOff = (asked: Promise<unknown>) => asked.then(() => Promise.reject(new Error('killed')));
    const killed = await buildTestApp(database, { clock, payments: (bank) => ({ ...bank, start: (payment) => cutOff(bank.start(payment)), cancel: (id) => cutOff(bank.cancel(id)) }) });
    const visitor = visit(app);
    const { orderId, totalPrice } = await orderSomeActivity(visitor);
    const underWay = async () => (await visitor.get(`/api/www/activity/payment-info/${orderId}`)).body.underWay;
    const { body: { transactionId: first } } = await payActivities(visitor, orderId, 'key-closed-1');
    await expect(startTransaction(killed.shop, orderId, { variant: 'full', method: 'aurora', idempotencyKey: 'key-closed-2' }, 'cs')).rejects.toMatchObject({ code: 'payment-in-progress' });
    const { status, body: { transactionId: second } } = await payActivities(visitor, orderId, 'key-closed-3');
    expect([status, await underWay(), second === first]).toEqual([200, second, false]);

    await expect(startTransaction(killed.shop, orderId, { variant: 'full', method: 'aurora', idempotencyKey: 'key-closed-4' }, 'cs')).rejects.toMatchObject({ code: 'payment-in-progress' });
    clock.advance({ minutes: 1 });
    await app.shop.background.runDue();
    expect(await underWay()).toBe(null);
    await expect(startTransaction(killed.shop, orderId, { variant: 'full', method: 'aurora', idempotencyKey: 'key-closed-5' }, 'cs')).rejects.toThrow('killed');
    expect(await underWay()).not.toBe(null);
    clock.advance({ minutes: 1 });
    await app.shop.background.runDue();
    expect(await underWay()).toBe(null);
    const { body: { transactionId: last } } = await payActivities(visitor, orderId, 'key-closed-6');
    expect((await notify(visitor, { paymentId: last, amount: totalPrice })).body.status).toBe('paid');
    await killed.close();
  });

  const cancel = (visitor: TestVisitor, orderId: string, token = '') => visitor.post(`/api/www/activity/cancel/${orderId}${token === '' ? '' : `?token=${token}`}`, {});

  it('of which nothing was paid is cancelled by its owner and by the link of its mail, its places free at once, and by nobody else [excursion.checkout]', async () => {
    const [visitor, stranger] = [visit(app), visit(app)];
    const item = await someActivity(visitor);
    const free = await freeOf(visitor, item);
    const { body: cart } = await visitor.post('/api/www/activity/cart/items', item);
    const { body: order }: { body: Schemas['ActivityOrder'] } = await visitor.post('/api/www/activity/cart/order', orderOf(cart));
    expect([(await cancel(stranger, order.orderId)).status, (await cancel(stranger, order.orderId, `${order.token}x`)).status]).toEqual([404, 404]);
    // A payment that was begun and left is closed at its bank.
    const { body: { transactionId } } = await payActivities(visitor, order.orderId, 'key-left-1');
    for (const answer of [await cancel(visitor, order.orderId), await cancel(stranger, order.orderId, order.token)]) expect(answer).toMatchObject({ status: 200, body: { status: 'cancelled', isGivenUp: true, paidPrice: 0 } });
    expect([await freeOf(visitor, item), await mailsOf(`activities-cancelled:${order.orderId}`)]).toEqual([free, 1]);
    expect((await mailOf(`activities-cancelled:${order.orderId}`)).plain).toContain('podle vašeho přání jsme objednávku zrušili');
    expect(await payActivities(visitor, order.orderId, 'key-left-2')).toMatchObject({ status: 409, body: { code: 'order-cancelled' } });
    // Its time ends later: nobody is told again.
    clock.advance({ minutes: 46 });
    await app.shop.background.runDue();
    expect([await mailsOf(`activities-released:${order.orderId}`), await freeOf(visitor, item)]).toEqual([0, free]);
    // Money that was on its way goes back.
    expect((await notify(visitor, { paymentId: transactionId, amount: order.totalPrice })).body.status).toBe('refund-due');
    await app.shop.background.runDue();
    expect((await visitor.post('/api/www/activity/confirmations', { transactionId })).body.status).toBe('returned');
  });

  it('is not cancelled where money comes between the press and the answer, whether its notice or the bank says so [excursion.checkout] [payment.once]', async () => {
    let meanwhile = async (_paymentId: string) => {};
    const raced = await buildTestApp(database, { clock, payments: (bank) => ({ ...bank, cancel: async (id) => { await meanwhile(id); return bank.cancel(id); } }) });
    const underWay = async () => {
      const visitor = visit(raced);
      const order = await orderSomeActivity(visitor);
      const { body: { transactionId } } = await payActivities(visitor, order.orderId, 'key-raced-1');
      return { visitor, order, transactionId };
    };
    const noticed = await underWay();
    meanwhile = async (paymentId) => { await notify(noticed.visitor, { paymentId, amount: noticed.order.totalPrice }); };
    expect(await cancel(noticed.visitor, noticed.order.orderId)).toMatchObject({ status: 409, body: { code: 'already-paid' } });
    const taken = await underWay();
    meanwhile = async (paymentId) => { await database.kysely.updateTable('sandbox_bank_payment').set({ answer: 'pay' }).where('payment_id', '=', paymentId).execute(); };
    expect(await cancel(taken.visitor, taken.order.orderId)).toMatchObject({ status: 409, body: { code: 'payment-in-progress' } });
    const silent = await underWay();
    meanwhile = () => Promise.reject(new Error('away'));
    expect(await cancel(silent.visitor, silent.order.orderId)).toMatchObject({ status: 409, body: { code: 'payment-in-progress' } });
    meanwhile = async () => {};
    expect(await statusOf(noticed.visitor, noticed.order.orderId)).toBe('paid');
    await notify(taken.visitor, { paymentId: taken.transactionId, amount: taken.order.totalPrice });
    expect([await statusOf(taken.visitor, taken.order.orderId), await statusOf(silent.visitor, silent.order.orderId)]).toEqual(['paid', 'placed']);
    for (const { order } of [noticed, taken, silent]) expect(await mailsOf(`activities-cancelled:${order.orderId}`)).toBe(0);
    expect((await cancel(silent.visitor, silent.order.orderId)).body.status).toBe('cancelled');
    await raced.close();
  });

  it('leads nobody to a bank where it is cancelled while the bank opens its payment, but to what became of it [excursion.checkout] [payment.once]', async () => {
    let orderId = '';
    const raced = await buildTestApp(database, { clock, payments: (bank) => ({ ...bank, start: async (payment) => { await cancelActivityOrder(app.shop, orderId); return bank.start(payment); } }) });
    const visitor = visit(raced);
    ({ orderId } = await orderSomeActivity(visitor));
    expect((await payActivities(visitor, orderId, 'key-opening-1')).body.redirectUrl).toMatch(/^\/vylety\/platba\/uspesna\//);
    const payments = await database.kysely.selectFrom('activity_payment').select('status').where('order_id', '=', orderId).execute();
    expect([await statusOf(visitor, orderId), payments]).toEqual(['cancelled', [{ status: 'cancelled' }]]);
    await raced.close();
  });

  it('holds an activity once that was added again because the answer was lost, as it was chosen last; another one by another key [excursion.checkout]', async () => {
    const visitor = visit(app);
    const item = await someActivity(visitor);
    const add = async (idempotencyKey: string, changes: object = {}): Promise<Schemas['ActivityCart']> => (await visitor.post('/api/www/activity/cart/items', { ...item, ...changes, idempotencyKey })).body;
    await add('key-added-1');
    expect((await add('key-added-1')).items).toHaveLength(1);
    const alone = { people: { adult: 1, child: 0, infant: 0 }, info: { ...item.info, people: item.info.people.slice(1) } };
    expect((await add('key-added-1', alone)).items.map(({ people }) => people.adult)).toEqual([1]);
    expect((await add('key-added-2')).items.map(({ people }) => people.adult)).toEqual([1, 2]);
  });

  it('is of what the page shows, never of what another tab has made of the basket, nor is that taken for the same order [excursion.checkout]', async () => {
    const visitor = visit(app);
    const item = await someActivity(visitor);
    const add = async (changes: object): Promise<Schemas['ActivityCart']> => (await visitor.post('/api/www/activity/cart/items', { ...item, ...changes })).body;
    const shown = await add({});
    const { itemId } = shown.items[0]!;
    const { body: { times } }: { body: Schemas['Activity'] } = await visitor.get(`/api/www/activity/activities/${item.activityId}`);
    const { day, time } = times.find((one) => one.free >= 4 && (one.day !== item.day || one.time !== item.time))!;
    const moved = await add({ itemId, day, time });
    expect(moved.total).toBe(shown.total);
    const order = (cart: Schemas['ActivityCart']) => visitor.post('/api/www/activity/cart/order', orderOf(cart));
    expect(await order(shown)).toMatchObject({ status: 409, body: { code: 'basket-changed' } });
    const placed = await order(moved);
    expect(placed).toMatchObject({ status: 200, body: { activities: [{ day, time }] } });
    expect(await order(shown)).toMatchObject({ status: 409, body: { code: 'already-ordered', errors: [{ pointer: `/orders/${placed.body.orderId}` }] } });
  });

  it('is what changes of its basket lead to, so that none begins another; a later basket is nothing of theirs [excursion.checkout]', async () => {
    const visitor = visit(app);
    const item = await someActivity(visitor);
    const { body: cart }: { body: Schemas['ActivityCart'] } = await visitor.post('/api/www/activity/cart/items', item);
    const { itemId } = cart.items[0]!;
    const { body: { orderId } } = await visitor.post('/api/www/activity/cart/order', orderOf(cart));
    const { body: { times } }: { body: Schemas['Activity'] } = await visitor.get(`/api/www/activity/activities/${item.activityId}`);
    const { day, time } = times.find((one) => one.free >= 4 && (one.day !== item.day || one.time !== item.time))!;
    const move = () => visitor.post('/api/www/activity/cart/items', { ...item, itemId, day, time });
    const remove = () => visitor.post(`/api/www/activity/cart/items/${itemId}/remove`, {});
    const toOrder = { status: 409, body: { code: 'already-ordered', errors: [{ pointer: `/orders/${orderId}` }] } };
    expect([await move(), await remove()]).toMatchObject([toOrder, toOrder]);
    expect((await visitor.get('/api/www/activity/cart')).body.items).toEqual([]);

    const { body: later } = await visitor.post('/api/www/activity/cart/items', { ...item, day, time });
    expect(await move()).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect((await remove()).body).toEqual(later);
  });

  it('has what is added again, its answer lost, after it was ordered in another tab; another choice begins a basket [excursion.checkout]', async () => {
    const visitor = visit(app);
    const item = { ...await someActivity(visitor), idempotencyKey: 'added-twice' };
    const add = (changes: object = {}) => visitor.post('/api/www/activity/cart/items', { ...item, ...changes });
    const { body: order } = await visitor.post('/api/www/activity/cart/order', orderOf((await add()).body));
    expect(await add()).toMatchObject({ status: 409, body: { code: 'already-ordered', errors: [{ pointer: `/orders/${order.orderId}` }] } });
    expect((await add({ idempotencyKey: 'another-one' })).body.items).toHaveLength(1);
  });

  it('is paid by its advance first and then the rest, each once, by no transfer and by no other amount [excursion.checkout]', async () => {
    const visitor = visit(app);
    const item = await someActivity(visitor);
    await database.kysely.updateTable('activity').set({ advance_percent: 30 }).where('code', '=', item.activityId).execute();
    const { body: cart } = await visitor.post('/api/www/activity/cart/items', item);
    const { body: { orderId, number, payBy, totalPrice } }: { body: Schemas['ActivityOrder'] } = await visitor.post('/api/www/activity/cart/order', orderOf(cart));
    const advance = Math.ceil((totalPrice * 0.3) / 100) * 100;
    const rest = totalPrice - advance;
    const asked = async (what: string) => (await visitor.get(`/api/www/activity/${what}/${orderId}`)).body;
    expect(await asked('advance-payments')).toEqual({ amount: advance, rest, currency: 'CZK' });
    expect((await asked('payment-info')).variants).toEqual([{ code: 'advance', amount: advance }, { code: 'full', amount: totalPrice }]);

    const start = (variant: string, idempotencyKey: string, method = 'card') => visitor.post(`/api/www/activity/transaction/${orderId}`, { variant, method, idempotencyKey });
    expect((await visitor.get('/api/www/activity/available-banks')).body.banks.map(({ kind }: { kind: string }) => kind)).not.toContain('transfer');
    for (const method of ['transfer', 'praded']) expect(await start('full', `key-by-${method}`, method)).toMatchObject({ status: 409, body: { code: 'method-unavailable' } });
    const { body: { transactionId: first } } = await start('advance', 'key-advance-1');
    expect(await start('full', 'key-advance-1')).toMatchObject({ status: 409, body: { code: 'idempotency-key-reused' } });
    expect(await notify(visitor, { paymentId: first, amount: totalPrice })).toMatchObject({ status: 400, body: { code: 'amount-mismatch' } });
    expect((await notify(visitor, { paymentId: first, amount: advance })).body.status).toBe('paid');
    expect(await asked('info')).toMatchObject({ status: 'advance-paid', paidPrice: advance, duePrice: rest });
    expect(await asked('advance-payments')).toEqual({ amount: 0, rest: 0, currency: 'CZK' });
    expect((await asked('payment-info')).variants).toEqual([{ code: 'full', amount: rest }]);
    expect(await start('advance', 'key-advance-2')).toMatchObject({ status: 409, body: { code: 'variant-unavailable' } });

    // A page from before the advance shows the whole price.
    const seen = (amount: number) => visitor.post(`/api/www/activity/transaction/${orderId}`, { variant: 'full', amount, method: 'card', idempotencyKey: 'key-rest-1' });
    expect(await seen(totalPrice)).toMatchObject({ status: 409, body: { code: 'price-changed', errors: [{ message: String(rest) }] } });
    const { body: { transactionId: second } } = await seen(rest);
    expect((await notify(visitor, { paymentId: second, amount: rest })).body.status).toBe('paid');
    expect(await asked('info')).toMatchObject({ status: 'paid', paidPrice: totalPrice, duePrice: 0 });
    const [placed, part, all] = [await mailOf(`activities-placed:${orderId}`), await mailOf(`activities-paid:${first}`), await mailOf(`activities-paid:${second}`)];
    const shown = (amount: number) => formatMoney(amount, 'CZK');
    expect(placed.plain).toContain(`za ${shown(totalPrice)}. Místa vám držíme do ${app.shop.texts.cs.format.deadline(payBy)};`);
    expect(part.plain).toContain(`přijali jsme ${shown(advance)}.`);
    expect(part.plain).toContain(`Zbývá doplatit ${shown(rest)},`);
    expect(all.plain).toContain(`přijali jsme ${shown(rest)}.`);
    expect(all.plain).not.toContain('Zbývá');
    for (const { attachments } of [part, all]) expect(attachments).toMatchObject([{ kind: 'voucher', number: `${number}-1`, customer: { email: ACTIVITY_CONTACT.email } }]);
    // The link of the mail opens the order elsewhere, and nothing but its token does.
    const link = /order=(\S+?)&token=(\S+)/.exec(placed.plain)!;
    const elsewhere = async (token: string) => (await visit(app).get(`/api/www/activity/info/${link[1]}?token=${token}`)).status;
    expect([link[1], await elsewhere(link[2]!), await elsewhere(`${link[2]}x`)]).toEqual([orderId, 200, 404]);
  });

  describe('that is refused because others are not paid', () => {
    let limited: FastifyInstance;
    beforeAll(async () => { limited = await limitedShop(); });
    afterAll(() => limited.close());

    /** Fills a new basket and orders it. */
    async function place(visitor: TestVisitor, email: string): Promise<TestAnswer> {
      const { body: cart } = await visitor.post('/api/www/activity/cart/items', await someActivity(visitor));
      return visitor.post('/api/www/activity/cart/order', { ...orderOf(cart), contact: { ...ACTIVITY_CONTACT, email } });
    }
    const named = ({ body }: TestAnswer) => body.errors.map(({ pointer, code, message }: Record<string, string>) => [pointer, code, message]);
    const linkTo = ({ orderId, number }: Schemas['ActivityOrder']) => [`/orders/${orderId}`, 'unpaid-order', number];
    const opens = async (visitor: TestVisitor, { orderId }: Schemas['ActivityOrder']) => (await visitor.get(`/api/www/activity/payment-info/${orderId}`)).status;

    it('names those of its own browser alone, which opens and pays each of them and nobody else\'s [excursion.checkout]', async () => {
      const [browser, stranger] = [visit(limited), visit(limited)];
      const own: Schemas['ActivityOrder'][] = [];
      for (let count = 0; count < 3; count++) own.push((await place(browser, 'plna@example.com')).body);
      const foreign: Schemas['ActivityOrder'] = (await place(stranger, 'plna@example.com')).body;
      const refused = await place(browser, 'plna@example.com');
      expect([refused.status, refused.body.code, named(refused)]).toEqual([409, 'too-many-unpaid-orders', own.map(linkTo)]);
      expect(named(await place(stranger, 'PLNA@example.com'))).toEqual([linkTo(foreign)]);
      // Whoever knows the address alone learns of none.
      const third = visit(limited);
      expect(named(await place(third, 'plna@example.com'))).toEqual([]);
      expect(await Promise.all([...own, foreign].map((order) => opens(browser, order)))).toEqual([200, 200, 200, 404]);
      expect(await Promise.all([stranger, third, visit(limited)].map((visitor) => opens(visitor, own[0]!)))).toEqual([404, 404, 404]);
      const { body: { transactionId } } = await payActivities(browser, own[0]!.orderId, 'key-of-first');
      await notify(browser, { paymentId: transactionId, amount: own[0]!.totalPrice });
      const again = await browser.get('/api/www/activity/cart');
      expect((await browser.post('/api/www/activity/cart/order', { ...orderOf(again.body), contact: { ...ACTIVITY_CONTACT, email: 'plna@example.com' } })).body.status).toBe('placed');
    });

    it('names a customer\'s of every browser to who is logged in as that customer [excursion.checkout]', async () => {
      const email = await makeCustomer(limited, 'vylety@example.com');
      const own = [];
      for (let count = 0; count < 4; count++) own.push((await place(visit(limited), email)).body);
      const [customer, other] = [visit(limited), visit(limited)];
      await logInAs(customer, email);
      await logInAs(other, await makeCustomer(limited, 'jiny@example.com'));
      expect(named(await place(customer, email))).toEqual(own.map(linkTo));
      expect(named(await place(other, email))).toEqual([]);
      expect([await opens(customer, own[0]), await opens(other, own[0])]).toEqual([200, 404]);
    });

    it('is opened by no cookie that is forged, cut or was left at the sign-out, nor by one from before all logins of its customer were ended [excursion.checkout]', async () => {
      const email = await makeCustomer(limited, 'odhlaseni@example.com');
      const browser = visit(limited);
      await logInAs(browser, email);
      const [first, second]: Schemas['ActivityOrder'][] = [(await place(browser, email)).body, (await place(browser, email)).body];
      const cookie = browser.cookies.get(ACTIVITIES_COOKIE)!;
      const [newest, before, signature] = cookie.split('.') as [string, string, string];
      const statuses = async (value: string) => {
        const thief = visit(limited);
        thief.cookies.set(ACTIVITIES_COOKIE, value);
        return [await opens(thief, first!), await opens(thief, second!)];
      };
      expect(await statuses(cookie)).toEqual([200, 200]);
      for (const forged of [`${before}.${newest}.${signature}`, `${before}.${signature}`, `${newest}.${before}`, newest, '.', '']) expect([forged, ...await statuses(forged)]).toEqual([forged, 404, 404]);
      const phone = visit(limited);
      await logInAs(phone, email);
      await phone.post('/api/www/oauth/logout', { everywhere: true });
      expect([await statuses(cookie), await opens(browser, first!)]).toEqual([[404, 404], 404]);
      await logInAs(browser, email);
      expect([await opens(browser, first!), await opens(browser, second!)]).toEqual([200, 200]);
      await browser.post('/api/www/oauth/logout', { everywhere: false });
      expect([browser.cookies.has(ACTIVITIES_COOKIE), await opens(browser, first!)]).toEqual([false, 404]);
    });

    it('stays open to the browser of whoever has an address now that a customer had before, whatever that customer ends [excursion.checkout]', async () => {
      const before = await makeCustomer(limited, 'drive-moje@example.com');
      const { kysely } = limited.shop.database;
      const { id } = await kysely.selectFrom('customer').select('id').where('email', '=', before).executeTakeFirstOrThrow();
      const now = () => new Date(limited.shop.clock().epochMilliseconds);
      await kysely.insertInto('customer_former_email').values({ customer_id: id, email: before, until: new Date(now().getTime() - 60_000) }).execute();
      await kysely.updateTable('customer').set({ email: 'nove-moje@example.com' }).where('id', '=', id).execute();
      // The orders of the tests before are from this address.
      await kysely.updateTable('activity_order').set({ placed_from: null }).execute();
      const browser = visit(limited);
      const { body: order } = await place(browser, before);
      await kysely.updateTable('customer').set({ logins_ended_at: new Date(now().getTime() + 60_000) }).where('id', '=', id).execute();
      expect(await opens(browser, order)).toBe(200);
    });

    it('stays open to the browser of whoever had an address when it was made, whatever the next one with that address ends [excursion.checkout]', async () => {
      const before = await makeCustomer(limited, 'prvni-moje@example.com');
      const { kysely } = limited.shop.database;
      const { id } = await kysely.selectFrom('customer').select('id').where('email', '=', before).executeTakeFirstOrThrow();
      const inAMinute = new Date(limited.shop.clock().epochMilliseconds + 60_000);
      await kysely.updateTable('activity_order').set({ placed_from: null }).execute();
      const browser = visit(limited);
      const { body: order } = await place(browser, before);
      await kysely.insertInto('customer_former_email').values({ customer_id: id, email: before, until: inAMinute }).execute();
      await kysely.updateTable('customer').set({ email: 'druhe-moje@example.com' }).where('id', '=', id).execute();
      await makeCustomer(limited, before);
      await kysely.updateTable('customer').set({ logins_ended_at: inAMinute }).where('email', '=', before).execute();
      expect(await opens(browser, order)).toBe(200);
    });
  });

  it.each([['an e-mail', 4, () => 'jana@example.com'], ['a network address', 10, (count: number) => `jana${count}@example.com`]] as const)(
    'that is not paid is one of few for %s, also where many are placed at once, until one is paid [excursion.checkout]', async (_, most, emailOf) => {
      const limited = await limitedShop();
      const filled = async (count: number) => {
        const visitor = visit(limited);
        const { body: cart } = await visitor.post('/api/www/activity/cart/items', await someActivity(visitor));
        return { visitor, place: () => visitor.post('/api/www/activity/cart/order', { ...orderOf(cart), contact: { ...ACTIVITY_CONTACT, email: emailOf(count) } }) };
      };
      const all = [];
      for (let count = 0; count < most + 3; count++) all.push(await filled(count));
      const answers = await Promise.all(all.map(({ place }) => place()));
      expect(answers.map(({ body }) => body.code ?? body.status).sort()).toEqual([...Array(most).fill('placed'), ...Array(3).fill('too-many-unpaid-orders')]);
      const at = answers.findIndex(({ status }) => status === 200);
      const { orderId, totalPrice: amount } = answers[at]!.body;
      const { body: { transactionId } } = await payActivities(all[at]!.visitor, orderId, 'key-unpaid');
      await notify(all[at]!.visitor, { paymentId: transactionId, amount });
      const refused = answers.findIndex(({ status }) => status === 409);
      expect((await all[refused]!.place()).body.status).toBe('placed');
      await limited.close();
    });
});
