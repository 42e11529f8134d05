import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatMoney } from '../../domain/prices/money.ts';
import { dateOf, todayOf } from '../clock.ts';
import { readContract } from '../contract/contract-documents.ts';
import type { Database } from '../db/open-database.ts';
import type { InvoiceData } from '../documents/document-data.ts';
import { documentDataOf } from './reservation-documents.ts';
import { endLogins } from '../credentials/login-sessions.ts';
import { rateLimitOf } from '../security/rate-limits.ts';
import { buildTestApp, testClock, testConfig, visit, type TestClock, type TestVisitor } from '../testing/test-app.ts';
import { complaintFields, logInAs, makeCustomer, PASSWORD } from '../testing/test-customer.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { signatureOf } from '../security/signature.ts';
import { addWish } from '../wishlist/change-wishlist.ts';
import { orderSomeActivity } from '../testing/test-activities.ts';
import { detailsFor, fillCart, orderOf, pay, placeSomeOrder } from '../testing/test-purchase.ts';

let database: Database;
let app: FastifyInstance;
let clock: TestClock;
let jana: TestVisitor;
let petr: TestVisitor;
const INFO = '/api/www/user/info/get';
const R = '/api/www/account/reservations';
/** Ids of Jana's things, by the parameter that names them in the contract. */
const janas: Record<string, string> = {};

beforeAll(async () => {
  database = await openTestDatabase('pglite', { catalogue: 'small' });
  clock = testClock();
  app = await buildTestApp(database, { clock });
  [jana, petr] = [visit(app), visit(app)];
  await logInAs(jana, await makeCustomer(app, 'jana.a@example.cz'));
  await logInAs(petr, await makeCustomer(app, 'petr.a@example.cz'));
  janas.reservationId = (await placeSomeOrder(jana)).orderId;
  janas.threadId = (await jana.post('/api/www/account/mailbox/threads', { kind: 'message', subject: 'Dotaz', text: 'Je tam moře?', reservationId: janas.reservationId })).body.threadId;
  janas.complaintId = (await jana.post('/api/www/account/complaints/submit', { fields: complaintFields(janas.reservationId), attachments: [], idempotencyKey: 'of-account-test' })).body.complaintId;
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Bodies that the contract accepts, where one is needed to get as far as the question whose it is. */
const bodies: Record<string, object> = {
  updateReservation: { label: 'x' }, changeOwner: { version: 0, phone: '777123456', street: 'Dlouhá 1', city: 'Praha', zip: '110 00', country: 'CZ' },
  changeParticipant: { version: 0, position: 0, firstName: 'Eva', lastName: 'Malá', agreedFee: 0 }, cancelReservation: { agreedFee: 0 }, sendDocument: { document: 'invoice' },
  reviewReservation: { stars: 5, text: 'x' }, payReservation: { variant: 'full', method: 'card', idempotencyKey: 'foreign-key' }, replyToThread: { text: 'x' },
  chooseReservationExtra: { code: 'insurance', variantCode: 'basic' }, confirmReservationExtras: { version: 0, price: 0, codes: ['insurance'] }, seeThread: { sequence: 1 },
};

it('shows nobody another customer’s things: every secured operation with an id, from the contract itself [account.secured]', async () => {
  const operations = readContract().operations.filter(({ needsCustomer, parameters }) => needsCustomer && parameters.some((parameter) => parameter.in === 'path'));
  expect(operations.length).toBeGreaterThan(8);
  const before = await allRows();
  for (const { path, method, operationId, body, parameters } of operations) {
    const names = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    for (const name of names) expect(janas[name], `${operationId} needs an id of Jana's: ${name}`).toBeDefined();
    if (body !== null) expect(bodies[operationId], `${operationId} needs a body that the contract accepts`).toBeDefined();
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => janas[name]!);
    const ask = (visitor: TestVisitor) => (method === 'GET' ? visitor.get(url) : visitor.post(url, bodies[operationId]));
    expect([operationId, (await ask(petr)).status]).toEqual([operationId, 404]);
    expect([operationId, (await ask(visit(app))).body.code]).toEqual([operationId, 'login-required']);
  }
  expect(await allRows()).toEqual(before);
  for (const file of ['travel.ics', 'invoice.pdf']) {
    const url = `/mytui/files/${janas.reservationId}/${file}`;
    expect([(await petr.get(url)).status, (await visit(app).get(url)).status, (await jana.get(url)).status]).toEqual([404, 401, 200]);
  }
});

it('shows and takes no chat about another customer’s reservation [account.secured]', async () => {
  const about = `?reservationId=${janas.reservationId}`;
  const message = { text: 'Moje?', clientId: 'chat-of-another', attachments: [], email: '' };
  const before = await allRows();
  const ask = async (visitor: TestVisitor) => [await visitor.get(`/api/www/chat${about}`), await visitor.post(`/api/www/chat/messages${about}`, message), await visitor.post(`/api/www/chat/seen${about}`, { sequence: 1 })];
  expect((await ask(petr)).map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await ask(visit(app))).map(({ body }) => body.code)).toEqual(['login-required', 'login-required', 'login-required']);
  expect(await allRows()).toEqual(before);
});

async function allRows() {
  const { kysely } = database;
  return Promise.all([kysely.selectFrom('orders').selectAll().execute(), kysely.selectFrom('order_traveller').selectAll().execute(), kysely.selectFrom('payment').selectAll().execute(), kysely.selectFrom('customer_message').selectAll().execute()]);
}

it('secures every operation of the customer area but those that say otherwise [account.secured-split]', () => {
  const open = readContract().operations.filter(({ area, needsCustomer }) => area === 'account' && !needsCustomer).map(({ operationId }) => operationId);
  expect(open.toSorted()).toEqual([
    'activateAccount', 'authorizeLogin', 'checkPassword', 'checkUsername', 'exchangeLoginCode', 'getIdentities', 'giveFaqFeedback', 'registerCustomer',
    'remindPassword', 'removeCustomer', 'resendActivation', 'resendLoginCode', 'resetPassword', 'signOut', 'updatePassword',
  ]);
});

it('keeps fifty customers apart who ask at the same time [account.secured]', async () => {
  const visitors = Array.from({ length: 50 }, () => visit(app));
  await Promise.all(visitors.map(async (visitor, place) => logInAs(visitor, await makeCustomer(app, `mnoho${place}@example.cz`, { first_name: `Jméno${place}` }))));
  const asked = Array.from({ length: 500 }, (_, turn) => (turn * 37) % 50);
  const answers = await Promise.all(asked.map(async (place) => (await visitors[place]!.get('/api/www/account/customer')).body.email));
  expect(answers).toEqual(asked.map((place) => `mnoho${place}@example.cz`));
});

