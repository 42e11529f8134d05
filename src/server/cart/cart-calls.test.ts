import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { asksForDocuments } from '../../domain/booking/travel-documents.ts';
import type { Database } from '../db/open-database.ts';
import { buildTestApp, openTestShop, testConfig, visit, type TestClock, type TestVisitor } from '../testing/test-app.ts';
import { changeBasePrice } from '../search/testing/change-base-price.ts';
import { cartById, lockCart, saveExtras } from './cart-rows.ts';
import { acceptPrice } from './price-check.ts';
import { describeOnPostgresql } from '../testing/test-database.ts';
import { partyQuery } from '../../domain/urls/party-search.ts';
import { detailsFor, fillCart, offersRequest, orderOf, someOffer, TWO_ADULTS } from '../testing/test-purchase.ts';

describeOnPostgresql('a cart', (open, engine) => {
  let database: Database;
  let app: FastifyInstance;
  let clock: TestClock;
  beforeAll(async () => {
    const shop = await openTestShop(open);
    ({ database, app, clock } = shop);
    return shop.close;
  });

  it('takes an offer for the price that its page showed and for no other; a cart of before takes over the one that was agreed to since [cart.calls]', async () => {
    const visitor = visit(app);
    const { offerCode, totalPrice } = await someOffer(visitor, 'WS');
    const add = (shown: number) => visitor.post('/api/www/cart/product', { offerCode, occupancies: TWO_ADULTS, totalPrice: shown });
    const refused = await add(totalPrice - 100);
    expect(refused).toMatchObject({ status: 409, body: { code: 'price-changed', errors: [{ pointer: '/body/totalPrice', message: String(totalPrice) }] } });
    const { body: cart } = await add(totalPrice);
    const { body: { cart: chosen } } = await visitor.put('/api/www/cart/upsell', { code: 'lounge', variantCode: 'standard' });
    await database.kysely.transaction().execute((tx) => changeBasePrice(tx, offerCode, 9_999_00));
    const { body: { offer: { totalPrice: now } } } = await visitor.post('/api/www/hotelCard/offer', { offerCode, occupancies: TWO_ADULTS });
    expect((await add(totalPrice)).body).toMatchObject({ cartId: cart.cartId, totalPrice: chosen.totalPrice });
    expect((await add(now + 100)).status).toBe(409);
    const { body: again } = await add(now);
    expect([again.cartId, again.offerPrice, again.totalPrice]).toEqual([cart.cartId, now, now + chosen.extras[0].price]);
    expect((await visitor.post('/api/www/cart/price')).body.status).toBe('unchanged');
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
    expect((await friend.get(`/api/www/cart/shared?token=${token.replace(/^./, (first: string) => (first === 'x' ? 'y' : 'x'))}`)).status).toBe(404);
    friend.cartId = cart.cartId;
    expect((await friend.get('/api/www/cart/details')).status).toBe(404);
    clock.advance({ hours: 24 * 8 });
    expect((await visit(app).get(`/api/www/cart/shared?token=${token}`)).status).toBe(404);
  });

  it('tells who gets its mail the ages of children, not their birth dates, and takes their own of the same age [cart.calls]', async () => {
    const [owner, friend] = [visit(app), visit(app)] as const;
    const born = '2018-05-24';
    const cart = await fillCart(owner, 'WS', [{ adults: 2, childBirthDates: [born] }]);
    await owner.post('/api/www/cart/email', { email: 'babicka@example.com' });
    const { plain, html } = await database.kysely.selectFrom('mail_outbox').select(['plain', 'html']).where('cart_id', '=', cart.cartId).executeTakeFirstOrThrow();
    const link = new URL(/http:\S+/.exec(plain)![0]);
    const token = link.searchParams.get('cart')!;
    const { body: shared } = await friend.get(`/api/www/cart/shared?token=${token}`);
    const { body: copy } = await friend.post('/api/www/cart/shared', { token });
    expect([plain, html, JSON.stringify(shared), JSON.stringify(copy)].filter((told) => told.includes(born))).toEqual([]);
    expect([link.searchParams.get('q'), shared.totalPrice, copy.totalPrice, copy.information.travellers[2].birthDate]).toEqual([partyQuery(copy.occupancies), cart.totalPrice, cart.totalPrice, '']);
    const order = (birthDate: string) => orderOf(friend, copy, { information: { ...detailsFor(copy), travellers: detailsFor(copy).travellers.map((one, place) => (place === 2 ? { ...one, birthDate } : one)) } });
    expect((await order('2001-01-01')).status).toBe(422);
    expect((await order(born)).status).toBe(200);

    await owner.put('/api/www/cart/information', detailsFor(cart));
    await owner.post('/api/www/cart/email', { email: 'Jana@example.com' });
    const { plain: own } = await database.kysely.selectFrom('mail_outbox').select('plain').where('cart_id', '=', cart.cartId).where('recipient', '=', 'jana@example.com').executeTakeFirstOrThrow();
    const { body: ownShared } = await visit(app).get(`/api/www/cart/shared?token=${new URL(/http:\S+/.exec(own)![0]).searchParams.get('cart')}`);
    expect([own.includes(born), ownShared.occupancies]).toEqual([true, cart.occupancies]);
  });

  it('costs elsewhere what its mail says, without the seats of who holds them; a price that has moved since is asked about before the order [cart.calls]', async () => {
    const [owner, friend] = [visit(app), visit(app)] as const;
    const cart = await fillCart(owner);
    const { body: { legs: [leg] } } = await owner.get('/api/www/cart/seat-map');
    const seat = leg.rows.flatMap(({ seats, isExit }: { seats: ({ seat: string; isFree: boolean } | null)[]; isExit: boolean }) => (isExit ? [] : seats)).find((one: { isFree: boolean } | null) => one?.isFree === true);
    const { body: { holds: { holds } } } = await owner.put('/api/www/cart/seat-map/holds', { seats: [{ leg: leg.leg, person: 0, seat: seat.seat }] });
    const { body: seated } = await owner.post('/api/www/cart/seat-map/submit', { totalPrice: holds[0].price });
    expect([seated.totalPrice > cart.totalPrice, seated.extras.length]).toEqual([true, 1]);
    await owner.post('/api/www/cart/email', { email: 'petr@example.com' });
    const { plain } = await database.kysely.selectFrom('mail_outbox').select('plain').where('cart_id', '=', cart.cartId).executeTakeFirstOrThrow();
    expect(plain).toContain(app.shop.texts.cs.format.money(cart.totalPrice, 'CZK'));
    const token = new URL(/http:\S+/.exec(plain)![0]).searchParams.get('cart')!;
    await database.kysely.transaction().execute((tx) => changeBasePrice(tx, cart.offer.offerCode, 9_998_00));
    const { body: shown } = await friend.get(`/api/www/cart/shared?token=${token}`);
    expect([shown.totalPrice, shown.extras]).toEqual([cart.totalPrice, []]);
    const { body: copy } = await friend.post('/api/www/cart/shared', { token });
    expect([copy.totalPrice, copy.extras]).toEqual([cart.totalPrice, []]);
    expect((await friend.post('/api/www/cart/price')).body).toMatchObject({ status: 'changed', previousTotal: cart.totalPrice });
  });

  it('is not mailed more than ten times a day to an address, of however many carts, and once more says that it was [cart.calls]', async () => {
    const mailFrom = async (cart: TestVisitor, email: string) => (await cart.post('/api/www/cart/email', { email })).status;
    for (const count of [6, 4]) {
      const visitor = visit(app);
      await fillCart(visitor);
      for (let mail = 0; mail < count; mail++) {
        expect(await mailFrom(visitor, mail % 2 === 0 ? 'Obet@Example.com' : 'obet@example.com')).toBe(200);
        expect(await mailFrom(visitor, 'obet@example.com')).toBe(200);
        clock.advance({ minutes: 10 });
        await visitor.post('/api/www/oauth/token/refresh');
      }
    }
    const another = visit(app);
    await fillCart(another);
    expect(await another.post('/api/www/cart/email', { email: 'obet@example.com' })).toMatchObject({ status: 429, body: { code: 'too-many-mails' } });
    expect(await mailFrom(another, 'nekdo.jiny@example.com')).toBe(200);
    const mails = await database.kysely.selectFrom('mail_outbox').select('recipient').where('recipient', 'like', 'obet@%').execute();
    expect(mails).toHaveLength(10);
  });

  it('is not mailed more than ten times a day to an address either where many carts ask at once [cart.calls]', async () => {
    const visitors = await Promise.all(Array.from({ length: 20 }, async () => {
      const visitor = visit(app);
      await fillCart(visitor);
      return visitor;
    }));
    const answers = await Promise.all(visitors.map((visitor) => visitor.post('/api/www/cart/email', { email: 'najednou@example.com' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), ...Array(10).fill(429)]);
    expect(await database.kysely.selectFrom('mail_outbox').select('id').where('recipient', '=', 'najednou@example.com').execute()).toHaveLength(10);
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

  it('is named for this host alone where visitors come by https, also one from before; another site’s cookie stands behind it [http.cart-id]', async () => {
    const https = await buildTestApp(database, { clock, config: testConfig({ origin: 'https://shop.test' }) });
    const [before, stranger, visitor] = [visit(app), visit(app), visit(https)];
    const carts = [await fillCart(before), await fillCart(stranger)].map(({ cartId }) => cartId);
    const details = async (cartId: string) => (await visitor.get('/api/www/cart/details', { 'cart-id': cartId })).status;
    visitor.cookies.set('shop_cart', before.cookies.get('shop_cart')!);
    expect(await details(carts[0]!)).toBe(200);
    const { offerCode } = await someOffer(before, 'DW');
    const { status, headers } = await visitor.post('/api/www/cart/product', { offerCode, occupancies: TWO_ADULTS }, { origin: 'https://shop.test', 'cart-id': 'undefined' });
    expect(status).toBe(200);
    expect([headers['set-cookie']].flat().filter((cookie) => String(cookie).includes('shop_cart'))).toEqual([
      expect.stringMatching(/^__Host-shop_cart=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/), expect.stringMatching(/^shop_cart=; Max-Age=0; /),
    ]);
    expect([visitor.cookies.has('shop_cart'), await details(carts[0]!)]).toEqual([false, 200]);
    visitor.cookies.set('shop_cart', stranger.cookies.get('shop_cart')!);
    expect(await details(carts[1]!)).toBe(404);
    await https.close();
  });

  it('loses nothing that another tab adds while a price is accepted [cart.calls]', async (context) => {
    if (engine === 'pglite') return context.skip('PGlite has one connection: nothing happens at once there');
    const { cartId, totalPrice } = await fillCart(visit(app));
    const lounge = { code: 'lounge', groupType: 'lounge' as const, variantCode: 'standard', optionCode: null, title: '', personRefs: [0, 1], price: 158_000 };
    const accepting = await database.kysely.transaction().execute(async (tx) => {
      const cart = await lockCart(tx, cartId);
      const accepted = acceptPrice(app.shop, cartId, { totalPrice, dropped: [] });
      const isWaiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      // Within the transaction PostgreSQL would give its first answer again and again.
      while ((await isWaiting.execute(database.kysely)).rows[0]!.count === 0);
      await saveExtras(tx, cart, [lounge], app.shop);
      return { accepted };
    });
    expect(await accepting.accepted).toMatchObject({ totalPrice: totalPrice + lounge.price });
    expect((await cartById(database.kysely, cartId)).extras).toEqual([lounge]);
  });

  it('is a new one for an offer whose cart is ordered in another tab while it is taken again at a new price [cart.calls]', async (context) => {
    if (engine === 'pglite') return context.skip('PGlite has one connection: nothing happens at once there');
    const visitor = visit(app);
    const cart = await fillCart(visitor);
    const { kysely } = database;
    const { body: order } = await orderOf(visitor, cart);
    await kysely.updateTable('cart').set({ order_id: null, offer: JSON.stringify({ ...cart.offer, totalPrice: cart.offer.totalPrice - 100 }) }).where('id', '=', cart.cartId).execute();
    const { taking } = await kysely.transaction().execute(async (tx) => {
      await tx.updateTable('cart').set({ order_id: order.orderId }).where('id', '=', cart.cartId).execute();
      const taken = visitor.post('/api/www/cart/product', { offerCode: cart.offer.offerCode, occupancies: TWO_ADULTS, totalPrice: cart.offer.totalPrice });
      const waiting = sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await expect.poll(async () => (await waiting.execute(kysely)).rows.length, { timeout: 10_000 }).toBe(1);
      return { taking: taken };
    });
    const { status, body } = await taking;
    expect([status, body.offer?.offerCode, body.cartId === cart.cartId]).toEqual([200, cart.offer.offerCode, false]);
  });

  it('remembers what is to be paid first, and who booked last with this browser and no other [cart.calls]', async () => {
    const visitor = visit(app);
    expect((await visitor.get('/api/www/cart/last-order')).body).toEqual({ owner: null });
    const cart = await fillCart(visitor);
    expect((await visitor.put('/api/www/cart/paymentVariant', { variant: 'full' })).body.paymentVariant).toBe('full');
    const { body: order } = await orderOf(visitor, cart);
    expect(order.paymentVariant).toBe('full');
    expect((await visitor.get('/api/www/cart/last-order')).body).toEqual({ owner: order.owner });
    expect((await visit(app).get('/api/www/cart/last-order')).body).toEqual({ owner: null });
  });

  it('says what each person of two rooms pays, adding up to the price in the cart, the order and the receipt [hotel.multiroom] [cart.calls]', async () => {
    const visitor = visit(app);
    const rooms = [{ adults: 2, childBirthDates: ['2019-05-04'] }, { adults: 1, childBirthDates: [] }];
    const cart = await fillCart(visitor, 'WS', rooms);
    const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
    expect([cart.personPrices.length, sum(cart.personPrices)]).toEqual([4, cart.offerPrice]);
    expect([cart.personPrices[0] === cart.personPrices[1], cart.personPrices[3]! > cart.personPrices[2]!]).toEqual([true, true]);
    const { body: { cart: chosen } } = await visitor.put('/api/www/cart/upsell', { code: 'lounge', variantCode: 'standard', personRefs: [0, 3] });
    const { body: order } = await orderOf(visitor, chosen);
    expect([order.personPrices, order.totalPrice]).toEqual([cart.personPrices, chosen.totalPrice]);
    const { attachments } = await database.kysely.selectFrom('mail_outbox').select('attachments').where('order_id', '=', order.orderId).executeTakeFirstOrThrow();
    const [contract] = attachments as unknown as { items: { label: string; amount: number }[] }[];
    expect(sum(contract!.items.map(({ amount }) => amount))).toBe(order.totalPrice);
    expect(contract!.items.filter(({ label }) => label.startsWith('Jana Nováková: '))).toHaveLength(2);
  });

  it('asks for a passport where the destination does, and stores none where it does not [cart.calls]', async () => {
    const visitor = visit(app);
    const hotels = await database.kysely.selectFrom('hotel').select(['country_code', 'trip_type']).where('trip_type', '!=', 'CZ').execute();
    const { country_code: country, trip_type: tripType } = hotels.find((hotel) => asksForDocuments({ countryCode: hotel.country_code }))!;
    const { body: { offers: [far] } } = await visitor.post('/api/www/search/offers', { ...offersRequest(tripType), destinationsCodes: [country], departureDateFrom: '2026-08-20' });
    const { body: cart } = await visitor.post('/api/www/cart/product', { offerCode: far.offerCode, occupancies: TWO_ADULTS });
    const details = detailsFor(cart);
    const [first, second] = details.travellers as [typeof details.travellers[number], typeof details.travellers[number]];
    const information = { ...details, travellers: [{ ...first, documentExpiry: cart.offer.endDate }, { ...second, documentNumber: '' }] };
    const refused = await orderOf(visitor, cart, { information });
    expect([refused.status, refused.body.errors.map(({ pointer, code }: { pointer: string; code: string }) => [pointer.replace('/body/information/travellers/', ''), code])])
      .toEqual([422, [['0/documentExpiry', 'documentExpires'], ['1/documentNumber', 'required']]]);
    const { body: order } = await orderOf(visitor, cart);
    const documents = (orderId: string) => database.kysely.selectFrom('order_traveller').select(['document_type', 'document_number', 'document_expiry']).where('order_id', '=', orderId).orderBy('position').execute();
    expect((await documents(order.orderId))[0]).toEqual({ document_type: 'passport', document_number: '39012340', document_expiry: '2040-01-31' });
    expect(JSON.stringify(order)).not.toContain('39012340');
  });
});
