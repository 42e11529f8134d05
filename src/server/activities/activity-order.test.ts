import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/excursions.ts';
import type { Database } from '../db/open-database.ts';
import { describeOnEveryEngine } from '../testing/test-database.ts';
import { buildTestApp, visit, type TestVisitor } from '../testing/test-app.ts';
import { notify } from '../testing/test-purchase.ts';

type Schemas = components['schemas'];

const CONTACT = { firstName: 'Jana', lastName: 'Nováková', email: 'jana@example.com', phone: '+420 601 123 456' };
const PEOPLE = { adult: 2, child: 0, infant: 0 };

describeOnEveryEngine('an order of activities', (open) => {
  let database: Database;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await open({ catalogue: 'small' });
    app = await buildTestApp(database);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const answerOf = { number: '75', text: 'Jana Nováková', phone: '+420601123456' } as Record<string, string>;

  /** An activity on Crete at a start that has room, with everything its organiser asks. */
  async function someItem(visitor: TestVisitor): Promise<Schemas['ActivityItemRequest']> {
    const { body: { activities } }: { body: Schemas['ActivityList'] } = await visitor.get('/api/www/activity/activities?region=kreta&people=2');
    const { activityId } = activities[visitor.number % activities.length]!;
    const { body: { times } }: { body: Schemas['Activity'] } = await visitor.get(`/api/www/activity/activities/${activityId}`);
    const { body: { requiredInfo } }: { body: Schemas['RequiredInfoList'] } = await visitor.get(`/api/www/activity/activities/${activityId}/required-info`);
    const answers = (of: 'booking' | 'person') => Object.fromEntries(requiredInfo.filter((one) => one.of === of).map(({ code, kind }) => [code, answerOf[kind] ?? answerOf.text!]));
    const { day, time } = times.find(({ free }) => free >= 4)!;
    return { activityId, day, time, people: PEOPLE, info: { booking: answers('booking'), people: [answers('person'), answers('person')] } };
  }

  const freeOf = async (visitor: TestVisitor, { activityId, day, time }: Schemas['ActivityItemRequest']) =>
    ((await visitor.get(`/api/www/activity/activities/${activityId}?from=${day}`)).body as Schemas['Activity']).times.find((one) => one.day === day && one.time === time)?.free ?? 0;

  it('takes its places once, is paid once however often the bank says so, and is nobody else\'s [excursion.checkout] [payment.once]', async () => {
    const visitor = visit(app);
    const item = await someItem(visitor);
    const free = await freeOf(visitor, item);
    const { status, body: cart } = await visitor.post('/api/www/activity/cart/items', item);
    expect([status, cart.items]).toMatchObject([200, [{ activityId: item.activityId, status: 'free' }]]);
    expect(await freeOf(visitor, item)).toBe(free);

    const ordering = { contact: CONTACT, totalPrice: cart.total, termsAccepted: true };
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
    const stranger = visit(app);
    for (const path of ['info', 'payment-info', 'advance-payments']) expect((await stranger.get(`/api/www/activity/${path}/${order.orderId}`)).status).toBe(404);
    expect((await stranger.post('/api/www/activity/confirmations', { transactionId })).status).toBe(404);

    expect((await notify(visitor, { paymentId: transactionId, amount: cart.total }, 'forged')).status).toBe(401);
    const notices = await Promise.all([1, 2, 3].map((count) => notify(visitor, { paymentId: transactionId, amount: cart.total, noticeId: `notice-${count}` })));
    expect(notices.map(({ body }) => body.status).sort()).toEqual(['known', 'known', 'paid']);
    expect((await visitor.get(`/api/www/activity/info/${order.orderId}`)).body).toMatchObject({ status: 'paid', paidPrice: cart.total });
    expect(await start('another-1')).toMatchObject({ status: 409, body: { code: 'already-paid' } });
    const mails = await database.kysely.selectFrom('mail_outbox').select('recipient').where('occasion', '=', `activities-paid:${transactionId}`).execute();
    expect(mails).toEqual([{ recipient: CONTACT.email }]);
    expect((await visitor.get('/api/www/activity/cart')).body.items).toEqual([]);
  });
});