it('lists a customer’s journeys by their days, each place in the language that is asked for, and those that are not sold any more as they were [account.reservations]', async () => {
  const guest = visit(app);
  await logInAs(guest, await makeCustomer(app, 'mista@example.cz'));
  const { orderId, offer: { destination: { country, resort } } } = await placeSomeOrder(guest);
  const place = async () => (await guest.get(`${R}?locale=hu`)).body.reservations[0].place;
  const names = await database.kysely.selectFrom('destination').select(['code', 'names']).where('code', 'in', [country.code, resort.code]).execute();
  const inHungarian = (code: string) => names.find((one) => one.code === code)!.names.hu;
  expect(await place()).toBe(`${inHungarian(resort.code)}, ${inHungarian(country.code)}`);
  expect(await place()).not.toContain(country.name);
  const { offer } = await database.kysely.selectFrom('orders').select('offer').where('id', '=', orderId).executeTakeFirstOrThrow();
  await database.kysely.updateTable('orders').set({ offer: JSON.stringify({ ...offer, destination: { ...offer.destination, resort: { ...resort, code: 'gone', name: 'Zaniklá' } } }) }).where('id', '=', orderId).execute();
  expect(await place()).toBe(`Zaniklá, ${inHungarian(country.code)}`);
  const { orderId: sooner, totalPrice } = await placeSomeOrder(guest);
  await database.kysely.updateTable('orders').set({ start_date: '2026-07-01', end_date: '2026-07-08' }).where('id', '=', sooner).execute();
  await guest.post(`${R}/${orderId}/cancel`, { agreedFee: 0 });
  const listed = (await guest.get(R)).body.reservations.map(({ reservationId, startDate, endDate, group, duePrice }: Record<string, unknown>) => [reservationId, startDate, endDate, group, duePrice]);
  expect(listed).toEqual([[sooner, '2026-07-01', '2026-07-08', 'coming', totalPrice], [orderId, offer.startDate, offer.endDate, 'cancelled', 0]]);
});

it('opens a guest’s booking by the link of a mail to its address only, for who asked, and for a day [account.reservations]', async () => {
  const order = await placeSomeOrder(visit(app));
  const add = (visitor: TestVisitor, email: string) => visitor.post(`${R}/add`, { number: order.number, email });
  const mails = async () => (await database.kysely.selectFrom('mail_outbox').select('plain').where('order_id', '=', order.orderId).where('occasion', 'like', 'claim:%').execute()).map(({ plain }) => plain);
  expect((await add(petr, 'somebody@example.com')).body).toEqual({ status: 'sent' });
  expect(await mails()).toEqual([]);
  await add(petr, 'jana@example.com');
  const token = /claim=([^\s&]+)/.exec((await mails())[0]!)![1]!;
  const claim = async (visitor: TestVisitor, given: string) => (await visitor.post(`${R}/claim`, { token: given })).body;
  expect(await claim(jana, token)).toEqual({ status: 'expired', reservationId: '' });
  expect(await claim(petr, token.replace(order.orderId, janas.reservationId!))).toEqual({ status: 'expired', reservationId: '' });
  expect(await claim(petr, token)).toEqual({ status: 'done', reservationId: order.orderId });
  const { orderId: reservationId, totalPrice, deposit, depositDue, balanceDue } = order;
  await petr.post(`${R}/${order.orderId}/update`, { label: ' Svatební cesta ' });
  expect((await petr.get(R)).body.reservations).toMatchObject([{ reservationId, label: 'Svatební cesta', totalPrice, paidPrice: 0, deposit, depositDue, balanceDue }]);
  await petr.post(`${R}/${order.orderId}/disclaim`);
  expect((await petr.get(`${R}/${order.orderId}`)).status).toBe(404);
  // Whoever claims it next does not read how petr calls it.
  expect(await database.kysely.selectFrom('orders').select(['customer_id', 'customer_label']).where('id', '=', reservationId).executeTakeFirst()).toEqual({ customer_id: null, customer_label: '' });
  clock.advance({ hours: 25 });
  for (const visitor of [jana, petr]) await visitor.post('/api/www/oauth/token/refresh');
  expect((await claim(petr, token)).status).toBe('expired');
});

it('changes a name for free in time and where its owner lives, and says so to the second tab [account.change-data]', async () => {
  const url = `${R}/${janas.reservationId}`;
  const change = (version: number, firstName: string, agreedFee = 0) => jana.post(`${url}/participants`, { version, position: 0, firstName, lastName: 'Nováková', agreedFee });
  const { version } = (await jana.get(url)).body;
  expect((await change(version, 'Johana')).status).toBe(200);
  expect(await change(version, 'Jarmila')).toMatchObject({ status: 409, body: { code: 'changed-elsewhere' } });
  expect(await change(version + 1, 'J4na')).toMatchObject({ status: 422, body: { errors: [{ pointer: '/body/firstName', code: 'invalidName' }] } });
  expect(await change(version + 1, 'Jana', 50_000)).toMatchObject({ status: 409, body: { code: 'fee-changed' } });
  expect((await change(version + 1, 'x'.repeat(100_000))).status).toBe(400);
  const moveTo = (at: number, changes: object = {}) => jana.post(`${url}/owner`, { version: at, phone: '601 234 567', street: ' Nová 7 ', city: ' Kraków ', zip: '30-001', country: 'PL', ...changes });
  expect((await moveTo(version + 1)).status).toBe(200);
  expect(await moveTo(version + 1, { city: 'Gdańsk' })).toMatchObject({ status: 409, body: { code: 'changed-elsewhere' } });
  expect(await moveTo(version + 2, { phone: '12', zip: 'x' })).toMatchObject({ status: 422, body: { errors: [{ pointer: '/body/phone' }, { pointer: '/body/zip' }] } });
  const { order, changes, version: last } = (await jana.get(url)).body;
  expect([last, order.travellers[0].firstName, order.owner]).toEqual([version + 2, 'Johana', { firstName: 'Jana', lastName: 'Nováková', email: 'jana@example.com', phone: '+48601234567', street: 'Nová 7', city: 'Kraków', zip: '30-001', country: 'PL' }]);
  expect(changes.map(({ kind, fee }: { kind: string; fee: number }) => [kind, fee])).toEqual([['participant', 0], ['owner', 0]]);
  const before = (days: number) => Temporal.PlainDate.from(order.offer.startDate).subtract({ days }).toString();
  expect((await jana.get(`${url}/editable-until`)).body).toEqual({ editableUntil: before(7), changeFreeUntil: before(30), nameChangeFee: 0 });
});

