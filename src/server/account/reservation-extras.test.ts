import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/account.ts';
import type { components as Commerce } from '../../../openapi/generated/commerce.ts';
import { addDays } from '../../domain/dates/iso-date.ts';
import { formatMoney } from '../../domain/prices/money.ts';
import { dateOf, todayOf } from '../clock.ts';
import type { Database } from '../db/open-database.ts';
import { documentDataOf, reservationDocument } from './reservation-documents.ts';
import { travelCalendar } from './travel-calendar.ts';
import { ticketOf } from '../documents/travel-documents.ts';
import { bookedFacts } from '../mail/order-mails.ts';
import { buildTestApp, testClock, visit, type TestClock, type TestVisitor } from '../testing/test-app.ts';
import { logInAs, makeCustomer } from '../testing/test-customer.ts';
import { plainBlanks, readDocument } from '../testing/read-document.ts';
import { describeOnPostgresql } from '../testing/test-database.ts';
import { fillCart, notify, orderOf, pay, TWO_ADULTS } from '../testing/test-purchase.ts';

type Extras = components['schemas']['ReservationExtras'];

describeOnPostgresql('extras bought after the booking', (open) => {
  let database: Database;
  let app: FastifyInstance;
  let clock: TestClock;
  let jana: TestVisitor;
  beforeAll(async () => {
    database = await open({ catalogue: 'small' });
    clock = testClock();
    app = await buildTestApp(database, { clock });
    jana = visit(app);
    await logInAs(jana, await makeCustomer(app, 'jana.extras@example.cz'));
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  async function book(extras: readonly { code: string; variantCode: string; personRefs?: number[] }[] = [], filled = fillCart(jana, 'WS', TWO_ADULTS)) {
    let cart = await filled;
    for (const extra of extras) cart = (await jana.put('/api/www/cart/upsell', extra)).body.cart;
    const order: Commerce['schemas']['Order'] = (await orderOf(jana, cart)).body;
    const url = `/api/www/account/reservations/${order.orderId}/extras`;
    return {
      order,
      read: async (): Promise<Extras> => (await jana.get(url)).body,
      choose: (code: string, variantCode: string | null, more: object = {}) => jana.post(`${url}/choose`, { code, variantCode, ...more }),
      confirm: ({ version, price, wanted }: Pick<Extras, 'version' | 'price' | 'wanted'>) => jana.post(`${url}/confirm`, { version, price, codes: wanted.map(({ code }) => code) }),
      reservation: async (): Promise<components['schemas']['Reservation']> => (await jana.get(`/api/www/account/reservations/${order.orderId}`)).body,
      row: () => database.kysely.selectFrom('orders').selectAll().where('id', '=', order.orderId).executeTakeFirstOrThrow(),
    };
  }
  const soldOf = async (variant: string, day: string) => (await database.kysely.selectFrom('extra_stock').select('sold').where('variant', '=', variant).where('day', '=', day).executeTakeFirst())?.sold ?? 0;
  const priced = (variant: string, change: { price?: number; stock?: number | null }) => database.kysely.updateTable('extra_price').set(change).where('variant', '=', variant).execute();

  it('cost nothing until they are confirmed; then order, dues, papers and mail have them, to the haléř [account.tabs] [upsell.fields]', async () => {
    const { order, read, choose, confirm, reservation, row } = await book();
    const { body: started } = await pay(jana, order.orderId, { variant: 'full', key: 'before-extras' });
    await notify(jana, { paymentId: started.paymentId, amount: order.totalPrice });
    await choose('baggage', 'bag-23', { personRefs: [1], price: 99_000 });
    const { body: wanted } = await choose('insurance', 'comfort');
    const insurance = wanted.wanted[1].price;
    expect(wanted).toMatchObject({ price: 99_000 + insurance, totalPrice: order.totalPrice, duePrice: 0, bought: [], gone: [] });
    expect((await reservation()).order).toMatchObject({ totalPrice: order.totalPrice, extras: [], status: 'paid' });

    const { status, body: bought } = await confirm(wanted);
    const total = order.totalPrice + 99_000 + insurance;
    expect([status, bought.wanted, bought.totalPrice, bought.duePrice]).toEqual([200, [], total, 99_000 + insurance]);
    const after = await reservation();
    expect(after).toMatchObject({ order: { totalPrice: total, offerPrice: order.offerPrice, duePrice: 99_000 + insurance, status: 'deposit-paid' }, variants: [{ code: 'full', amount: 99_000 + insurance }] });
    expect(after.order.extras.map(({ code, personRefs, price }) => [code, personRefs, price])).toEqual([['baggage', [1], 99_000], ['insurance', [0, 1], insurance]]);
    const invoice = await documentDataOf(app.shop, await row(), 'invoice');
    expect(invoice).toMatchObject({ total, items: expect.arrayContaining([{ label: 'Petr Nováková: Další odbavené zavazadlo: 23 kg', amount: 99_000 }]) });
    const { plain, attachments } = await database.kysely.selectFrom('mail_outbox').select(['plain', 'attachments']).where('order_id', '=', order.orderId).where('occasion', 'like', 'extras-bought:%').executeTakeFirstOrThrow();
    expect(plain).toMatch(/Další odbavené zavazadlo: 23 kg: 990\sKč/);
    expect(plain).toContain(`co jste si vybrali, za ${formatMoney(99_000 + insurance, 'CZK')}.`);
    expect(attachments).toMatchObject([{ kind: 'travel-contract', total }]);
    // Who has it is not sold it again.
    const { upsells } = await read();
    expect(upsells.find(({ code }) => code === 'baggage')!.variants.map(({ personRefs, personPrices }) => [personRefs, personPrices.length])).toEqual([[[0], 1], [[0], 1], [[0], 1]]);
    expect(upsells.some(({ code }) => code === 'insurance')).toBe(false);
    expect(await choose('baggage', 'bag-15', { personRefs: [1] })).toMatchObject({ status: 400, body: { code: 'wrong-persons' } });
    const { body: second } = await pay(jana, order.orderId, { variant: 'full', key: 'after-extras' });
    await notify(jana, { paymentId: second.paymentId, amount: 99_000 + insurance, noticeId: 'notice-after-extras' });
    expect((await reservation()).order).toMatchObject({ status: 'paid', duePrice: 0 });
  });

  it('leave an order paid when they cost nothing, and the papers come with their mail [account.tabs] [upsell.flow]', async () => {
    const cart = await fillCart(jana, 'WS', [{ adults: 2, childBirthDates: ['2025-03-01'] }]);
    const { body: { upsells } }: { body: Commerce['schemas']['CartUpsells'] } = await jana.get('/api/www/cart/upsell');
    const trip = upsells.find(({ groupType, variants: [start] }) => groupType === 'activity' && start!.personRefs.length === 3 && start!.personPrices[2] === 0)!;
    const start = trip.variants[0]!;
    const { order, choose, confirm, reservation } = await book([{ code: trip.code, variantCode: start.code, personRefs: [0, 1] }], Promise.resolve(cart));
    const { body: started } = await pay(jana, order.orderId, { variant: 'full', key: 'before-infant' });
    await notify(jana, { paymentId: started.paymentId, amount: order.totalPrice });
    const { body: wanted } = await choose(trip.code, start.code, { personRefs: [2] });
    expect((await confirm(wanted)).body).toMatchObject({ duePrice: 0, bought: [{ personRefs: [0, 1] }, { personRefs: [2], price: 0 }] });
    expect((await reservation()).order).toMatchObject({ status: 'paid', totalPrice: order.totalPrice });
    const { plain, attachments } = await database.kysely.selectFrom('mail_outbox').select(['plain', 'attachments']).where('order_id', '=', order.orderId).where('occasion', 'like', 'extras-bought:%').executeTakeFirstOrThrow();
    expect(attachments).toMatchObject([{ kind: 'travel-contract' }, { kind: 'voucher' }, { kind: 'ticket' }, { kind: 'voucher', number: `${order.number}-1`, participants: [{}, {}, {}] }]);
    expect(plain).not.toContain('/payment');
  });

  it('are bought once however many windows confirm them, and only what a window has shown [account.tabs]', async () => {
    const { order, choose, confirm, reservation } = await book();
    const { body: first } = await choose('parking', 'covered', { optionCode: 'charging' });
    expect(first.wanted).toEqual([expect.objectContaining({ optionCode: 'charging', title: 'Parkování u letiště: Kryté stání, s nabíjením auta', price: (16_900 + 8_900) * (order.offer.duration + 1) })]);
    const { body: second } = await choose('parking', 'outdoor');
    expect(await confirm(first)).toMatchObject({ status: 409, body: { code: 'changed-elsewhere' } });
    const sold = await soldOf('outdoor', order.offer.startDate);
    const answers = await Promise.all([confirm(second), confirm(second), confirm(second)]);
    expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([200, 'changed-elsewhere', 'changed-elsewhere']);
    expect((await reservation()).order).toMatchObject({ totalPrice: order.totalPrice + second.price, extras: [{ variantCode: 'outdoor' }] });
    expect(await soldOf('outdoor', order.offer.startDate)).toBe(sold + 1);
    // The stock comes back with the order.
    const { cancellation } = await reservation();
    await jana.post(`/api/www/account/reservations/${order.orderId}/cancel`, { agreedFee: cancellation[0]!.fee });
    expect(await soldOf('outdoor', order.offer.startDate)).toBe(sold);
  });

  it('whose price moved, or that are sold out by now, are not bought before that was seen [account.tabs] [upsell.fields]', async () => {
    const { order, read, choose, confirm, reservation } = await book();
    const { body: wanted } = await choose('lounge', 'standard', { personRefs: [0] });
    await priced('standard', { price: wanted.price + 5_000 });
    expect(await confirm(wanted)).toMatchObject({ status: 409, body: { code: 'price-changed', errors: [{ message: String(wanted.price + 5_000) }] } });
    expect(await choose('lounge', 'standard', { price: wanted.price })).toMatchObject({ status: 409, body: { code: 'price-changed' } });
    const { body: both } = await choose('parking', 'valet');
    await priced('valet', { stock: 0 });
    expect(await confirm(both)).toMatchObject({ status: 409, body: { code: 'sold-out' } });
    const left = await read();
    expect([left.gone, left.wanted.map(({ code }) => code), left.price]).toEqual([['Parkování u letiště: Auto převezmeme u terminálu'], ['lounge'], wanted.price + 5_000]);
    expect(left.upsells.find(({ code }) => code === 'parking')!.variants.map(({ available }) => available)).toEqual([true, true, false]);
    expect((await confirm(left)).status).toBe(200);
    expect((await reservation()).order).toMatchObject({ totalPrice: order.totalPrice + wanted.price + 5_000, extras: [{ code: 'lounge' }] });
    await priced('valet', { stock: 10 });
    await priced('standard', { price: wanted.price });
  });

  it('are bought as they were shown: what was gone then is not bought for being there again, and no sum brings it back [account.tabs] [upsell.fields]', async () => {
    const { order, read, choose, confirm, reservation } = await book();
    await choose('lounge', 'standard', { personRefs: [0] });
    await choose('parking', 'valet');
    await priced('valet', { stock: 0 });
    const shown = await read();
    expect([shown.wanted.map(({ code }) => code), shown.gone.length]).toEqual([['lounge'], 1]);
    await priced('valet', { stock: 10 });
    await priced('standard', { price: shown.price + 5_000 });
    const { body: refused } = await confirm(shown);
    expect(refused).toMatchObject({ code: 'price-changed', errors: [{ message: String(shown.price + 5_000) }] });
    const { body: bought } = await confirm({ ...shown, price: shown.price + 5_000 });
    expect([bought.wanted, bought.totalPrice]).toEqual([[], order.totalPrice + shown.price + 5_000]);
    expect((await reservation()).order.extras.map(({ code }) => code)).toEqual(['lounge']);
    await priced('standard', { price: shown.price });
  });

  it('sell the last piece once, to a cart or to an order, and wait for money that the bank has; a payment that nobody has finished is closed first [account.tabs] [upsell.variant-state]', async () => {
    const here = await book();
    const other = visit(app);
    const cart = await fillCart(other);
    await other.post('/api/www/cart/product', { offerCode: here.order.offer.offerCode, occupancies: cart.occupancies });
    const { body: wanted } = await here.choose('parking', 'covered');
    const { body: { cart: late } } = await other.put('/api/www/cart/upsell', { code: 'parking', variantCode: 'covered' });
    await priced('covered', { stock: (await soldOf('covered', here.order.offer.startDate)) + 1 });
    await pay(jana, here.order.orderId, { variant: 'deposit', method: 'transfer', key: 'never-sent' });
    const { body: started } = await pay(jana, here.order.orderId, { variant: 'deposit', key: 'under-way' });
    await jana.submit(started.redirectUrl, { answer: 'pay-late' });
    expect(await here.confirm(wanted)).toMatchObject({ status: 409, body: { code: 'payment-in-progress' } });
    await notify(jana, { paymentId: started.paymentId, amount: here.order.deposit });
    await pay(jana, here.order.orderId, { variant: 'full', method: 'transfer', key: 'rest-never-sent' });
    expect((await here.confirm(wanted)).status).toBe(200);
    expect((await here.reservation()).payments.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'cancelled', 'paid']);
    expect((await orderOf(other, late)).status).toBe(409);
  });

  it('have papers once all is paid, the owner’s alone: a ticket with luggage, an insurance, a voucher for each trip; also by mail [account.documents]', async () => {
    await fillCart(jana);
    const offered: Commerce['schemas']['CartUpsell'][] = (await jana.get('/api/www/cart/upsell')).body.upsells;
    const trip = offered.find(({ groupType }) => groupType === 'activity')!;
    const { order, reservation, row } = await book([
      { code: 'insurance', variantCode: 'comfort', personRefs: [0, 1] }, { code: 'baggage', variantCode: 'bag-23', personRefs: [1] }, { code: trip.code, variantCode: trip.variants[0]!.code },
    ]);
    const papers = ['ticket', 'insurance', 'trip-voucher-1'];
    const listed = async () => (await reservation()).documents.filter(({ document }) => papers.includes(document)).map(({ document, available }) => [document, available]);
    const file = async (document: string, visitor = jana) => (await visitor.get(`/mytui/files/${order.orderId}/${document}.pdf`)).status;
    const send = async (document: string, visitor = jana) => (await visitor.post(`/api/www/account/reservations/${order.orderId}/documents/send`, { document })).status;
    expect(await listed()).toEqual(papers.map((document) => [document, 'when-paid']));
    for (const document of papers) expect([document, await file(document), await send(document)]).toEqual([document, 404, 404]);

    const { body: { paymentId } } = await pay(jana, order.orderId, { variant: 'full', key: 'for-papers' });
    await notify(jana, { paymentId, amount: order.totalPrice });
    expect(await listed()).toEqual(papers.map((document) => [document, 'now']));
    const stranger = visit(app);
    await logInAs(stranger, await makeCustomer(app, 'cizi.papiry@example.cz'));
    for (const document of [...papers, `receipt-${paymentId}`]) expect([document, await file(document), await send(document), await file(document, stranger), await send(document, stranger)]).toEqual([document, 200, 200, 404, 404]);
    expect([await file('trip-voucher-2'), await send('trip-voucher-2'), await send('trip-voucher-0'), await send('passport')]).toEqual([404, 404, 400, 400]);
    const mails = await database.kysely.selectFrom('mail_outbox').select('attachments').where('order_id', '=', order.orderId).where('occasion', 'like', 'document:%').execute();
    expect(mails.flatMap(({ attachments }) => attachments.map(({ kind }) => kind)).toSorted()).toEqual(['insurance', 'receipt', 'ticket', 'voucher']);

    const read = async (document: string) => (await readDocument((await reservationDocument(app.shop, await row(), document)).file)).text;
    const names = order.travellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    const { departureFlight: out, returnFlight: back } = order.offer;
    const contains = (text: string, texts: readonly string[]) => { for (const one of texts) expect(text).toContain(plainBlanks(one)); };
    const ticket = await read('ticket');
    contains(ticket, ['Letenka', order.number, ...names, 'pasu nebo občanském průkazu', ...[out!, back!].flatMap(({ airLineName, flightNumber, from, to, departureTime, arrivalTime }) => [`${airLineName} ${flightNumber}`, `(${from})`, `(${to})`, departureTime, arrivalTime])]);
    expect([ticket.split(out!.flightNumber).length - 1, ticket.split(back!.flightNumber).length - 1, ticket.split('Další odbavené zavazadlo: 23 kg').length - 1]).toEqual([2, 2, 1]);
    const insured = order.extras.find(({ code }) => code === 'insurance')!;
    contains(await read('insurance'), ['Potvrzení o pojištění', 'Komfort', names.join(', '), 'V nouzi', `${new Intl.NumberFormat('cs').format(insured.price / 100)} Kč`]);
    contains(await read('trip-voucher-1'), [`${order.number}-1`, trip.title, ...names]);
  });

  it('have a ticket that names checked luggage for each but the infant, who has none and can buy none [account.documents] [upsell.fields]', async () => {
    const { row } = await book([{ code: 'baggage', variantCode: 'bag-23', personRefs: [1] }], fillCart(jana, 'WS', [{ adults: 2, childBirthDates: ['2018-05-01', addDays(todayOf(clock), -90)] }]));
    const sold = await row();
    const luggageOf = async (lowCost: boolean) => {
      const { passengers } = await ticketOf(database.kysely, app.shop, { ...sold, offer: { ...sold.offer, lowCost } });
      return passengers.map(({ facts }) => facts.find(({ label }) => label === 'Zavazadla')!.value);
    };
    const { title } = sold.extras.find(({ code }) => code === 'baggage')!;
    expect(await luggageOf(false)).toEqual(['odbavené zavazadlo 20 kg na osobu', `odbavené zavazadlo 20 kg na osobu, ${title}`, 'odbavené zavazadlo 20 kg na osobu', 'bez vlastního zavazadla']);
    expect(await luggageOf(true)).toEqual(['jen příruční zavazadlo', title, 'jen příruční zavazadlo', 'bez vlastního zavazadla']);
  });

  it('have papers, a mail and a calendar that say of a flight on which day it lands [account.documents]', async () => {
    const { row } = await book();
    const sold = await row();
    const back = { ...sold.offer.returnFlight!, date: '2026-12-31', departureTime: '22:40', arrivalTime: '01:10' };
    const order = { ...sold, offer: { ...sold.offer, returnFlight: back } };
    const { passengers } = await ticketOf(database.kysely, app.shop, order);
    expect(passengers[0]!.facts.find(({ label }) => label === 'Cesta zpět')!.value).toContain(`31.12.2026 22:40 ${back.fromName} (${back.from}) – 01.01.2027 01:10 ${back.toName} (${back.to})`);
    expect(bookedFacts(app.shop.texts.cs, order).find(({ label }) => label === 'Lety')!.value).toContain(`31.12.2026 22:40–01:10 následující den (${back.flightNumber})`);
    expect(travelCalendar(order)).toContain('DTSTART:20261231T224000\r\nDTEND:20270101T011000');
  });

  it('that are bought after the due day are due at once, in the answers, in the mails and in the contract [account.tabs]', async () => {
    const { order, choose, confirm, reservation, row } = await book();
    const { body: started } = await pay(jana, order.orderId, { variant: 'deposit', key: 'before-late' });
    const today = todayOf(clock);
    await database.kysely.updateTable('orders').set({ deposit_due: addDays(today, -40), balance_due: addDays(today, -20) }).where('id', '=', order.orderId).execute();
    await notify(jana, { paymentId: started.paymentId, amount: order.deposit });
    const { body: wanted } = await choose('lounge', 'standard', { personRefs: [0] });
    expect((await confirm(wanted)).body.balanceDue).toBeNull();
    expect((await reservation()).order.balanceDue).toBeNull();
    const { body: { reservations } } = await jana.get('/api/www/account/reservations');
    expect(reservations.find(({ number }: { number: string }) => number === order.number).balanceDue).toBeNull();
    const rest = order.totalPrice + wanted.price - order.deposit;
    const late = await row();
    expect(await documentDataOf(app.shop, late, 'travel-contract')).toMatchObject({ dues: [{ date: addDays(today, -40), amount: order.deposit }, { date: null, amount: rest }] });
    // Nothing is owed of it: the days are those that were agreed.
    expect(await documentDataOf(app.shop, { ...late, paid_price: late.total_price }, 'travel-contract')).toMatchObject({ dues: [{ date: addDays(today, -40) }, { date: addDays(today, -20) }] });
    const mails = await database.kysely.selectFrom('mail_outbox').select('plain').where('order_id', '=', order.orderId).where('occasion', 'not like', 'order-placed:%').execute();
    const { format } = app.shop.texts.cs;
    expect(mails.map(({ plain }) => [plain.includes(format.date(addDays(today, -20))), plain.includes('Doplatek ihned')])).toEqual([[false, true], [false, true]]);
  });

  it('are sold until the day before the holiday begins [account.tabs]', async () => {
    const { order, read, choose, confirm } = await book();
    const { body: wanted } = await choose('insurance', 'basic');
    const today = dateOf(clock).toISOString().slice(0, 10);
    await database.kysely.updateTable('orders').set({ start_date: today }).where('id', '=', order.orderId).execute();
    expect(await read()).toMatchObject({ upsells: [], wanted: [], price: 0 });
    expect(await choose('insurance', 'basic')).toMatchObject({ status: 409, body: { code: 'change-closed' } });
    expect(await confirm(wanted)).toMatchObject({ status: 409, body: { code: 'change-closed' } });
  });
});
