import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { formatDeadline } from '../../domain/dates/display-date.ts';
import type { Database } from '../db/open-database.ts';
import { holdSeats } from './hold-seats.ts';
import { buildTestApp, openTestShop, visit, type TestClock, type TestVisitor } from '../testing/test-app.ts';
import { describeOnPostgresql } from '../testing/test-database.ts';
import { fillCart, notify, orderOf, pay, someOffer, TWO_ADULTS } from '../testing/test-purchase.ts';

const FAMILY = [{ adults: 1, childBirthDates: ['2018-05-01', '2025-03-01'] }];

describeOnPostgresql('seats of a flight', (open, engine) => {
  let database: Database;
  let app: FastifyInstance;
  let clock: TestClock;
  beforeAll(async () => {
    const shop = await openTestShop(open);
    ({ database, app, clock } = shop);
    return shop.close;
  });

  const hold = (visitor: TestVisitor, ...seats: { leg?: string; person?: number; seat: string }[]) =>
    visitor.put('/api/www/cart/seat-map/holds', { seats: seats.map((seat) => ({ leg: 'DEPARTURE', person: 0, ...seat })) });
  /** Carts of several visitors with one and the same flight. */
  async function withOneFlight(count: number): Promise<TestVisitor[]> {
    const offer = await someOffer(visit(app), 'WS');
    const visitors = Array.from({ length: count }, () => visit(app));
    for (const visitor of visitors) await visitor.post('/api/www/cart/product', { offerCode: offer.offerCode, occupancies: TWO_ADULTS });
    return visitors;
  }

  async function ordered(visitor: TestVisitor, seat: string) {
    const { body: { holds: { holds: [{ price }] } } } = await hold(visitor, { seat });
    const { body: cart } = await visitor.post('/api/www/cart/seat-map/submit', { totalPrice: price });
    return { order: (await orderOf(visitor, cart)).body, price };
  }

  it('are swapped by two carts at once: neither is refused for anything but a seat that the other has [upsell.seat-once]', async () => {
    for (let round = 0; round < 10; round++) {
      const [one, other] = await withOneFlight(2) as [TestVisitor, TestVisitor];
      await hold(one, { seat: '20A' });
      await hold(other, { seat: '21A' });
      const statuses = (await Promise.all([hold(one, { seat: '21A' }), hold(other, { seat: '20A' })])).map(({ status }) => status);
      expect([[200, 409], [409, 200], [409, 409]]).toContainEqual(statuses);
      for (const visitor of [one, other]) await visitor.post('/api/www/cart/seat-map/release', {});
    }
  });

  it('lie in the cabins of both aircraft, each with its price, for people called as in their language; a trip by car has none [upsell.cabins]', async () => {
    const visitor = visit(app);
    const { information } = await fillCart(visitor, 'WS', FAMILY);
    const { body: classes } = await visitor.get('/api/www/cart/flight-class-availability');
    expect(classes.legs.map(({ leg }: { leg: string }) => leg)).toEqual(['DEPARTURE', 'RETURN']);
    expect(classes.passengers.map(({ type }: { type: string }) => type)).toEqual(['ADULT', 'CHILD', 'INFANT']);
    const [grownUp, ...children] = information.travellers;
    await visitor.put('/api/www/cart/information', { ...information, travellers: [{ ...grownUp!, firstName: 'Anna', lastName: 'Nagy' }, ...children] });
    const { body: hungarian } = await visitor.get('/api/www/cart/flight-class-availability?locale=hu');
    expect(hungarian.passengers.map(({ name }: { name: string }) => name)).toEqual(['Nagy Anna', '', '']);
    const { body: map } = await visitor.get('/api/www/cart/seat-map');
    for (const [at, { rows }] of map.legs.entries()) {
      const seats = rows.flatMap((row: { cabin: string; seats: ({ price: number } | null)[] }) => row.seats.flatMap((seat) => (seat ? [{ cabin: row.cabin, price: seat.price }] : [])));
      for (const { cabin, free, price } of classes.legs[at].classes) {
        const ofCabin = seats.filter((seat: { cabin: string }) => seat.cabin === cabin);
        expect([ofCabin.length, Math.min(...ofCabin.map((seat: { price: number }) => seat.price))]).toEqual([free, price]);
      }
    }
    const driver = visit(app);
    await fillCart(driver, 'DW');
    expect((await driver.get('/api/www/cart/seat-map')).body).toEqual({ legs: [], holds: { holds: [], left: null } });
  });

  it('are held one a passenger and leg; a seat at an exit refuses a child, and an infant has none [upsell.cabins]', async () => {
    const visitor = visit(app);
    await fillCart(visitor, 'WS', FAMILY);
    const { body: { legs: [{ rows }] } } = await visitor.get('/api/www/cart/seat-map');
    const exit = rows.find(({ isExit }: { isExit: boolean }) => isExit).seats[0].seat;
    expect(await hold(visitor, { person: 1, seat: exit })).toMatchObject({ status: 409, body: { code: 'seat-unsuitable', errors: [{ code: 'exit-row' }] } });
    expect(await hold(visitor, { person: 2, seat: '20A' })).toMatchObject({ status: 409, body: { code: 'seat-unsuitable' } });
    expect((await hold(visitor, { seat: exit }, { person: 1, seat: '20A' })).body.holds.holds).toHaveLength(2);
    const { body } = await hold(visitor, { seat: '21A' });
    expect(body.holds.holds.map(({ person, seat }: { person: number; seat: string }) => [person, seat])).toEqual([[0, '21A'], [1, '20A']]);
    expect((await visitor.post('/api/www/cart/seat-map/release', { person: 1 })).body.holds.holds).toHaveLength(1);
  });

  it('are in the price once submitted, at the price that was seen, and out of it when let go', async () => {
    const visitor = visit(app);
    const cart = await fillCart(visitor);
    const { body: { holds: { holds: [{ price }] } } } = await hold(visitor, { seat: '20A' });
    expect(await visitor.post('/api/www/cart/seat-map/submit', { totalPrice: price - 1 })).toMatchObject({ status: 409, body: { code: 'price-changed', errors: [{ message: String(price) }] } });
    const { body } = await visitor.post('/api/www/cart/seat-map/submit', { totalPrice: price });
    expect([body.totalPrice, body.offerPrice, body.extras]).toEqual([cart.totalPrice + price, cart.totalPrice, [{ code: 'seat', groupType: 'seat', variantCode: '20A', optionCode: 'DEPARTURE', title: 'Sedadlo 20A, cesta tam', personRefs: [0], price }]]);
    await visitor.post('/api/www/cart/seat-map/release', {});
    expect((await visitor.get('/api/www/cart/details')).body).toMatchObject({ totalPrice: cart.totalPrice, extras: [] });
  });

  it('are not submitted where another tab has chosen others than this one shows, at whatever price; nothing is in the price then [upsell.seat-once]', async () => {
    const visitor = visit(app);
    const cart = await fillCart(visitor);
    const { body: { holds: { holds: [shown] } } } = await hold(visitor, { seat: '20A' });
    const { body: { holds: { holds: [moved] } } } = await hold(visitor, { seat: '21A' });
    const submit = ({ leg, person, seat, price }: typeof shown) => visitor.post('/api/www/cart/seat-map/submit', { totalPrice: price, seats: [{ leg, person, seat }] });
    expect([shown.price, await submit(shown)]).toMatchObject([moved.price, { status: 409, body: { code: 'seats-changed' } }]);
    expect((await visitor.get('/api/www/cart/details')).body).toMatchObject({ totalPrice: cart.totalPrice, extras: [] });
    expect((await submit(moved)).body).toMatchObject({ totalPrice: cart.totalPrice + moved.price, extras: [{ variantCode: '21A' }] });
  });

  it('of another cart can be neither seen, let go nor had, until ten minutes are over; who lost one is told and pays without it [upsell.seat-once]', async () => {
    const [first, second] = await withOneFlight(2) as [TestVisitor, TestVisitor];
    const { body: { holds: { holds: [{ price }] } } } = await hold(first, { seat: '22C' });
    await first.post('/api/www/cart/seat-map/submit', { totalPrice: price });
    const refused = await hold(second, { seat: '22C' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'seat-taken' } });
    expect(refused.body.errors).toHaveLength(3);
    await second.post('/api/www/cart/seat-map/release', {});
    expect((await first.get('/api/www/cart/seat-map')).body.holds.holds).toHaveLength(1);
    second.cartId = first.cartId;
    expect((await second.get('/api/www/cart/seat-map')).status).toBe(404);
    second.cartId = 'undefined';
    clock.advance({ minutes: 11 });
    expect((await hold(second, { seat: '22C' })).status).toBe(200);
    const { body: cart } = await first.get('/api/www/cart/details');
    expect((await first.post('/api/www/cart/price')).body).toEqual({ status: 'changed', previousTotal: cart.totalPrice, totalPrice: cart.totalPrice - price, dropped: ['Sedadlo 22C, cesta tam'] });
    expect(await orderOf(first, cart)).toMatchObject({ status: 409, body: { code: 'price-changed' } });
    await first.post('/api/www/cart/price/accept', { totalPrice: cart.totalPrice - price, dropped: ['Sedadlo 22C, cesta tam'] });
    expect(await orderOf(first, { ...cart, totalPrice: cart.totalPrice - price })).toMatchObject({ status: 200, body: { extras: [] } });
  });

  it('wait half an hour for the payment of their order, are its own once something is paid, and are taken out of an order that nobody pays [upsell.seat-once]', async () => {
    const [payer, other] = await withOneFlight(2) as [TestVisitor, TestVisitor];
    const { order: paid, price } = await ordered(payer, '23A');
    expect([paid.totalPrice, paid.offerPrice]).toEqual([paid.offerPrice + price, paid.totalPrice - price]);
    const { order: unpaid } = await ordered(other, '23C');
    const { body: { paymentId } } = await pay(payer, paid.orderId, { variant: 'deposit', key: 'seats-paid-1' });
    await notify(payer, { paymentId, amount: paid.deposit });
    clock.advance({ minutes: 31 });
    await app.shop.background.runDue();
    const left = await database.kysely.selectFrom('flight_seat').select(['seat', 'state', 'until']).where('order_id', 'in', [paid.orderId, unpaid.orderId]).execute();
    expect(left).toEqual([{ seat: '23A', state: 'sold', until: null }]);
    const order = await database.kysely.selectFrom('orders').select(['total_price', 'extras', 'status']).where('id', '=', unpaid.orderId).executeTakeFirst();
    expect(order).toEqual({ total_price: unpaid.offerPrice, extras: [], status: 'placed' });
    const mails = await database.kysely.selectFrom('mail_outbox').select('occasion').where('order_id', '=', unpaid.orderId).where('occasion', 'like', 'seats-released:%').execute();
    expect(mails).toHaveLength(1);
  });

  it('are others\' ten minutes after their order\'s payment was refused, and the order goes on without them [upsell.seat-once]', async () => {
    const [payer, other] = await withOneFlight(2) as [TestVisitor, TestVisitor];
    const { order, price } = await ordered(payer, '26A');
    const { body: { paymentId } } = await pay(payer, order.orderId, { variant: 'full', key: 'seats-refused' });
    await notify(payer, { paymentId, amount: order.totalPrice, outcome: 'refused' });
    clock.advance({ minutes: 9 });
    await app.shop.background.runDue();
    expect((await hold(other, { seat: '26A' })).status).toBe(409);
    clock.advance({ minutes: 2 });
    await app.shop.background.runDue();
    expect((await hold(other, { seat: '26A' })).status).toBe(200);
    expect((await payer.get(`/api/www/cart/shortOrder/${order.orderId}`)).body).toMatchObject({ status: 'placed', totalPrice: order.totalPrice - price, extras: [] });
  });

  it('are a passenger\'s own: none has two, no two have one, and who takes a companion\'s takes it out of the price [upsell.seat-once]', async () => {
    const visitor = visit(app);
    const cart = await fillCart(visitor);
    for (const seats of [[{ seat: '28A' }, { seat: '28C' }], [{ seat: '28A' }, { person: 1, seat: '28A' }]]) {
      expect(await hold(visitor, ...seats)).toMatchObject({ status: 400, body: { code: 'seats-repeated' } });
    }
    const { body: { holds: { holds } } } = await hold(visitor, { seat: '28A' }, { person: 1, seat: '28C' });
    await visitor.post('/api/www/cart/seat-map/submit', { totalPrice: holds[0].price + holds[1].price });
    const { body } = await hold(visitor, { seat: '28C' });
    expect(body.holds.holds).toMatchObject([{ person: 0, seat: '28C', submitted: false }]);
    expect(body.cart).toMatchObject({ totalPrice: cart.totalPrice, extras: [] });
  });

  it('can be held anew for half an hour together, then others have their turn [upsell.seat-once]', async () => {
    const [keeper, other] = await withOneFlight(2) as [TestVisitor, TestVisitor];
    const { body: { holds: { holds: [{ price }], left: first } } } = await hold(keeper, { seat: '29C' });
    for (let time = 0; time < 3; time++) {
      clock.advance({ minutes: 9 });
      for (const visitor of [keeper, other]) await visitor.post('/api/www/oauth/token/refresh');
      await (time === 1 ? keeper.post('/api/www/cart/seat-map/submit', { totalPrice: price }) : hold(keeper, { seat: '29C' }));
    }
    expect([first, (await keeper.get('/api/www/cart/seat-map')).body.holds.left]).toEqual([600_000, 180_000]);
    expect((await hold(other, { seat: '29C' })).status).toBe(409);
    clock.advance({ minutes: 4 });
    expect((await hold(other, { seat: '29C' })).status).toBe(200);
  });

  it('let a payment of their order be of the price that was seen only, and by no transfer, which takes longer than they are reserved [payment.variants]', async () => {
    const visitor = visit(app);
    await fillCart(visitor);
    const { order, price } = await ordered(visitor, '30A');
    const transfer = async () => (await visitor.get(`/api/www/cart/payment/${order.orderId}`)).body.banks.some(({ code }: { code: string }) => code === 'transfer');
    const start = (changes: object) => visitor.post(`/api/www/cart/payment/${order.orderId}`, { variant: 'full', method: 'card', idempotencyKey: `seen-${visitor.number}-1`, ...changes });
    expect([await transfer(), await start({ method: 'transfer' })]).toMatchObject([false, { status: 409, body: { code: 'method-unavailable' } }]);
    const until = new Date(clock().epochMilliseconds + 1_800_000).toISOString();
    expect(order.seatsReservedUntil).toBe(until);
    const placed = await database.kysely.selectFrom('mail_outbox').select('plain').where('occasion', 'like', `%${order.orderId}%`).executeTakeFirstOrThrow();
    expect(placed.plain).toContain(`Sedadla v letadle vám držíme do ${formatDeadline(until)}`);
    clock.advance({ minutes: 31 });
    await visitor.post('/api/www/oauth/token/refresh');
    await app.shop.background.runDue();
    expect(await start({ amount: order.totalPrice })).toMatchObject({ status: 409, body: { code: 'price-changed', errors: [{ message: String(order.totalPrice - price) }] } });
    expect([await transfer(), (await start({ amount: order.totalPrice - price })).status]).toEqual([true, 200]);
    expect((await visitor.get(`/api/www/cart/shortOrder/${order.orderId}`)).body).not.toHaveProperty('seatsReservedUntil');
    const mail = await database.kysely.selectFrom('mail_outbox').select('attachments').where('occasion', '=', `seats-released:${order.orderId}`).executeTakeFirstOrThrow();
    expect(mail.attachments).toMatchObject([{ kind: 'travel-contract' }]);
  });

  it('stay with an order whose payment comes while the job is at another order [upsell.seat-once]', async () => {
    const visitors = await withOneFlight(2) as [TestVisitor, TestVisitor];
    const orders = [(await ordered(visitors[0], '27A')).order, (await ordered(visitors[1], '27C')).order];
    const payments = await Promise.all(orders.map(async ({ orderId }, at) => (await pay(visitors[at]!, orderId, { variant: 'full', key: `seats-race-${at}` })).body.paymentId));
    let told = -1;
    const slow = await buildTestApp(database, {
      clock,
      payments: (bank) => ({
        ...bank,
        async cancel(id) {
          const other = 1 - payments.indexOf(id);
          if (told < 0) expect((await notify(visitors[told = other]!, { paymentId: payments[other], amount: orders[other].totalPrice })).body.status).toBe('paid');
          return bank.cancel(id);
        },
      }),
    });
    clock.advance({ minutes: 31 });
    await slow.shop.background.runDue();
    await slow.close();
    const left = await database.kysely.selectFrom('flight_seat').select(['order_id', 'state']).where('order_id', 'in', orders.map(({ orderId }) => orderId)).execute();
    expect(left).toEqual([{ order_id: orders[told].orderId, state: 'sold' }]);
  });

  it('are sold once however many come: one seat to one of 200, five to five of 500 [upsell.seat-once]', async (context) => {
    if (engine === 'pglite') return context.skip('PGlite has one connection: nothing happens at once there');
    await withOneFlight(1);
    const offerCart = await database.kysely.selectFrom('cart').selectAll().orderBy('created_at', 'desc').executeTakeFirstOrThrow();
    // Many carts with one flight; each as its visitor's cookie would name it.
    const copies = Array.from({ length: 500 }, (_, at) => `buyer-${at}`);
    await database.kysely.insertInto('cart').values(copies.map((id) => ({
      ...offerCart, id, offer: JSON.stringify(offerCart.offer), occupancies: JSON.stringify(offerCart.occupancies), information: JSON.stringify(offerCart.information), extras: '[]',
    }))).execute();
    const outcomes = async (buyers: readonly string[], person: number, seatOf: (at: number) => string) => Promise.all(buyers.map((cartId, at) =>
      holdSeats(app.shop, cartId, [{ leg: 'DEPARTURE', person, seat: seatOf(at) }]).then(() => 'held', (error: { code: string; body: { errors: unknown[] } }) => `${error.code} ${error.body.errors.length}`)));
    const forOne = await outcomes(copies.slice(0, 200), 0, () => '24A');
    expect([forOne.filter((outcome) => outcome === 'held').length, forOne.filter((outcome) => outcome === 'seat-taken 3').length]).toEqual([1, 199]);
    const five = ['25A', '25C', '25D', '25F', '26A'];
    const forFive = await outcomes(copies, 1, (at) => five[at % 5]!);
    expect(forFive.filter((outcome) => outcome === 'held')).toHaveLength(5);
    const rows = await database.kysely.selectFrom('flight_seat').select('seat').where('cart_id', 'like', 'buyer-%').orderBy('seat').execute();
    expect(rows.map(({ seat }) => seat)).toEqual(['24A', ...five]);
  }, 60_000);
});