it('charges a late change, refuses it after editableUntil, and cancels for the percent of the day [account.change-data]', async () => {
  const order = await placeSomeOrder(jana);
  const url = `${R}/${order.orderId}`;
  const details = async () => (await jana.get(url)).body;
  const at = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString();
  const move = async (startDate: string) => database.kysely.updateTable('orders').set({ start_date: startDate, end_date: at(startDate, 7) }).where('id', '=', order.orderId).execute();
  const today = dateOf(clock).toISOString().slice(0, 10);
  const change = (version: number, agreedFee: number) => jana.post(`${url}/participants`, { version, position: 1, firstName: 'Petra', lastName: 'Nováková', agreedFee });
  await move(at(today, 20));
  expect((await details()).nameChangeFee).toBe(50_000);
  expect((await change(0, 50_000)).status).toBe(200);
  expect((await details()).order.totalPrice).toBe(order.totalPrice + 50_000);
  // The same name once more costs nothing, and the fee is a line of its own that no term is a percent of.
  expect((await change(1, 50_000)).status).toBe(200);
  expect(await details()).toMatchObject({ version: 1, order: { totalPrice: order.totalPrice + 50_000 } });
  const row = await database.kysely.selectFrom('orders').selectAll().where('id', '=', order.orderId).executeTakeFirstOrThrow();
  const [contract, invoice] = [await documentDataOf(app.shop, row, 'travel-contract'), await documentDataOf(app.shop, row, 'invoice')];
  expect(contract).toMatchObject({ total: order.totalPrice });
  expect(invoice).toMatchObject({ total: order.totalPrice + 50_000, items: expect.arrayContaining([{ label: 'Změna jména', amount: 50_000 }]) });
  await move(at(today, 5));
  expect((await change(1, 50_000)).body.code).toBe('change-closed');
  await move(at(today, -1));
  expect((await jana.post(`${url}/cancel`, { agreedFee: 0 })).body.code).toBe('departed');
  await move(at(today, -8));
  expect((await jana.post(`${url}/owner`, { ...bodies.changeOwner, version: 1 })).body.code).toBe('change-closed');
  await move(at(today, 90));
  await jana.submit((await pay(jana, order.orderId, { variant: 'deposit', key: 'cancelled-by-percent' })).body.redirectUrl, { answer: 'pay' });
  const [{ percent, fee }] = (await details()).cancellation;
  expect([percent, fee]).toEqual([20, Math.ceil((order.totalPrice * 20) / 10_000) * 100]);
  expect((await jana.post(`${url}/cancel`, { agreedFee: fee - 1 })).body.code).toBe('fee-changed');
  expect((await jana.post(`${url}/cancel`, { agreedFee: fee })).status).toBe(200);
  expect(await details()).toMatchObject({ group: 'cancelled', variants: [], changes: [{ kind: 'participant' }, { kind: 'cancellation', fee, refund: order.deposit - fee }] });
});

it('costs nothing to cancel as long as nothing was paid, as where nobody pays in time; later the mail says what was paid, the fee, and what comes back, and asks for no more than was paid [account.change-data]', async () => {
  const { orderId } = await placeSomeOrder(jana);
  const url = `${R}/${orderId}`;
  expect((await jana.get(url)).body.cancellation).toEqual([{ from: todayOf(clock), until: null, percent: 0, fee: 0 }]);
  expect((await jana.post(`${url}/cancel`, { agreedFee: 100 })).body.code).toBe('fee-changed');
  expect((await jana.post(`${url}/cancel`, { agreedFee: 0 })).status).toBe(200);
  expect((await jana.get(url)).body).toMatchObject({ group: 'cancelled', changes: [{ kind: 'cancellation', fee: 0, refund: 0 }], order: { refunds: [] } });
  const mailOf = async (id: string) => (await database.kysely.selectFrom('mail_outbox').select('plain').where('occasion', '=', `reservation-cancelled:${id}`).executeTakeFirstOrThrow()).plain;
  expect(await mailOf(orderId)).toContain('Nic jste nezaplatili a nic neúčtujeme.');

  const cancelled = async (daysBefore: number) => {
    const { orderId: id, deposit } = await placeSomeOrder(jana);
    await jana.submit((await pay(jana, id, { variant: 'deposit', key: 'cancelled-in-time' })).body.redirectUrl, { answer: 'pay' });
    await database.kysely.updateTable('orders').set({ start_date: Temporal.PlainDate.from(todayOf(clock)).add({ days: daysBefore }).toString() }).where('id', '=', id).execute();
    const { cancellation: [{ fee }] } = (await jana.get(`${R}/${id}`)).body;
    await jana.post(`${R}/${id}/cancel`, { agreedFee: fee });
    const { refunds } = (await jana.get(`${R}/${id}`)).body.order;
    return { mail: await mailOf(id), deposit, fee, back: deposit - fee, refunds: refunds.map(({ amount }: { amount: number }) => amount) };
  };
  const [early, late] = [await cancelled(90), await cancelled(10)];
  expect(early.refunds).toEqual([early.back]);
  expect(early.mail).toContain(`Zaplatili jste ${formatMoney(early.deposit, 'CZK')}, storno poplatek je ${formatMoney(early.fee, 'CZK')}, do 14 dnů vám vrátíme ${formatMoney(early.back, 'CZK')}.`);
  expect([late.back < 0, late.refunds]).toEqual([true, []]);
  expect(late.mail).toContain(`Zaplatili jste ${formatMoney(late.deposit, 'CZK')}, storno poplatek je ${formatMoney(late.fee, 'CZK')}, nic nevracíme a nic nedoplácíte.`);
});

it('is cancelled and renamed for a fee while a payment that nobody has finished is open, which is closed at its bank first; not while the bank has its money [account.change-data] [payment.once]', async () => {
  const { kysely } = database;
  const { orderId, offer } = await placeSomeOrder(jana);
  const url = `${R}/${orderId}`;
  const first = await pay(jana, orderId, { variant: 'deposit', key: 'before-cancel-1' });
  await jana.submit(first.body.redirectUrl, { answer: 'pay' });
  const open = async (method: string) => (await pay(jana, orderId, { variant: 'full', method, key: `before-cancel-${method}` })).body;
  const statuses = async () => (await kysely.selectFrom('payment').select('status').where('order_id', '=', orderId).orderBy('created_at').execute()).map(({ status }) => status);
  await open('transfer');
  const days = async (count: number) => kysely.updateTable('orders').set({ start_date: Temporal.PlainDate.from(todayOf(clock)).add({ days: count }).toString() }).where('id', '=', orderId).execute();
  await days(20);
  expect(await jana.post(`${url}/participants`, { version: 0, position: 1, firstName: 'Petra', lastName: 'Nová', agreedFee: 50_000 })).toMatchObject({ status: 200 });
  expect(await statuses()).toEqual(['paid', 'cancelled']);
  await kysely.updateTable('orders').set({ start_date: offer.startDate }).where('id', '=', orderId).execute();
  clock.advance({ seconds: 1 });
  const late = await open('card');
  await jana.submit(late.redirectUrl, { answer: 'pay-late' });
  const agreedFee = (await jana.get(url)).body.cancellation[0].fee;
  expect(await jana.post(`${url}/cancel`, { agreedFee })).toMatchObject({ status: 409, body: { code: 'payment-in-progress' } });
  expect(await statuses()).toEqual(['paid', 'cancelled', 'pending']);
  clock.advance({ seconds: 9 });
  await app.shop.background.runDue();
  expect(await jana.post(`${url}/cancel`, { agreedFee })).toMatchObject({ status: 200 });

  const unpaid = await placeSomeOrder(jana);
  await pay(jana, unpaid.orderId, { variant: 'deposit', method: 'transfer', key: 'never-sent' });
  const [{ fee }] = (await jana.get(`${R}/${unpaid.orderId}`)).body.cancellation;
  expect(await jana.post(`${R}/${unpaid.orderId}/cancel`, { agreedFee: fee + 100 })).toMatchObject({ status: 409, body: { code: 'fee-changed' } });
  expect(unpaid.cancelledBy).toBe(null);
  expect(await jana.post(`${R}/${unpaid.orderId}/cancel`, { agreedFee: fee })).toMatchObject({ status: 200 });
  expect((await jana.get(`${R}/${unpaid.orderId}`)).body.order).toMatchObject({ status: 'cancelled', cancelledBy: 'customer' });
});

