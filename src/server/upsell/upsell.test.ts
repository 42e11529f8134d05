import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/commerce.ts';
import type { Database } from '../db/open-database.ts';
import { buildTestApp, testClock, visit, type TestClock, type TestVisitor } from '../testing/test-app.ts';
import { describeOnEveryEngine } from '../testing/test-database.ts';
import { fillCart, orderOf } from '../testing/test-purchase.ts';

type CartUpsell = components['schemas']['CartUpsell'];
const FAMILY = [{ adults: 2, childBirthDates: ['2025-03-01'] }];

describeOnEveryEngine('extras of a holiday', (open) => {
  let database: Database;
  let app: FastifyInstance;
  let clock: TestClock;
  beforeAll(async () => {
    database = await open({ catalogue: 'small' });
    clock = testClock();
    app = await buildTestApp(database, { clock });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const choose = (visitor: TestVisitor, code: string, variantCode: string | null, more: object = {}) => visitor.put('/api/www/cart/upsell', { code, variantCode, ...more });
  const upsellsOf = async (visitor: TestVisitor): Promise<CartUpsell[]> => (await visitor.get('/api/www/cart/upsell')).body.upsells;
  const stockOf = (code: string) => database.kysely.selectFrom('extra_stock').select(['day', 'sold']).where('code', '=', code).where('sold', '>', 0).orderBy('day').execute();

  it('are what the trip can use, in words, for whom they are: an infant has no suitcase and needs an insurance [upsell.fields]', async () => {
    const visitor = visit(app);
    await fillCart(visitor, 'WS', FAMILY);
    const upsells = await upsellsOf(visitor);
    const of = (code: string) => upsells.find((upsell) => upsell.code === code)!;
    expect(upsells.map(({ groupType }) => groupType)).toEqual(expect.arrayContaining(['baggage', 'transfer', 'insurance', 'parking', 'lounge']));
    for (const upsell of upsells) {
      expect(upsell.price).toBe(Math.min(...upsell.variants.map(({ price }) => price)));
      for (const words of [upsell.title, upsell.description, upsell.recommending.title, upsell.recommending.callToAction, upsell.discouraging.title, upsell.discouraging.callToAction, ...upsell.variants.flatMap(({ title, summaryTitle }) => [title, summaryTitle])]) expect(words).toMatch(/\p{L}|\d/u);
      expect(upsell.selected).toBeNull();
    }
    expect(of('baggage').variants[0]!.personRefs).toEqual([0, 1]);
    expect(of('insurance').variants[0]!.personRefs).toEqual([0, 1, 2]);
    expect(of('insurance').attachments).toEqual([{ title: 'Podmínky pojištění', url: '/obchodni-podminky' }]);
    const driver = visit(app);
    await fillCart(driver, 'DW');
    expect((await upsellsOf(driver)).filter(({ groupType }) => ['baggage', 'transfer', 'parking', 'lounge'].includes(groupType))).toEqual([]);
  });

  it('change price, order, mail and deposit to the haléř, and nobody names a price of their own [upsell.fields]', async () => {
    const visitor = visit(app);
    const cart = await fillCart(visitor, 'WS', FAMILY);
    const insurance = (await upsellsOf(visitor)).find(({ code }) => code === 'insurance')!.variants[1]!;
    expect(await choose(visitor, 'insurance', 'comfort', { price: insurance.price - 1 })).toMatchObject({ status: 409, body: { code: 'price-changed', errors: [{ message: String(insurance.price) }] } });
    expect(await choose(visitor, 'baggage', 'bag-23', { personRefs: [2] })).toMatchObject({ status: 400, body: { code: 'wrong-persons' } });
    await choose(visitor, 'insurance', 'comfort', { price: insurance.price });
    const { body: { cart: chosen } } = await choose(visitor, 'baggage', 'bag-23', { personRefs: [1] });
    expect(chosen.totalPrice).toBe(cart.totalPrice + insurance.price * 3 + 99_000);
    expect(chosen.extras.map(({ code, price }: { code: string; price: number }) => [code, price])).toEqual([['insurance', insurance.price * 3], ['baggage', 99_000]]);
    const { body: order } = await orderOf(visitor, chosen);
    expect([order.totalPrice, order.offerPrice, order.extras]).toEqual([chosen.totalPrice, cart.totalPrice, chosen.extras]);
    expect(order.deposit).toBe(Math.ceil((chosen.totalPrice * 0.3) / 100) * 100);
    const { plain } = await database.kysely.selectFrom('mail_outbox').select('plain').where('order_id', '=', order.orderId).executeTakeFirstOrThrow();
    expect(plain).toMatch(/Odbavené zavazadlo: 23 kg: 990\sKč/);
    expect(await choose(visitor, 'lounge', 'standard')).toMatchObject({ status: 409, body: { code: 'already-ordered' } });
  });

  it('are one variant each, can be resigned from, and a better room becomes the offer under the same address [upsell.fields] [cart.calls]', async () => {
    let visitor = visit(app);
    let cart = await fillCart(visitor);
    for (let tries = 0; tries < 20 && !(await upsellsOf(visitor)).some(({ code }) => code === 'room'); tries += 1) {
      visitor = visit(app);
      cart = await fillCart(visitor);
    }
    await choose(visitor, 'parking', 'outdoor');
    expect((await choose(visitor, 'parking', 'covered')).body.cart.extras).toHaveLength(1);
    expect((await choose(visitor, 'parking', null)).body.cart).toMatchObject({ totalPrice: cart.totalPrice, extras: [] });
    const room = (await upsellsOf(visitor)).find(({ code }) => code === 'room')!;
    const [better] = room.variants;
    const { body: { cart: upgraded, upsells } } = await choose(visitor, 'room', better!.code, { price: better!.price });
    expect([upgraded.totalPrice, upgraded.offer.offerCode, upgraded.baseOfferCode]).toEqual([cart.totalPrice + better!.price, better!.offerCode, cart.offer.offerCode]);
    expect(upsells.find(({ code }: CartUpsell) => code === 'room').selected).toEqual({ variantCode: better!.code, optionCode: null, personRefs: [] });
    expect((await visitor.get(`/api/www/cart/details?offerCode=${cart.offer.offerCode}`)).body.cartId).toBe(cart.cartId);
    const { body: { cart: back } } = await choose(visitor, 'room', null);
    expect([back.totalPrice, back.offer.offerCode, back.baseOfferCode]).toEqual([cart.totalPrice, cart.offer.offerCode, cart.offer.offerCode]);
  });

  it('are sold from their stock, given back by an order that is cancelled, and dropped from a cart that comes too late', async () => {
    const [first, second] = [visit(app), visit(app)] as const;
    const cart = await fillCart(first);
    await second.post('/api/www/cart/product', { offerCode: cart.offer.offerCode, occupancies: cart.occupancies });
    await database.kysely.updateTable('extra_price').set({ stock: 1 }).where('variant', '=', 'valet').execute();
    const { body: { cart: late } } = await choose(second, 'parking', 'valet');
    const { body: { cart: early } } = await choose(first, 'parking', 'valet');
    const { body: order } = await orderOf(first, early);
    expect((await stockOf('parking')).map(({ sold }) => sold)).toEqual(Array(cart.offer.duration + 1).fill(1));
    const { body: check } = await second.post('/api/www/cart/price');
    expect(check).toEqual({ status: 'changed', previousTotal: late.totalPrice, totalPrice: late.offerPrice, dropped: ['Parkování u letiště: Auto převezmeme u terminálu'] });
    expect(await orderOf(second, late)).toMatchObject({ status: 409, body: { code: 'price-changed' } });
    expect((await upsellsOf(second)).find(({ code }) => code === 'parking')!.variants.find(({ code }) => code === 'valet')).toMatchObject({ available: false });
    expect(await choose(second, 'parking', 'valet')).toMatchObject({ status: 409, body: { code: 'sold-out' } });
    clock.advance({ hours: 100 });
    await app.shop.background.runDue();
    expect(await database.kysely.selectFrom('orders').select('status').where('id', '=', order.orderId).executeTakeFirst()).toEqual({ status: 'cancelled' });
    expect(await stockOf('parking')).toEqual([]);
  });
});
