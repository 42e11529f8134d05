import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/commerce.ts';
import { formatMoney } from '../../domain/prices/money.ts';
import type { Database } from '../db/open-database.ts';
import { plainBlanks, readDocument } from '../testing/read-document.ts';
import { describeOnPostgresql } from '../testing/test-database.ts';
import { buildTestApp, openTestShop, visit, type TestClock, type TestVisitor } from '../testing/test-app.ts';
import { notify, pay, placeSomeOrder } from '../testing/test-purchase.ts';

type Order = components['schemas']['Order'];

describeOnPostgresql('a payment', (open) => {
  let database: Database;
  let app: FastifyInstance;
  let clock: TestClock;
  beforeAll(async () => {
    const shop = await openTestShop(open);
    ({ database, app, clock } = shop);
    return shop.close;
  });

  async function ordered(): Promise<{ visitor: TestVisitor; order: Order }> {
    const visitor = visit(app);
    return { visitor, order: await placeSomeOrder(visitor) };
  }
  const statusOf = async (visitor: TestVisitor, orderId: string) => (await visitor.post('/api/www/payment/confirmations/add', { orderId })).body;
  const orderOf = async (visitor: TestVisitor, orderId: string): Promise<Order> => (await visitor.get(`/api/www/cart/shortOrder/${orderId}`)).body;
  const paymentsOf = (orderId: string) => database.kysely.selectFrom('payment').select(['status', 'variant', 'amount', 'method']).where('order_id', '=', orderId).orderBy('created_at').orderBy('id').execute();
  const mailsOf = async (orderId: string) => (await database.kysely.selectFrom('mail_outbox').select('occasion').where('order_id', '=', orderId).orderBy('created_at').execute()).map(({ occasion }) => occasion.split(':')[0]).sort();

  const mailOf = async (occasion: string) => (await database.kysely.selectFrom('mail_outbox').select('plain').where('occasion', '=', occasion).executeTakeFirstOrThrow()).plain;
  const shown = (amount: number) => formatMoney(amount, 'CZK');

  it('is offered as deposit or whole, by card and banks [payment.variants]', async () => {
    const { visitor, order } = await ordered();
    const { body } = await visitor.get(`/api/www/cart/payment/${order.orderId}`);
    expect(body.variants).toEqual([{ code: 'deposit', amount: order.deposit }, { code: 'full', amount: order.totalPrice }]);
    expect(body.banks).toEqual((await visitor.get('/api/www/cart/banks-availabilities')).body.banks);
    expect(body.banks.map(({ code, available }: { code: string; available: boolean }) => [code, available])).toContainEqual(['praded', false]);
  });

  async function refusalsOf(subject: string): Promise<string[]> {
    const rows = await database.kysely.selectFrom('refused_purchase').selectAll().where('subject', '=', subject).orderBy('id').execute();
    return rows.map(({ operation, status, code }) => `${operation} ${status} ${code}`);
  }

  it('pays a deposit, then the rest, each with one mail [payment.once]', async () => {
    const { visitor, order: { orderId, deposit, totalPrice, offer: { endDate } } } = await ordered();
    const { body: first } = await pay(visitor, orderId, { variant: 'deposit', key: 'deposit-1' });
    expect(await statusOf(visitor, orderId)).toEqual({ status: 'pending', paymentId: first.paymentId, amount: deposit });
    expect(await notify(visitor, { paymentId: first.paymentId, amount: deposit })).toMatchObject({ status: 200, body: { status: 'paid' } });
    expect(await orderOf(visitor, orderId)).toMatchObject({ status: 'deposit-paid', paidPrice: deposit, duePrice: totalPrice - deposit, payment: { status: 'paid' } });
    expect(await pay(visitor, orderId, { variant: 'deposit', key: 'deposit-2' })).toMatchObject({ status: 409, body: { code: 'already-paid' } });

    const { body: rest } = await pay(visitor, orderId, { variant: 'full', key: 'rest-1234' });
    await notify(visitor, { paymentId: rest.paymentId, amount: totalPrice - deposit });
    expect(await orderOf(visitor, orderId)).toMatchObject({ status: 'paid', paidPrice: totalPrice, duePrice: 0 });
    expect(await pay(visitor, orderId, { variant: 'full', key: 'again-123' })).toMatchObject({ status: 409, body: { code: 'already-paid' } });
    expect(await mailsOf(orderId)).toEqual(['order-placed', 'payment-received', 'payment-received']);
    const [placed, part, all] = [await mailOf(`order-placed:${orderId}`), await mailOf(`payment-received:${first.paymentId}`), await mailOf(`payment-received:${rest.paymentId}`)];
    for (const mail of [placed, part]) expect(mail).toContain(`/checkout/platba/${orderId}?token=`);
    expect(part).toContain(`platbu ${shown(deposit)}.`);
    expect(part).toContain(`Zbývá doplatit ${shown(totalPrice - deposit)} do `);
    expect(all).toContain(`platbu ${shown(totalPrice - deposit)}.`);
    expect(all).not.toMatch(/Zbývá|\/checkout\/platba/);
    // It opens the order until two months after the trip.
    const token = /token=(\w+)/.exec(placed)![1]!;
    const ends = Temporal.PlainDate.from(endDate).add({ days: 60 }).toZonedDateTime('Europe/Prague').epochMilliseconds;
    expect(Number.parseInt(token, 36) * 1000).toBe(ends);
  });

  it('changes nothing twice: the same notice again, another one that says the same, a refusal after it [payment.once]', async () => {
    const { visitor, order: { orderId, totalPrice: amount } } = await ordered();
    const { body: { paymentId } } = await pay(visitor, orderId, { variant: 'full', key: 'once-1234' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => notify(visitor, { paymentId, amount })));
    expect(answers.map(({ body }) => body.status).sort()).toEqual(['known', 'known', 'known', 'known', 'paid']);
    expect((await notify(visitor, { paymentId, amount, noticeId: `another-${paymentId}` })).body).toEqual({ status: 'ignored' });
    expect((await notify(visitor, { paymentId, amount, noticeId: `refused-${paymentId}`, outcome: 'refused' })).body).toEqual({ status: 'ignored' });
    expect(await orderOf(visitor, orderId)).toMatchObject({ status: 'paid', paidPrice: amount });
    expect(await mailsOf(orderId)).toEqual(['order-placed', 'payment-received']);
  });

  it('is one payment for one key and for one request, also at once [payment.once]', async () => {
    const { visitor, order: { orderId } } = await ordered();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => pay(visitor, orderId, { variant: 'full', key: index % 2 === 0 ? 'same-key-1' : `other-key-${index}` })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => body.paymentId)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.redirectUrl))).toEqual(new Set([`/sandbox/bank/${answers[0]!.body.paymentId}`]));
    expect(await paymentsOf(orderId)).toHaveLength(1);
  });

  it('refuses the key of another request', async () => {
    const { visitor, order: { orderId } } = await ordered();
    await pay(visitor, orderId, { variant: 'full', key: 'whole-123' });
    expect(await pay(visitor, orderId, { variant: 'deposit', key: 'whole-123' })).toMatchObject({ status: 409, body: { code: 'idempotency-key-reused' } });
    expect(await paymentsOf(orderId)).toHaveLength(1);
  });

  it('gives way to another request, and money that comes for it after all is to be refunded [payment.once]', async () => {
    const { visitor, order: { orderId, totalPrice: amount } } = await ordered();
    const { body: card } = await pay(visitor, orderId, { variant: 'full', method: 'card', key: 'card-1234' });
    const { body: bank } = await pay(visitor, orderId, { variant: 'full', method: 'aurora', key: 'bank-1234' });
    expect(bank.paymentId).not.toBe(card.paymentId);
    expect((await paymentsOf(orderId)).map(({ status, method }) => [method, status])).toEqual(expect.arrayContaining([['card', 'cancelled'], ['aurora', 'pending']]));
    expect((await visitor.get(card.redirectUrl)).body).not.toContain('<form');
    await notify(visitor, { paymentId: bank.paymentId, amount });
    expect((await notify(visitor, { paymentId: card.paymentId, amount })).body).toEqual({ status: 'refund-due' });
    expect(await orderOf(visitor, orderId)).toMatchObject({ status: 'paid', paidPrice: amount, payment: { status: 'paid', paymentId: bank.paymentId } });
    expect((await paymentsOf(orderId)).map(({ status }) => status).sort()).toEqual(['paid', 'refund-due']);
    expect(await mailsOf(orderId)).toEqual(['order-placed', 'payment-received']);
  });

  it('counts money that comes late for a payment given up, and gives up the one under way [payment.once]', async () => {
    const { visitor, order: { orderId, totalPrice: amount } } = await ordered();
    const { body: card } = await pay(visitor, orderId, { variant: 'full', method: 'card', key: 'card-1234' });
    const { body: bank } = await pay(visitor, orderId, { variant: 'full', method: 'aurora', key: 'bank-1234' });
    expect((await notify(visitor, { paymentId: card.paymentId, amount })).body).toEqual({ status: 'paid' });
    expect(await statusOf(visitor, orderId)).toEqual({ status: 'paid', paymentId: card.paymentId, amount });
    expect((await visitor.get(bank.redirectUrl)).body).not.toContain('<form');
  });

  it('may be refused and tried again, as it was chosen [payment.resume] [payment.variants]', async () => {
    const { visitor, order: { orderId, deposit } } = await ordered();
    const latest = async () => (await visitor.get(`/api/www/cart/payment/${orderId}`)).body.latest;
    expect(await latest()).toBe(null);
    const { body: first } = await pay(visitor, orderId, { variant: 'deposit', key: 'first-123' });
    await notify(visitor, { paymentId: first.paymentId, amount: deposit, outcome: 'refused' });
    expect(await statusOf(visitor, orderId)).toMatchObject({ status: 'refused' });
    expect(await latest()).toEqual({ variant: 'deposit', method: 'card' });
    const { body: second } = await pay(visitor, orderId, { variant: 'deposit', key: 'second-12' });
    expect(second.paymentId).not.toBe(first.paymentId);
    await notify(visitor, { paymentId: second.paymentId, amount: deposit });
    expect(await orderOf(visitor, orderId)).toMatchObject({ status: 'deposit-paid' });
    expect(await mailsOf(orderId)).toEqual(['order-placed', 'payment-received', 'payment-refused']);
    const refused = await mailOf(`payment-refused:${first.paymentId}`);
    expect([refused.includes(`vaši platbu ${shown(deposit)} nepřijala`), refused.includes(`/checkout/platba/${orderId}?token=`)]).toEqual([true, true]);
  });

  it('takes no notice that is forged, of another amount or currency, or of no payment, and writes each down [payment.once]', async () => {
    const { visitor, order: { orderId, totalPrice: amount } } = await ordered();
    const { body: { paymentId } } = await pay(visitor, orderId, { variant: 'full', key: 'forged-12' });
    expect(await notify(visitor, { paymentId, amount }, 'forged')).toMatchObject({ status: 401, body: { code: 'signature-invalid' } });
    expect(await visitor.post('/api/payments/notifications', { paymentId, noticeId: 'x', outcome: 'paid', amount, currency: 'CZK' })).toMatchObject({ status: 400, body: { errors: [{ pointer: '/headers/signature' }] } });
    expect(await notify(visitor, { paymentId, amount: amount - 100 })).toMatchObject({ status: 400, body: { code: 'amount-mismatch' } });
    expect(await notify(visitor, { paymentId, amount, currency: 'EUR' })).toMatchObject({ status: 400, body: { code: 'amount-mismatch' } });
    expect(await notify(visitor, { paymentId: 'nobody', amount })).toMatchObject({ status: 404 });
    expect(await orderOf(visitor, orderId)).toMatchObject({ status: 'placed', paidPrice: 0, payment: { status: 'pending' } });
    expect(await refusalsOf(paymentId)).toEqual(['notifyPayment 401 signature-invalid', 'notifyPayment 400 invalid-request', 'notifyPayment 400 amount-mismatch', 'notifyPayment 400 amount-mismatch']);
    // The right notice still counts after the wrong ones, which had its id.
    expect((await notify(visitor, { paymentId, amount })).body).toEqual({ status: 'paid' });
  });

  it('is refused by a method that is not there', async () => {
    const { visitor, order: { orderId } } = await ordered();
    expect(await pay(visitor, orderId, { variant: 'full', method: 'praded', key: 'praded-12' })).toMatchObject({ status: 409, body: { code: 'method-unavailable' } });
    expect(await pay(visitor, orderId, { variant: 'full', method: 'cash', key: 'cash-1234' })).toMatchObject({ status: 409, body: { code: 'method-unavailable' } });
  });

  it.each([
    ['pay', 'paid', 'paid'],
    ['pay-twice', 'paid', 'paid'],
    ['refuse', 'refused', 'placed'],
    ['close', 'cancelled', 'placed'],
  ])('is decided at the sandbox bank by a form without scripts: %s', async (answer, payment, status) => {
    const { visitor, order: { orderId } } = await ordered();
    const { body: { redirectUrl } } = await pay(visitor, orderId, { variant: 'full', key: 'sandbox-1' });
    const page = await visitor.get(redirectUrl);
    expect(page.headers['content-security-policy']).toBe("default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'");
    expect(page.body).toContain('ZKUŠEBNÍ PROSTŘEDÍ');
    expect(page.body).not.toMatch(/<script|<style|style=/);
    expect(await visitor.submit(redirectUrl, { answer })).toMatchObject({ status: 303, headers: { location: `/checkout/payment/confirm/${orderId}` } });
    expect(await statusOf(visitor, orderId)).toMatchObject({ status: payment });
    expect(await orderOf(visitor, orderId)).toMatchObject({ status });
    // The customer goes back and presses another button: too late.
    await visitor.submit(redirectUrl, { answer: 'pay' });
    expect(await orderOf(visitor, orderId)).toMatchObject({ status });
  });

  it('is decided after the browser is back when the bank answers late', async () => {
    const { visitor, order: { orderId } } = await ordered();
    const { body: { redirectUrl } } = await pay(visitor, orderId, { variant: 'full', key: 'late-1234' });
    await visitor.submit(redirectUrl, { answer: 'pay-late' });
    await app.shop.background.runDue();
    expect(await statusOf(visitor, orderId)).toMatchObject({ status: 'pending' });
    clock.advance({ seconds: 9 });
    // Another process may be the one that is there when the time has come.
    const restarted = await buildTestApp(database, { clock });
    await restarted.shop.background.runDue();
    expect(await statusOf(visitor, orderId)).toMatchObject({ status: 'paid' });
    await restarted.close();
  });

  it('by transfer waits on our own page with what to write, and is over once the bank has told [page.process-payment] [payment.variants]', async () => {
    const { visitor, order: { orderId, number, deposit } } = await ordered();
    const progressOf = async () => (await visitor.get(`/api/www/payment/progress/${orderId}`)).body;
    expect(await progressOf()).toMatchObject({ status: 'none', startedAt: null, transfer: null, bankUrl: null });
    const { body } = await pay(visitor, orderId, { variant: 'deposit', method: 'transfer', key: 'transfer-1' });
    expect(body.redirectUrl).toBe(`/processPayment/${orderId}`);
    const progress = await progressOf();
    expect(progress).toMatchObject({ status: 'pending', number, bankUrl: null, sandboxUrl: `/sandbox/bank/${body.paymentId}`, transfer: { amount: deposit, currency: 'CZK', variableSymbol: number.replace(/\D/g, ''), message: number } });
    expect(progress.transfer.qr.path).toMatch(/^M0 0h7v1h-7z/);
    expect((await visit(app).get(`/api/www/payment/progress/${orderId}`)).status).toBe(404);
    await visitor.submit(progress.sandboxUrl, { answer: 'pay' });
    expect(await progressOf()).toMatchObject({ status: 'paid', transfer: null, sandboxUrl: null });
    expect(await orderOf(visitor, orderId)).toMatchObject({ status: 'deposit-paid', paidPrice: deposit });
  });

  it('of the rest does not say that the holiday is held until the day of the deposit [page.process-payment]', async () => {
    const { visitor, order: { orderId, payBy } } = await ordered();
    const progressOf = async () => (await visitor.get(`/api/www/payment/progress/${orderId}`)).body;
    const heldUntil = async () => (await progressOf()).payBy;
    const { body } = await pay(visitor, orderId, { variant: 'deposit', key: 'deposit-first' });
    expect(await heldUntil()).toBe(payBy);
    // Whoever left the bank gets back to it from here.
    expect(await progressOf()).toMatchObject({ status: 'pending', bankUrl: body.redirectUrl, transfer: null });
    await visitor.submit(body.redirectUrl, { answer: 'pay' });
    await pay(visitor, orderId, { variant: 'full', method: 'transfer', key: 'rest-by-transfer' });
    expect(await heldUntil()).toBe(null);
  });

  it('is told by a mail that a killed server leaves to the next one [payment.once]', async () => {
    const { visitor, order: { orderId, totalPrice: amount } } = await ordered();
    const { body: { paymentId } } = await pay(visitor, orderId, { variant: 'full', key: 'killed-12' });
    await notify(visitor, { paymentId, amount });
    const unsent = () => database.kysely.selectFrom('mail_outbox').select('occasion').where('order_id', '=', orderId).where('sent_at', 'is', null).execute();
    expect(await unsent()).toHaveLength(2);
    const restarted = await buildTestApp(database, { clock });
    await restarted.shop.background.runDue();
    expect(await unsent()).toEqual([]);
    await restarted.close();
    const list = await visitor.get('/sandbox/mail');
    expect(list.body).toContain('jana@example.com');
    const { id } = await database.kysely.selectFrom('mail_outbox').select('id').where('occasion', '=', `payment-received:${paymentId}`).executeTakeFirstOrThrow();
    expect((await visitor.get(`/sandbox/mail/${id}`)).body).toContain(`/pz/order-placed/`);
    const html = await visitor.get(`/sandbox/mail/${id}/html`);
    expect(html.body).not.toMatch(/<img|<script|<link/);

    const receipt = `/sandbox/mail/${id}/receipt-${(await orderOf(visitor, orderId)).number}.pdf`;
    const printed = await app.inject({ url: receipt, headers: { cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ') } });
    expect((await readDocument(printed.rawPayload)).text).toContain(plainBlanks(`Zaplaceno celkem ${formatMoney(amount, 'CZK')}`));

    const stranger = visit(app);
    expect((await stranger.get(receipt)).status).toBe(404);
    expect((await stranger.get('/sandbox/mail')).body).not.toContain('jana@example.com');
    for (const path of ['', '/html']) expect((await stranger.get(`/sandbox/mail/${id}${path}`)).status).toBe(404);
  });
});