it('offers a transfer by its name in the language, in the history too, and none for reserved seats [account.payment]', async () => {
  const { orderId } = await placeSomeOrder(jana);
  const waysOf = async (id: string) => (await jana.get(`${R}/${id}`)).body.banks.filter(({ kind }: { kind: string }) => kind === 'transfer').map(({ name }: { name: string }) => name);
  expect(await waysOf(orderId)).toEqual(['Převodem na účet']);
  await pay(jana, orderId, { variant: 'deposit', method: 'transfer', key: 'named-transfer' });
  expect((await jana.get(`${R}/${orderId}`)).body.payments.map(({ method }: { method: string }) => method)).toEqual(['Převodem na účet']);

  await fillCart(jana);
  const { body: { holds } } = await jana.put('/api/www/cart/seat-map/holds', { seats: [{ leg: 'DEPARTURE', person: 0, seat: '21A' }] });
  const { body: cart } = await jana.post('/api/www/cart/seat-map/submit', { totalPrice: holds.holds[0].price });
  expect(await waysOf((await orderOf(jana, cart)).body.orderId)).toEqual([]);
});

it('frees all that a cancelled order held, and pays back once what is beyond the fee, the latest payment first [account.change-data]', async () => {
  const { kysely } = database;
  await fillCart(jana);
  await jana.put('/api/www/cart/upsell', { code: 'parking', variantCode: 'valet' });
  const { body: { holds } } = await jana.put('/api/www/cart/seat-map/holds', { seats: [{ leg: 'DEPARTURE', person: 0, seat: '20A' }] });
  const { body: cart } = await jana.post('/api/www/cart/seat-map/submit', { totalPrice: holds.holds[0].price });
  const { body: { orderId, totalPrice, deposit } } = await orderOf(jana, cart);
  const payments: string[] = [];
  for (const variant of ['deposit', 'full'] as const) {
    const { body } = await pay(jana, orderId, { variant, key: `cancelled-${variant}` });
    payments.push(body.paymentId);
    await jana.submit(body.redirectUrl, { answer: 'pay' });
    clock.advance({ seconds: 1 });
  }
  const held = async () => [
    (await kysely.selectFrom('flight_seat').select('state').where('order_id', '=', orderId).execute()).map(({ state }) => state),
    (await kysely.selectFrom('extra_stock').select('sold').where('code', '=', 'parking').where('sold', '>', 0).execute()).length,
    Number((await kysely.selectFrom('allotment').select(({ fn }) => fn.sum('booked').as('sum')).executeTakeFirstOrThrow()).sum),
  ] as const;
  const [, , before] = await held();
  expect(await held()).toMatchObject([['sold'], cart.offer.duration + 1, before]);
  const { cancellation: [{ fee }] } = (await jana.get(`${R}/${orderId}`)).body;
  expect((await jana.post(`${R}/${orderId}/cancel`, { agreedFee: fee })).status).toBe(200);
  expect(await held()).toEqual([[], 0, before - cart.offer.duration]);
  expect((await jana.get(`${R}/${orderId}`)).body.documents.map(({ document }: { document: string }) => document)).toEqual(['travel-contract', 'invoice']);
  const refunds = (status: string) => [
    { paymentId: payments[1], amount: totalPrice - deposit, reason: 'cancellation', status }, { paymentId: payments[0], amount: deposit - fee, reason: 'cancellation', status },
  ].filter(({ amount }) => amount > 0);
  const shown = async () => (await jana.get(`${R}/${orderId}`)).body.order.refunds;
  const history = async () => (await jana.get(`${R}/${orderId}`)).body.payments.filter(({ refund }: { refund: object | null }) => refund !== null).map(({ paymentId, refund }: { paymentId: string; refund: object }) => [paymentId, refund]);
  expect(await shown()).toEqual(expect.arrayContaining(refunds('due')));
  expect(await history()).toEqual(refunds('due').map(({ paymentId, amount }) => [paymentId, { amount, date: null }]).toReversed());
  await Promise.all([app.shop.background.runDue(), app.shop.background.runDue()]);
  expect(await shown()).toEqual(expect.arrayContaining(refunds('refunded')));
  expect(await history()).toEqual(refunds('refunded').map(({ paymentId, amount }) => [paymentId, { amount, date: todayOf(clock) }]).toReversed());
  const given = await kysely.selectFrom('sandbox_bank_refund').select(['payment_id', 'amount']).where('payment_id', 'in', payments).execute();
  expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalPrice - fee);
  const mails = await kysely.selectFrom('mail_outbox').select('plain').where('order_id', '=', orderId).where('occasion', 'like', 'cancellation-refunded:%').execute();
  expect(mails).toHaveLength(given.length);
  expect(mails[0]!.plain).toContain('za zrušenou rezervaci');

  const row = await kysely.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const invoice = await documentDataOf(app.shop, row, 'invoice') as InvoiceData;
  expect(invoice).toMatchObject({ items: [{ label: 'Storno poplatek', amount: fee }], total: fee });
  expect(invoice.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(fee);
});

it('takes the deposit and then the rest from the reservation, and has a receipt for each payment, the owner’s alone [account.payment] [account.documents]', async () => {
  const order = await placeSomeOrder(jana);
  const url = `${R}/${order.orderId}`;
  const payIt = async (variant: string, answer: string) => {
    const { body } = await jana.post(`${url}/payment`, { variant, method: 'card', idempotencyKey: `${variant}-${answer}-key` });
    return (await jana.submit(body.redirectUrl, { answer })).headers.location;
  };
  expect(await payIt('deposit', 'refuse')).toBe(`/mytui/payment/success/${order.orderId}`);
  clock.advance({ seconds: 1 });
  await payIt('deposit', 'pay');
  expect((await jana.get(url)).body).toMatchObject({ order: { paidPrice: order.deposit }, variants: [{ code: 'full', amount: order.totalPrice - order.deposit }] });
  clock.advance({ seconds: 1 });
  await payIt('full', 'pay');
  const { order: { status }, payments, documents } = (await jana.get(url)).body;
  expect([status, payments.map((payment: { status: string }) => payment.status), documents.map(({ document, available }: { document: string; available: string }) => [document, available])]).toEqual([
    'paid', ['refused', 'paid', 'paid'], ['travel-contract', 'invoice', 'voucher', 'ticket'].map((document) => [document, 'now']),
  ]);
  const receipt = (visitor: TestVisitor, place: number) => visitor.get(`/mytui/files/${order.orderId}/receipt-${payments[place].paymentId}.pdf`);
  expect([(await receipt(jana, 0)).status, (await receipt(jana, 1)).status, (await receipt(jana, 2)).status, (await receipt(petr, 1)).status]).toEqual([404, 200, 200, 404]);
  expect((await receipt(jana, 2)).body.startsWith('%PDF')).toBe(true);

  const { kysely } = database;
  const day = (days: number) => Temporal.PlainDate.from(todayOf(clock)).add({ days }).toString();
  for (const [place, days] of [[1, -2], [2, -1]] as const) {
    await kysely.updateTable('payment').set({ updated_at: sql<Date>`updated_at + make_interval(days => ${days})` }).where('id', '=', payments[place].paymentId).execute();
  }
  const row = await kysely.selectFrom('orders').selectAll().where('id', '=', order.orderId).executeTakeFirstOrThrow();
  const dataOf = (document: string) => documentDataOf(app.shop, row, document);
  const rest = order.totalPrice - order.deposit;
  expect(await dataOf(`receipt-${payments[1].paymentId}`)).toMatchObject({ issued: day(-2), payment: { date: day(-2), amount: order.deposit }, paid: order.deposit });
  expect(await dataOf(`receipt-${payments[2].paymentId}`)).toMatchObject({ issued: day(-1), payment: { date: day(-1), amount: rest }, paid: order.totalPrice });
  expect(await dataOf('invoice')).toMatchObject({ issued: day(-1), invoiceNumber: order.number.replace('Z-', 'F-'), payments: [{ amount: order.deposit }, { amount: rest }] });

  // A fee for a name is due once more, and the papers come with its payment.
  await kysely.updateTable('orders').set({ start_date: day(20) }).where('id', '=', order.orderId).execute();
  expect((await jana.post(`${url}/participants`, { version: 0, position: 1, firstName: 'Petra', lastName: 'Nová', agreedFee: 50_000 })).status).toBe(200);
  const changed = (await jana.get(url)).body;
  expect(changed).toMatchObject({ order: { status: 'deposit-paid', duePrice: 50_000 }, variants: [{ code: 'full', amount: 50_000 }] });
  expect(changed.documents.find(({ document }: { document: string }) => document === 'voucher').available).toBe('when-paid');
});

it('lists the papers that a trip can have: no ticket by car, no hotel voucher for a flight alone [account.documents]', async () => {
  const listed = async (tripType: 'DW' | 'CZ') => (await jana.get(`${R}/${(await placeSomeOrder(jana, tripType)).orderId}`)).body.documents.map(({ document, available }: { document: string; available: string }) => `${document} ${available}`);
  expect([await listed('DW'), await listed('CZ')]).toEqual([['travel-contract now', 'invoice now', 'voucher when-paid'], ['travel-contract now', 'invoice now', 'ticket when-paid']]);
});

it('takes a part of the price by choice, within bounds of its own, in the history with a receipt [account.payment]', async () => {
  const order = await placeSomeOrder(jana);
  const url = `${R}/${order.orderId}`;
  const ask = (amount: number, key: string, visitor = jana) => visitor.post(`${url}/payment`, { variant: 'part', amount, method: 'card', idempotencyKey: `part-key-${key}` });
  expect((await jana.get(url)).body.part).toEqual({ from: order.deposit, to: order.totalPrice });
  for (const [amount, code] of [[order.deposit - 1, 'partTooSmall'], [0, 'partTooSmall'], [order.totalPrice + 1, 'partTooLarge']] as const) {
    expect(await ask(amount, `bad-${amount}`)).toMatchObject({ status: 422, body: { errors: [{ pointer: '/body/amount', code }] } });
  }
  expect((await ask(-1, 'negative')).status).toBe(400);
  const first = order.deposit + 12_300;
  const begun = await ask(first, 'first');
  expect([(await ask(first, 'first')).body, (await ask(first + 100, 'first')).body.code]).toEqual([begun.body, 'idempotency-key-reused']);
  await jana.submit(begun.body.redirectUrl, { answer: 'pay' });
  const rest = order.totalPrice - first;
  expect((await jana.get(url)).body).toMatchObject({ order: { paidPrice: first, status: 'deposit-paid' }, part: { from: 100_000, to: rest }, variants: [{ code: 'full', amount: rest }] });
  clock.advance({ seconds: 1 });
  // Another tab still shows what was due before.
  expect(await jana.post(`${url}/payment`, { variant: 'part', amount: first, due: order.totalPrice, method: 'card', idempotencyKey: 'part-key-stale' })).toMatchObject({ status: 409, body: { code: 'changed-elsewhere' } });
  const { body: { redirectUrl } } = await ask(rest, 'rest');
  await jana.submit(redirectUrl, { answer: 'pay' });
  const { order: { status }, part, payments } = (await jana.get(url)).body;
  expect([status, part, payments.map(({ amount }: { amount: number }) => amount)]).toEqual(['paid', null, [first, rest]]);
  const receipt = await jana.get(`/mytui/files/${order.orderId}/receipt-${payments[0].paymentId}.pdf`);
  expect(receipt.status).toBe(200);
  const row = await database.kysely.selectFrom('orders').selectAll().where('id', '=', order.orderId).executeTakeFirstOrThrow();
  expect(await documentDataOf(app.shop, row, 'invoice')).toMatchObject({ customer: { address: expect.stringMatching(/, Česko$/) }, payments: [first, rest].map((amount) => ({ amount, method: 'Visa, Mastercard' })) });
  expect((await ask(100_000, 'after')).body.code).toBe('already-paid');
});

it('saves what a tab has changed and nothing else, and ends the digits at login for the password alone, with a mail [account.settings]', async () => {
  const email = await makeCustomer(app, 'nastaveni@example.cz');
  const visitor = visit(app);
  await logInAs(visitor, email);
  const save = (body: object) => visitor.post('/api/www/account/customer/agreements', body);
  const details = (body: object) => visitor.post('/api/www/account/customer/details', body);
  const mails = async () => (await database.kysely.selectFrom('mail_outbox').select('subject').where('recipient', '=', email).where('occasion', 'like', 'codes-ended:%').execute()).length;
  expect([(await save({ asksForCode: true })).status, (await save({ news: true })).status]).toEqual([200, 200]);
  expect((await visitor.get('/api/www/account/customer')).body).toMatchObject({ news: true, offers: false, asksForCode: true });
  await save({ offers: true, news: false });
  expect((await visitor.get('/api/www/account/customer')).body).toMatchObject({ news: false, offers: true, asksForCode: true });
  expect(await save({ asksForCode: false })).toMatchObject({ status: 422, body: { errors: [{ pointer: '/body/password', code: 'required' }] } });
  expect((await save({ asksForCode: false, password: 'není ono' })).body.code).toBe('wrong-credentials');
  expect([(await visitor.get('/api/www/account/customer')).body.asksForCode, await mails()]).toEqual([true, 0]);
  expect((await save({ asksForCode: false, password: PASSWORD })).status).toBe(200);
  expect([(await visitor.get('/api/www/account/customer')).body.asksForCode, await mails()]).toEqual([false, 1]);
  expect([(await details({ city: ' Olomouc ' })).status, (await details({ street: 'Dlouhá 1' })).status, (await details({ firstName: 'J4na' })).status, (await details({ city: 'x'.repeat(100_000) })).status]).toEqual([200, 200, 422, 400]);
  expect(await details({ phone: 'abc', zip: '1' })).toMatchObject({ status: 422, body: { errors: [{ pointer: '/body/phone', code: 'invalidPhone' }, { pointer: '/body/zip', code: 'invalidZip' }] } });
  expect([(await details({ phone: '777 123 456', zip: '110 00' })).status, (await details({ phone: '+421 905 123 456', zip: '' })).status]).toEqual([200, 200]);
  expect((await visitor.get('/api/www/account/customer')).body).toMatchObject({ firstName: 'Jana', city: 'Olomouc', street: 'Dlouhá 1', phone: '+421 905 123 456', zip: '' });
});

it('takes a review after the return only, and shows it on the hotel card under a first name [account.reservations]', async () => {
  const order = await placeSomeOrder(jana);
  const say = (stars: number, text: string) => jana.post(`${R}/${order.orderId}/review`, { stars, text });
  expect((await say(5, 'Ještě jsme tam nebyli.')).body.code).toBe('not-returned');
  await database.kysely.updateTable('orders').set({ start_date: '2026-05-01', end_date: '2026-05-08' }).where('id', '=', order.orderId).execute();
  expect([(await say(3, 'Dobré.')).status, (await say(4, ' Krásné moře. ')).status, (await say(6, 'x')).status]).toEqual([200, 200, 400]);
  expect((await visit(app).get(`/api/www/hotelCard/reviews/${order.offer.hotelCode}`)).body)
    .toEqual({ count: 1, average: 4, reviews: [{ stars: 4, text: 'Krásné moře.', stayed: '2026-05', author: 'Jana' }] });
  expect((await jana.get(`${R}/${order.orderId}`)).body.review).toEqual({ stars: 4, text: 'Krásné moře.' });
});

it('takes what anybody says of an answer of the help page, and of no question that is not there [account.faq]', async () => {
  const say = async (question: string, helpful: boolean) => (await visit(app).post('/api/www/account/faq/feedback', { question, helpful })).status;
  expect([await say('cancel', true), await say('pay', false), await say('nothing', true)]).toEqual([200, 200, 400]);
  expect(await database.kysely.selectFrom('faq_feedback').select(['question', 'helpful']).orderBy('question').execute()).toEqual([{ question: 'cancel', helpful: true }, { question: 'pay', helpful: false }]);
});

it('sends papers by mail, and gives a calendar and all that it knows as files [account.documents] [account.settings]', async () => {
  await jana.post(`${R}/${janas.reservationId}/documents/send`, { document: 'travel-contract' });
  const mails = await database.kysely.selectFrom('mail_outbox').select(['recipient', 'attachments']).where('occasion', 'like', 'document:%').execute();
  // To the address of the account, whoever's the reservation names.
  expect(mails).toMatchObject([{ recipient: 'jana.a@example.cz', attachments: [{ kind: 'travel-contract' }] }]);
  const calendar = (await jana.get(`/mytui/files/${janas.reservationId}/travel.ics`)).body as string;
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[^]*BEGIN:VEVENT\r\n[^]*END:VCALENDAR\r\n$/);
  for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const { startDate, endDate, departureFlight, returnFlight } = (await jana.get(`${R}/${janas.reservationId}`)).body.order.offer;
  const compact = (text: string) => text.replaceAll(/[-:]/g, '');
  const flightTimes = ({ date, departureTime, arrivalTime }: { date: string; departureTime: string; arrivalTime: string }) =>
    [`DTSTART:${compact(date)}T${compact(departureTime)}00`, `DTEND:${compact(arrivalTime < departureTime ? Temporal.PlainDate.from(date).add({ days: 1 }).toString() : date)}T${compact(arrivalTime)}00`];
  expect(calendar.match(/^DT(START|END).*$/gm)).toEqual([`DTSTART;VALUE=DATE:${compact(startDate)}`, `DTEND;VALUE=DATE:${compact(endDate)}`, ...flightTimes(departureFlight), ...flightTimes(returnFlight)]);
  const known = (await jana.get('/mytui/files/export.json')).body;
  expect([known.customer.email, known.customer.password_hash, known.orders.length > 0, known.messages.length, known.complaints.length]).toEqual(['jana.a@example.cz', undefined, true, 2, 1]);
  const ofPetr = (await petr.get('/mytui/files/export.json')).body;
  expect([ofPetr.customer.email, ofPetr.orders, ofPetr.travellers, ofPetr.payments, ofPetr.threads, ofPetr.messages, ofPetr.complaints]).toEqual(['petr.a@example.cz', [], [], [], [], [], []]);
});

it('joins at login what visitor and customer have, on both sides, and leaves nothing in the browser for whoever is next [wishlist.events] [account.secured]', async () => {
  const email = await makeCustomer(app, 'dve.zarizeni@example.cz');
  const [home, phone] = [visit(app), visit(app)];
  const put = (visitor: TestVisitor, hotelCode: string) => database.kysely.transaction().execute(async (tx) => {
    const { listId } = await addWish(tx, undefined, { hotelCode, hotelName: hotelCode, offerCode: `${hotelCode}_x`, occupancies: [], savedPrice: null }, dateOf(clock));
    visitor.cookies.set('shop_wishlist', `${listId}.${signatureOf(app.shop.config.secret, 'wishlist-cookie', listId)}`);
  });
  const wishes = async (visitor: TestVisitor) => (await visitor.get('/api/www/wishlist/count')).body.hotelCodes.toSorted();
  const remembered = async (visitor: TestVisitor, ...searches: string[]) => (await visitor.post('/api/www/account/customer/remembered', { searches, hotels: [] })).body.searches;
  await put(home, 'AAA001');
  home.cookies.set('consent', 'preferences');
  const { orderId } = await placeSomeOrder(home);
  await logInAs(home, email);
  expect(await remembered(home, '/doma')).toEqual(['/doma']);
  await put(phone, 'BBB002');
  await logInAs(phone, email);
  expect([await wishes(home), await wishes(phone)]).toEqual([['AAA001', 'BBB002'], ['AAA001', 'BBB002']]);
  expect(await remembered(phone, '/venku', '/doma')).toEqual(['/venku', '/doma']);
  expect(phone.cookies.get('consent')).toBe('preferences');
  expect((await phone.get(`/api/www/cart/shortOrder/${orderId}`)).status).toBe(200);
  expect((await phone.get(INFO)).body.display_name).toBe('Jana Nováková');
  await phone.post('/api/www/oauth/logout', { everywhere: false });
  expect([await wishes(phone), phone.cookies.has('shop_cart'), (await wishes(home)).length]).toEqual([[], false, 2]);
  // The session of who was here ran out, and another customer logs in.
  const stranger = visit(app);
  for (const cookie of ['shop_wishlist', 'shop_cart']) stranger.cookies.set(cookie, home.cookies.get(cookie)!);
  expect((await stranger.get(`/api/www/cart/shortOrder/${orderId}`)).status).toBe(200);
  await logInAs(stranger, await makeCustomer(app, 'cizi@example.cz'));
  expect([await wishes(stranger), (await stranger.get(`/api/www/cart/shortOrder/${orderId}`)).status, (await wishes(home)).length]).toEqual([[], 404, 2]);
  expect((await database.kysely.selectFrom('wishlist').select('id').where('user_uid', 'is not', null).execute()).length).toBe(1);
});

it('keeps what a customer begins while logged in for them: another one who logs in after them in this browser finds none of it, they find it elsewhere [wishlist.events] [account.secured]', async () => {
  const [browser, elsewhere] = [visit(app), visit(app)];
  const [first, next] = [await makeCustomer(app, 'prvni@example.cz'), await makeCustomer(app, 'druhy@example.cz')];
  await logInAs(browser, first);
  const draft = await fillCart(browser);
  await browser.put('/api/www/cart/information', { ...detailsFor(draft), note: 'Jen pro nás.' });
  const { orderId } = await placeSomeOrder(browser);
  const activity = await orderSomeActivity(browser);
  const { hotelCode, offerCode } = draft.offer;
  const wished = await Promise.all([1, 2].map(() => browser.post('/api/www/wishlist/changes', { isWished: true, hotelCode, offerCode, occupancies: draft.occupancies })));
  expect(wished.map(({ status, body }) => [status, body.hotelCodes])).toEqual([[200, [hotelCode]], [200, [hotelCode]]]);
  const seen = async (visitor: TestVisitor) => [
    (await visitor.get(`/api/www/cart/shortOrder/${orderId}`)).status, (await visitor.get('/api/www/cart/details', { 'cart-id': draft.cartId })).status,
    (await visitor.get('/api/www/wishlist/count')).body.hotelCodes, (await visitor.get(`/api/www/activity/info/${activity.orderId}`)).status,
  ];
  expect(await seen(browser)).toEqual([200, 200, [hotelCode], 200]);
  await logInAs(browser, next);
  expect(await seen(browser)).toEqual([404, 404, [], 404]);
  expect((await browser.get('/api/www/cart/last-order')).body).toEqual({ owner: null });
  expect(JSON.stringify((await browser.get('/mytui/files/export.json')).body)).not.toContain('Jen pro nás.');
  await logInAs(elsewhere, first);
  expect((await seen(elsewhere)).slice(0, 3)).toEqual([200, 200, [hotelCode]]);
});

it('opens carts, orders and wishes of a customer by a login only, once all logins were ended: another browser keeps its cookies and finds nothing [account.secured] [account.password]', async () => {
  const [home, thief] = [visit(app), visit(app)];
  const email = await makeCustomer(app, 'ukradene@example.cz');
  await logInAs(home, email);
  const draft = await fillCart(home);
  const { orderId } = await placeSomeOrder(home);
  const wish = { isWished: true, hotelCode: draft.offer.hotelCode, offerCode: draft.offer.offerCode, occupancies: draft.occupancies };
  await home.post('/api/www/wishlist/changes', wish);
  const seen = async (visitor: TestVisitor) => [
    (await visitor.get(`/api/www/cart/shortOrder/${orderId}`)).status, (await visitor.get('/api/www/cart/details', { 'cart-id': draft.cartId })).status,
    (await visitor.get('/api/www/cart/last-order')).body.owner?.firstName, (await visitor.get('/api/www/wishlist/count')).body.count, (await visitor.get('/api/www/wishlist')).body.totalResults,
  ];
  for (const cookie of ['shop_wishlist', 'shop_cart']) thief.cookies.set(cookie, home.cookies.get(cookie)!);
  const before = await seen(thief);
  expect([before[0], before[1], before[3], before[4]]).toEqual([200, 200, 1, 1]);
  expect((await home.post('/api/www/oauth/logout', { everywhere: true })).status).toBe(200);
  expect(await seen(thief)).toEqual([404, 404, undefined, 0, 0]);
  await thief.post('/api/www/wishlist/changes', { ...wish, isWished: false });
  expect((await thief.post('/api/www/wishlist/changes', wish)).body.count).toBe(1);
  await logInAs(home, email);
  expect(await seen(home)).toEqual(before);
  const another = await fillCart(thief);
  expect((await thief.get('/api/www/cart/details', { 'cart-id': another.cartId })).body.information.owner.firstName).toBe('');
});

it.each(['a sign-out', 'a sign-out whose login ended elsewhere', 'the end of the account'])('takes what the browser has of the customer out of it: %s [account.secured] [account.deactivate]', async (ending) => {
  const leaver = visit(app);
  const email = await makeCustomer(app, `odchod-${ending.length}@example.cz`);
  const { orderId } = await orderSomeActivity(leaver);
  await fillCart(leaver);
  await logInAs(leaver, email);
  expect((await leaver.get(`/api/www/activity/info/${orderId}`)).status).toBe(200);
  if (ending === 'a sign-out whose login ended elsewhere') {
    const { id } = await database.kysely.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    await database.kysely.transaction().execute((tx) => endLogins(tx, 'customer', id, dateOf(clock)));
    expect((await leaver.post('/api/www/oauth/logout', { everywhere: true })).body.code).toBe('login-required');
  }
  const left = ending === 'the end of the account' ? await leaver.post('/api/www/account/customer/remove', { password: PASSWORD, kind: 'deactivate' }) : await leaver.post('/api/www/oauth/logout', { everywhere: false });
  expect([left.status, [...leaver.cookies.keys()], (await leaver.get(`/api/www/activity/info/${orderId}`)).status]).toEqual([200, [], 404]);
});

it('limits how often papers are made and mails sent, where limits are on [account.documents]', async () => {
  const limited = await buildTestApp(database, { clock, config: testConfig({ rateLimit: 0.05 }) });
  const visitor = visit(limited);
  const statuses = [];
  for (let count = 0; count < 3; count++) statuses.push((await visitor.get('/mytui/files/x/invoice.pdf')).status);
  expect(statuses).toEqual([401, 401, 429]);
  for (const operation of ['registerCustomer', 'remindPassword', 'addReservation', 'giveFaqFeedback']) expect(rateLimitOf(operation, 1).max).toBeLessThanOrEqual(20);
  await limited.close();
  for (let day = 0; day < 12; day++) {
    clock.advance({ minutes: 2 });
    await visit(app).post('/api/www/account/password/remind', { email: 'petr.a@example.cz' });
  }
  expect(await database.kysely.selectFrom('mail_outbox').select('id').where('recipient', '=', 'petr.a@example.cz').where('occasion', 'like', 'password-reset:%').execute()).toHaveLength(10);
  for (const each of [jana, petr]) await each.post('/api/www/oauth/token/refresh');
});

it('removes an account and what only it holds, and leaves its orders without an owner [account.deactivate]', async () => {
  const leaver = visit(app);
  const email = await makeCustomer(app, 'odchazi@example.cz');
  await logInAs(leaver, email);
  const { orderId } = await placeSomeOrder(leaver);
  await leaver.put('/api/www/cart/information', { ...detailsFor(await fillCart(leaver)), note: 'Slavíme výročí.' });
  await logInAs(leaver, email);
  const { id } = await database.kysely.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await database.kysely.transaction().execute(async (tx) => {
    const { listId } = await addWish(tx, undefined, { hotelCode: 'AAA009', hotelName: 'AAA009', offerCode: 'AAA009_x', occupancies: [], savedPrice: null }, dateOf(clock));
    await tx.updateTable('wishlist').set({ user_uid: id }).where('id', '=', listId).execute();
  });
  await leaver.post('/api/www/subscriptions', { purpose: 'newsletter', email, agrees: true });
  await leaver.post('/api/www/account/password/remind', { email });
  const known = (await leaver.get('/mytui/files/export.json')).body;
  expect([known.mails.length, JSON.stringify(known.carts).includes('Slavíme výročí.')]).toEqual([2, true]);
  expect((await leaver.post('/api/www/account/customer/remove', { password: 'wrong one', kind: 'remove' })).status).toBe(401);
  expect((await leaver.post('/api/www/account/customer/remove', { password: 'tajné slunce nad mořem', kind: 'remove' })).status).toBe(200);
  expect(await database.kysely.selectFrom('customer').select('id').where('email', '=', email).execute()).toEqual([]);
  expect(await database.kysely.selectFrom('mail_outbox').select('id').where('recipient', '=', email).execute()).toEqual([]);
  expect(await database.kysely.selectFrom('wishlist').select('id').where('user_uid', '=', id).execute()).toEqual([]);
  expect(await database.kysely.selectFrom('login_session').select('id').where('subject', '=', id).execute()).toEqual([]);
  expect(await database.kysely.selectFrom('subscription').select('id').where('email', '=', email).execute()).toEqual([]);
  expect(await database.kysely.selectFrom('cart').select('id').where(sql<boolean>`information::text like '%Slavíme výročí.%'`).execute()).toEqual([]);
  expect(await database.kysely.selectFrom('orders').select('customer_id').where('id', '=', orderId).executeTakeFirst()).toEqual({ customer_id: null });
});

it('says that it is done to who leaves an account once more, for the answer may have been lost; and asks whose login has only ended to log in [account.deactivate]', async () => {
  for (const kind of ['remove', 'deactivate'] as const) {
    const leaver = visit(app);
    await logInAs(leaver, await makeCustomer(app, `${kind}@example.cz`));
    const leave = () => leaver.post('/api/www/account/customer/remove', { password: PASSWORD, kind });
    const cookies = new Map(leaver.cookies);
    expect([kind, (await leave()).status]).toEqual([kind, 200]);
    for (const [name, value] of cookies) leaver.cookies.set(name, value);
    expect([kind, (await leave()).body]).toEqual([kind, { status: 'done' }]);
  }
  const other = visit(app);
  const email = await makeCustomer(app, 'jen-odhlaseny@example.cz');
  await logInAs(other, email);
  const { id } = await database.kysely.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await database.kysely.transaction().execute((tx) => endLogins(tx, 'customer', id, dateOf(clock)));
  for (const visitor of [other, visit(app)]) expect(await visitor.post('/api/www/account/customer/remove', { password: PASSWORD, kind: 'remove' })).toMatchObject({ status: 401, body: { code: 'login-required' } });
});

it('leads who presses a file once the login has ended to the login and back to the page of the link, and tells scripts why [account.documents] [account.guard]', async () => {
  const file = (headers: Record<string, string>, url = `/mytui/files/${janas.reservationId}/invoice.pdf`) => visit(app).get(url, headers);
  const led = async (...asked: Parameters<typeof file>) => {
    const { status, headers } = await file(...asked);
    return [status, headers.location];
  };
  const pressed = (referer: string) => ({ 'sec-fetch-mode': 'navigate', referer });
  expect(await led(pressed('http://shop.test/pl/mytui/reservation/r1/documents?done=rename'))).toEqual([303, '/pl/mytui/login?returnTo=/pl/mytui/reservation/r1/documents%3Fdone%3Drename']);
  expect(await led(pressed('http://shop.test/mytui/mailbox/t1'), '/mytui/files/attachments/a1')).toEqual([303, '/mytui/login?returnTo=/mytui/mailbox/t1']);
  // Another site's page is none to come back to, and browsers that do not say what they want say what they take.
  expect([await led(pressed('http://evil.test/mytui')), await led({ accept: 'text/html,*/*' })]).toEqual(Array(2).fill([303, '/mytui/login?returnTo=/mytui']));
  expect((await file({ 'sec-fetch-mode': 'cors', accept: 'text/html' })).body.code).toBe('login-required');
  expect((await petr.get(`/mytui/files/${janas.reservationId}/invoice.pdf`, pressed('http://shop.test/mytui'))).status).toBe(404);
});
