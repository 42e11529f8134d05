import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/commerce.ts';
import { cartById } from '../cart/cart-rows.ts';
import type { Database } from '../db/open-database.ts';
import { makeDocument } from '../documents/make-document.ts';
import { changeBasePrice } from '../search/testing/change-base-price.ts';
import { openTestShop, visit, type TestClock, type TestVisitor } from '../testing/test-app.ts';
import { describeOnPostgresql } from '../testing/test-database.ts';
import { plainBlanks, readDocument } from '../testing/read-document.ts';
import { fillCart, notify, orderOf, pay } from '../testing/test-purchase.ts';
import { currentExtras } from './current-extras.ts';
import { offeredUpsells } from './offered-upsells.ts';

type CartUpsell = components['schemas']['CartUpsell'];
type Extra = components['schemas']['Extra'];
const FAMILY = [{ adults: 2, childBirthDates: ['2025-03-01'] }];

describeOnPostgresql('extras of a holiday', (open) => {
  let database: Database;
  let app: FastifyInstance;
  let clock: TestClock;
  beforeAll(async () => {
    const shop = await openTestShop(open);
    ({ database, app, clock } = shop);
    return shop.close;
  });

  const choose = (visitor: TestVisitor, code: string, variantCode: string | null, more: object = {}) => visitor.put('/api/www/cart/upsell', { code, variantCode, ...more });
  const upsellsOf = async (visitor: TestVisitor): Promise<CartUpsell[]> => (await visitor.get('/api/www/cart/upsell')).body.upsells;
  async function withBetterRoom() {
    for (let tries = 0; tries < 20; tries++) {
      const visitor = visit(app);
      const cart = await fillCart(visitor);
      if ((await upsellsOf(visitor)).some(({ code }) => code === 'room')) return { visitor, cart };
    }
    throw new Error('No hotel has a better room');
  }
  const stockOf = (code: string) => database.kysely.selectFrom('extra_stock').select(['day', 'sold']).where('code', '=', code).where('sold', '>', 0).orderBy('day').execute();

  it('are what the trip can use, in words, for whom they are: an infant has no suitcase and needs an insurance [upsell.fields]', async () => {
    const visitor = visit(app);
    await fillCart(visitor, 'WS', FAMILY);
    const upsells = await upsellsOf(visitor);
    const of = (code: string) => upsells.find((upsell) => upsell.code === code)!;
    expect(upsells.map(({ groupType }) => groupType)).toEqual(expect.arrayContaining(['baggage', 'transfer', 'insurance', 'parking', 'lounge']));
    for (const upsell of upsells) {
      expect(upsell.price).toBe(Math.min(...upsell.variants.map(({ price }) => price)));
      for (const shown of [upsell.title, upsell.description, upsell.recommending.title, upsell.recommending.callToAction, upsell.discouraging.title, upsell.discouraging.callToAction, ...upsell.variants.flatMap(({ title, summaryTitle }) => [title, summaryTitle])]) expect(shown).toMatch(/\p{L}|\d/u);
      expect([upsell.selected, upsell.resignationAvailable, upsell.attachments.length]).toEqual([null, true, upsell.groupType === 'insurance' || upsell.groupType === 'activity' ? 1 : 0]);
    }
    expect(of('baggage').variants[0]!.personRefs).toEqual([0, 1]);
    expect(of('insurance').variants[0]!.personRefs).toEqual([0, 1, 2]);
    expect(of('insurance').attachments).toEqual([{ title: 'Podmínky pojištění', url: '/obchodni-podminky' }]);
    const driver = visit(app);
    await fillCart(driver, 'DW');
    expect((await upsellsOf(driver)).filter(({ groupType }) => ['baggage', 'transfer', 'parking', 'lounge'].includes(groupType))).toEqual([]);
  });

  it('say that checked baggage is in the price where it is, and sell another bag beside it; a low-cost fare has none [upsell.fields]', async () => {
    const seen = new Set<boolean>();
    for (let tries = 0; tries < 40 && seen.size < 2; tries++) {
      const visitor = visit(app);
      const { offer: { lowCost } } = await fillCart(visitor);
      if (seen.has(lowCost)) continue;
      seen.add(lowCost);
      const { title, description, discouraging, variants } = (await upsellsOf(visitor)).find(({ code }) => code === 'baggage')!;
      const { body: { cart } } = await choose(visitor, 'baggage', 'bag-23', { personRefs: [0] });
      const titles = [title, variants[1]!.summaryTitle, cart.extras[0].title];
      if (lowCost) {
        expect([...titles, discouraging.title]).toEqual(['Odbavené zavazadlo', 'Odbavené zavazadlo: 23 kg', 'Odbavené zavazadlo: 23 kg', 'Poletíte jen s příručním zavazadlem']);
      } else {
        expect([...titles, discouraging.title]).toEqual(['Další odbavené zavazadlo', 'Další odbavené zavazadlo: 23 kg', 'Další odbavené zavazadlo: 23 kg', 'Poletíte se zavazadlem, které je v ceně']);
        expect(description).toContain('V ceně už je odbavené zavazadlo 20 kg na osobu');
      }
    }
    expect(seen.has(false)).toBe(true);
  });

  it('that were shown as gone are not in a price that is accepted, also where they are to be had again [upsell.fields] [checkout.flow]', async () => {
    const visitor = visit(app);
    await fillCart(visitor);
    const priced = (variant: string, change: { price?: number; stock?: number }) => database.kysely.updateTable('extra_price').set(change).where('variant', '=', variant).execute();
    const { body: { cart: { totalPrice: alone } } } = await choose(visitor, 'insurance', 'basic');
    await choose(visitor, 'parking', 'valet');
    const { stock } = await database.kysely.selectFrom('extra_price').select('stock').where('variant', '=', 'valet').executeTakeFirstOrThrow();
    await priced('valet', { stock: 0 });
    const { body: check } = await visitor.post('/api/www/cart/price');
    expect(check).toMatchObject({ status: 'changed', totalPrice: alone, dropped: [expect.stringContaining('Parkování')] });
    const accept = async (totalPrice: number, dropped: string[]) => (await visitor.post('/api/www/cart/price/accept', { totalPrice, dropped })).body;
    // Nobody was told that it is gone.
    expect(await accept(alone, [])).toMatchObject({ status: 'changed', dropped: check.dropped });
    await priced('valet', { stock: stock! });
    expect(await accept(alone - 100, check.dropped)).toEqual({ status: 'changed', previousTotal: alone - 100, totalPrice: alone, dropped: check.dropped });
    for (const _ of ['once', 'its answer was lost']) expect(await accept(alone, check.dropped)).toEqual({ status: 'unchanged', previousTotal: alone, totalPrice: alone });
    const { body: cart } = await visitor.get('/api/www/cart/details');
    expect([cart.totalPrice, cart.extras.map(({ code }: { code: string }) => code)]).toEqual([alone, ['insurance']]);
    expect(await orderOf(visitor, cart)).toMatchObject({ status: 200, body: { totalPrice: alone } });
  });

  it('name the price of the cheapest that is left [upsell.fields]', async () => {
    const visitor = visit(app);
    await fillCart(visitor);
    const parking = async () => (await upsellsOf(visitor)).find(({ code }) => code === 'parking')!;
    const { price, variants: [cheapest, next] } = await parking();
    expect([price, cheapest!.price < next!.price]).toEqual([cheapest!.price, true]);
    const { stock } = await database.kysely.selectFrom('extra_price').select('stock').where('variant', '=', cheapest!.code).executeTakeFirstOrThrow();
    await database.kysely.updateTable('extra_price').set({ stock: 0 }).where('variant', '=', cheapest!.code).execute();
    const { price: left, variants } = await parking();
    expect([left, variants.map(({ available }) => available)]).toEqual([next!.price, [false, true, true]]);
    await database.kysely.updateTable('extra_price').set({ stock }).where('variant', '=', cheapest!.code).execute();
  });

  it('change price, order, mail and deposit to the haléř, and nobody names a price of their own without a trace [upsell.fields]', async () => {
    const visitor = visit(app);
    const cart = await fillCart(visitor, 'WS', FAMILY);
    const insurance = (await upsellsOf(visitor)).find(({ code }) => code === 'insurance')!.variants[1]!;
    expect(await choose(visitor, 'insurance', 'comfort', { price: insurance.price - 1 })).toMatchObject({ status: 409, body: { code: 'price-changed', errors: [{ message: String(insurance.price) }] } });
    expect(await choose(visitor, 'baggage', 'bag-23', { personRefs: [2] })).toMatchObject({ status: 400, body: { code: 'wrong-persons' } });
    expect((await database.kysely.selectFrom('refused_purchase').select('code').where('subject', '=', cart.cartId).orderBy('id').execute()).map(({ code }) => code)).toEqual(['price-changed', 'wrong-persons']);
    await choose(visitor, 'insurance', 'comfort', { price: insurance.price });
    const { body: { cart: chosen } } = await choose(visitor, 'baggage', 'bag-23', { personRefs: [1] });
    expect(chosen.totalPrice).toBe(cart.totalPrice + insurance.price * 3 + 99_000);
    expect(chosen.extras.map(({ code, price }: { code: string; price: number }) => [code, price])).toEqual([['insurance', insurance.price * 3], ['baggage', 99_000]]);
    const { body: order } = await orderOf(visitor, chosen);
    expect([order.totalPrice, order.offerPrice, order.extras]).toEqual([chosen.totalPrice, cart.totalPrice, chosen.extras]);
    expect(order.deposit).toBe(Math.ceil((chosen.totalPrice * 0.3) / 100) * 100);
    const { plain } = await database.kysely.selectFrom('mail_outbox').select('plain').where('order_id', '=', order.orderId).executeTakeFirstOrThrow();
    expect(plain).toMatch(/Další odbavené zavazadlo: 23 kg: 990\sKč/);
    expect(plain).not.toContain('Cena neobsahuje');
    expect(await choose(visitor, 'lounge', 'standard')).toMatchObject({ status: 409, body: { code: 'already-ordered' } });
  });

  it('are named as not in the price until everybody has bought them [upsell.fields]', async () => {
    const visitor = visit(app);
    await fillCart(visitor);
    const { body: { cart } } = await choose(visitor, 'insurance', 'basic', { personRefs: [1] });
    const { body: order } = await orderOf(visitor, cart);
    const { plain } = await database.kysely.selectFrom('mail_outbox').select('plain').where('order_id', '=', order.orderId).executeTakeFirstOrThrow();
    expect(plain).toMatch(/Cena neobsahuje: .*cestovní pojištění/);
  });

  it('ask for all that is left of them in one question [upsell.fields]', async () => {
    const visitor = visit(app);
    const { cartId } = await fillCart(visitor);
    await choose(visitor, 'parking', 'covered');
    await choose(visitor, 'transfer', 'private-van');
    const asked: unknown[] = [];
    const counting = database.kysely.withPlugin({ transformQuery: ({ node }) => (asked.push(node), node), transformResult: async ({ result }) => result });
    const cart = await cartById(counting, cartId);
    const questions = () => asked.splice(0).filter((node) => JSON.stringify(node).includes('extra_stock')).length;
    expect((await offeredUpsells(counting, app.shop, cart, 'cs')).flatMap(({ groupType, variants }) => (groupType === 'parking' || groupType === 'transfer' ? variants.map(({ available }) => available) : []))).toEqual(Array.from({ length: 6 }, () => true));
    expect(questions()).toBe(1);
    expect((await currentExtras(counting, app.shop, cart)).extras.map(({ code }) => code)).toEqual(['parking', 'transfer']);
    expect(questions()).toBe(1);
  });

  it('say how many cars a transfer takes where one is too small, in the card, the cart, the order and its mail [upsell.fields]', async () => {
    const visitor = visit(app);
    const cart = await fillCart(visitor, 'WS', [{ adults: 2, childBirthDates: ['2016-05-01'] }, { adults: 2, childBirthDates: [] }]);
    const { variants } = (await upsellsOf(visitor)).find(({ code }) => code === 'transfer')!;
    expect(variants.map(({ title }) => title)).toEqual(['2× Auto do 3 osob', 'Minibus do 8 osob', '2× Limuzína do 3 osob']);
    const { body: { cart: chosen } } = await choose(visitor, 'transfer', 'private-car');
    expect(chosen.extras.map(({ title, price }: { title: string; price: number }) => [title, price])).toEqual([['Soukromý odvoz: 2× Auto do 3 osob', variants[0]!.price]]);
    const { body: order } = await orderOf(visitor, chosen);
    expect([order.totalPrice - cart.totalPrice, order.extras[0].title]).toEqual([variants[0]!.price, 'Soukromý odvoz: 2× Auto do 3 osob']);
    const { plain } = await database.kysely.selectFrom('mail_outbox').select('plain').where('order_id', '=', order.orderId).executeTakeFirstOrThrow();
    expect(plain).toContain('Soukromý odvoz: 2× Auto do 3 osob');
  });

  it('are one variant each, can be resigned from, and a better room becomes the offer under the same address [upsell.fields] [cart.calls]', async () => {
    const { visitor, cart } = await withBetterRoom();
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

  it('of a holiday whose own price moved meanwhile cost what their cards say; the rest is for the price check to tell [upsell.fields] [checkout.flow]', async () => {
    const { visitor, cart } = await withBetterRoom();
    await database.kysely.transaction().execute((tx) => changeBasePrice(tx, cart.offer.offerCode, 9_900_000));
    const { code, price, offerCode } = (await upsellsOf(visitor)).find((upsell) => upsell.code === 'room')!.variants[0]!;
    const { body: { cart: upgraded } } = await choose(visitor, 'room', code, { price });
    expect([upgraded.offer.offerCode, upgraded.totalPrice]).toEqual([offerCode, cart.totalPrice + price]);
    const { body: page } = await visitor.post('/api/www/hotelCard/offer', { offerCode, occupancies: cart.occupancies });
    expect((await visitor.post('/api/www/cart/price')).body).toEqual({ status: 'changed', previousTotal: upgraded.totalPrice, totalPrice: page.offer.totalPrice });
    expect((await choose(visitor, 'room', null)).body.cart).toMatchObject({ totalPrice: cart.totalPrice, offer: { offerCode: cart.offer.offerCode } });
  });

  it('are still chosen, resigned from and exchanged for what their cards say when they cost less than what the customer came with [upsell.fields]', async () => {
    const withBoards = async () => {
      for (let tries = 0; tries < 20; tries++) {
        const visitor = visit(app);
        const cart = await fillCart(visitor);
        const boards = (await upsellsOf(visitor)).find(({ code }) => code === 'board')?.variants ?? [];
        if (boards.length > 1) return { visitor, cart, boards };
      }
      throw new Error('No hotel has two better boards');
    };
    const { visitor, cart, boards: [first, second] } = await withBoards();
    const { body: { cart: upgraded } } = await choose(visitor, 'board', second!.code, { price: second!.price });
    await database.kysely.transaction().execute((tx) => changeBasePrice(tx, second!.offerCode!, 100_000));
    const { selected, variants } = (await upsellsOf(visitor)).find(({ code }) => code === 'board')!;
    const now = variants.find(({ code }) => code === second!.code)!.price;
    expect([selected?.variantCode, now < 0]).toEqual([second!.code, true]);
    const { body: { cart: exchanged } } = await choose(visitor, 'board', first!.code, { price: first!.price });
    expect([exchanged.offer.offerCode, exchanged.totalPrice]).toEqual([first!.offerCode, upgraded.totalPrice - now + first!.price]);
    expect((await choose(visitor, 'board', null)).body.cart).toMatchObject({ totalPrice: upgraded.totalPrice - now, offer: { offerCode: cart.offer.offerCode } });
    expect((await visitor.post('/api/www/cart/price')).body).toEqual({ status: 'changed', previousTotal: upgraded.totalPrice - now, totalPrice: cart.totalPrice });
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

  it('hold trips from the one stock of activities: by age, per day and start, to the last place in either shop [upsell.flow] [excursion.checkout]', async () => {
    const party = [{ adults: 2, childBirthDates: ['2018-05-01'] }];
    const [family, late] = [visit(app), visit(app)] as const;
    const cart = await fillCart(family, 'WS', party);
    const trips = (await upsellsOf(family)).filter(({ groupType }) => groupType === 'activity');
    const trip = trips.find(({ variants }) => variants[0]!.personRefs.length === 3)!;
    const { code, variants: [start] } = trip as CartUpsell & { variants: [CartUpsell['variants'][number]] };
    const [day, time] = start.code.split('T') as [string, string];
    expect([day > cart.offer.startDate, day < cart.offer.endDate, start.price]).toEqual([true, true, trip.price]);
    const activityId = code.replace('activity-', '');
    const activity = async () => (await family.get(`/api/www/activity/activities/${activityId}?from=${day}`)).body;
    const freeNow = async (): Promise<number> => (await activity()).times.find((one: { day: string; time: string }) => one.day === day && one.time === time)?.free ?? 0;
    const free = await freeNow();
    const priceOf = (band: string): number => activityPrices.find((one) => one.code === band)!.price;
    const activityPrices: { code: string; price: number }[] = (await activity()).prices;
    expect(start.personPrices).toEqual([priceOf('adult'), priceOf('adult'), priceOf('child')]);

    expect(await choose(family, code, start.code, { personRefs: [2] })).toMatchObject({ status: 400, body: { code: 'wrong-persons' } });
    const { body: { cart: chosen } } = await choose(family, code, start.code, { price: start.price });
    const lines = chosen.extras.map(({ personRefs, price }: { personRefs: number[]; price: number }) => [personRefs, price]);
    expect(lines).toEqual([[[0, 1], 2 * priceOf('adult')], [[2], priceOf('child')]]);
    expect(chosen.totalPrice).toBe(cart.totalPrice + 2 * priceOf('adult') + priceOf('child'));
    expect((await upsellsOf(family)).find((one) => one.code === code)!.selected).toEqual({ variantCode: start.code, optionCode: null, personRefs: [0, 1, 2] });

    // Others leave fewer places than the party has: what was chosen can still be given up.
    await choose(family, code, start.code, { personRefs: [0, 1] });
    await database.kysely.insertInto('activity_day').values({ activity_code: activityId, day, time, capacity: 2 }).execute();
    expect((await upsellsOf(family)).find((one) => one.code === code)!.selected).toMatchObject({ personRefs: [0, 1] });
    expect((await choose(family, code, null)).body.cart.extras).toEqual([]);
    expect((await upsellsOf(family)).find((one) => one.code === code)?.variants.some((variant) => variant.code === start.code) ?? false).toBe(false);
    // Whoever has the page open from before presses what is gone: the cart is as open as it was.
    expect(await choose(family, code, start.code, { price: start.price })).toMatchObject({ status: 409, body: { code: 'sold-out' } });
    await database.kysely.deleteFrom('activity_day').where('activity_code', '=', activityId).where('day', '=', day).where('time', '=', time).execute();
    await choose(family, code, start.code, { price: start.price });

    // Somebody else has the same in the cart, and comes too late.
    await late.post('/api/www/cart/product', { offerCode: cart.offer.offerCode, occupancies: party });
    const { body: { cart: lateCart } } = await choose(late, code, start.code);
    expect(await freeNow()).toBe(free);
    const { body: order } = await orderOf(family, chosen);
    expect([order.totalPrice, order.extras]).toEqual([chosen.totalPrice, chosen.extras]);
    expect(await freeNow()).toBe(free - 3);
    const { plain } = await database.kysely.selectFrom('mail_outbox').select('plain').where('order_id', '=', order.orderId).executeTakeFirstOrThrow();
    expect(plain.split(start.summaryTitle)).toHaveLength(2);
    expect(plain).toContain(`${start.summaryTitle}: ${app.shop.texts.cs.format.money(2 * priceOf('adult') + priceOf('child'), 'CZK')}`);
    await database.kysely.insertInto('activity_day').values({ activity_code: activityId, day, time, capacity: 5 }).onConflict((conflict) => conflict.columns(['activity_code', 'day', 'time']).doUpdateSet({ capacity: 5 })).execute();
    const item = { activityId, day, time, people: { adult: 3, child: 0, infant: 0 }, info: { booking: { hotel: 'Malia', phone: '+420601123456' }, people: Array.from({ length: 3 }, () => ({ name: 'Eva Malá' })) } };
    expect(await visit(app).post('/api/www/activity/cart/items', item)).toMatchObject({ status: 409, body: { code: 'time-full' } });
    expect((await late.post('/api/www/cart/price')).body).toEqual({ status: 'changed', previousTotal: lateCart.totalPrice, totalPrice: lateCart.offerPrice, dropped: [start.summaryTitle] });
    expect(await orderOf(late, lateCart)).toMatchObject({ status: 409, body: { code: 'price-changed' } });
    expect((await late.post('/api/www/cart/price/accept', { totalPrice: lateCart.offerPrice, dropped: [start.summaryTitle] })).body.status).toBe('unchanged');
    clock.advance({ hours: 100 });
    await app.shop.background.runDue();
    expect(await freeNow()).toBe(5);
  });

  it('lose a trip whole when its organiser takes somebody of the party no more: said once, accepted once [upsell.flow] [checkout.flow]', async () => {
    const visitor = visit(app);
    const cart = await fillCart(visitor, 'WS', [{ adults: 2, childBirthDates: ['2018-05-01'] }]);
    const { code, variants: [start] } = (await upsellsOf(visitor)).find(({ groupType, variants }) => groupType === 'activity' && variants[0]!.personRefs.length === 3) as CartUpsell & { variants: [CartUpsell['variants'][number]] };
    const { body: { cart: chosen } } = await choose(visitor, code, start.code, { price: start.price });
    const activity = code.replace('activity-', '');
    const { prices } = await database.kysely.selectFrom('activity').select('prices').where('code', '=', activity).executeTakeFirstOrThrow();
    const sellTo = (bands: typeof prices) => database.kysely.updateTable('activity').set({ prices: JSON.stringify(bands) }).where('code', '=', activity).execute();
    await sellTo(prices.filter((band) => band.code !== 'child'));
    try {
      const { body: check } = await visitor.post('/api/www/cart/price');
      expect(check).toEqual({ status: 'changed', previousTotal: chosen.totalPrice, totalPrice: cart.totalPrice, dropped: [start.summaryTitle] });
      expect((await visitor.post('/api/www/cart/price/accept', { totalPrice: check.totalPrice, dropped: check.dropped })).body.status).toBe('unchanged');
      expect(await orderOf(visitor, { ...chosen, totalPrice: check.totalPrice })).toMatchObject({ status: 200, body: { totalPrice: cart.totalPrice, extras: [] } });
    } finally {
      await sellTo(prices);
    }
  });

  it('have a voucher each, beside the stay’s voucher and the ticket, in the mail that says all is paid: with who takes part, when and where [upsell.flow] [account.documents]', async () => {
    const visitor = visit(app);
    await fillCart(visitor, 'WS', [{ adults: 2, childBirthDates: ['2018-05-01'] }]);
    const trip = (await upsellsOf(visitor)).find(({ groupType, variants }) => groupType === 'activity' && variants[0]!.personRefs.length === 3)!;
    const { body: { cart } } = await choose(visitor, trip.code, trip.variants[0]!.code);
    const { body: order } = await orderOf(visitor, cart);
    const mails = () => database.kysely.selectFrom('mail_outbox').select(['plain', 'attachments']).where('order_id', '=', order.orderId).where('occasion', 'like', 'payment-received:%').orderBy('created_at').execute();
    const payPart = async (variant: 'deposit' | 'full', amount: number) => {
      const { body: { paymentId } } = await pay(visitor, order.orderId, { variant, method: 'card', key: `voucher-${variant}` });
      await notify(visitor, { paymentId, amount });
      clock.advance({ minutes: 1 });
    };
    await payPart('deposit', order.deposit);
    expect((await mails()).map(({ attachments }) => attachments.map(({ kind }) => kind))).toEqual([['receipt']]);
    await payPart('full', order.totalPrice - order.deposit);
    const [, { plain, attachments }] = await mails() as [unknown, Awaited<ReturnType<typeof mails>>[number]];
    expect(plain).toContain('Potvrzení o přijaté platbě, Voucher, Letenka');
    expect(attachments.map(({ kind }) => kind)).toEqual(['receipt', 'voucher', 'ticket', 'voucher']);
    const { text } = await readDocument(await makeDocument(app.shop.texts, attachments.at(-1)!));
    for (const shown of [`${order.number}-1`, trip.title, trip.variants[0]!.title, 'Kde se sejdeme', ...order.travellers.map(({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`)]) expect(text).toContain(plainBlanks(shown));
  });

  it('have options where their variants have: charging costs its days on top, is named wherever the parking is, and holds as its price moves [upsell.fields]', async () => {
    const visitor = visit(app);
    const { offer: { duration }, totalPrice } = await fillCart(visitor);
    const { variants } = (await upsellsOf(visitor)).find(({ code }) => code === 'parking')!;
    const perDay = (price: number) => price * (duration + 1);
    expect(variants.map(({ code, options }) => [code, options])).toEqual([['outdoor', []], ...['covered', 'valet'].map((code) => [code, [
      { code: 'no-charging', label: 'bez nabíjení auta', price: 0, available: true },
      { code: 'charging', label: 's nabíjením auta', price: perDay(8_900), available: true },
    ]])]);
    const covered = variants[1]!.price;
    for (const [variant, optionCode] of [['outdoor', 'charging'], ['covered', 'unknown'], ['covered', 'DEPARTURE']] as const) expect((await choose(visitor, 'parking', variant, { optionCode })).body.code).toBe('sold-out');
    const { body: plain } = await choose(visitor, 'parking', 'covered', { price: covered });
    expect([plain.cart.totalPrice, plain.cart.extras[0]]).toEqual([totalPrice + covered, expect.objectContaining({ optionCode: 'no-charging', title: 'Parkování u letiště: Kryté stání', price: covered })]);
    // Who saw the price without it has not agreed to the other.
    const refused = await choose(visitor, 'parking', 'covered', { optionCode: 'charging', price: covered });
    expect([refused.status, refused.body.code, refused.body.errors[0].message]).toEqual([409, 'price-changed', String(covered + perDay(8_900))]);
    const { body: charged } = await choose(visitor, 'parking', 'covered', { optionCode: 'charging', price: covered + perDay(8_900) });
    const named = 'Parkování u letiště: Kryté stání, s nabíjením auta';
    expect([charged.cart.totalPrice, charged.cart.extras[0].title]).toEqual([totalPrice + covered + perDay(8_900), named]);
    expect(charged.upsells.find(({ code }: CartUpsell) => code === 'parking').selected).toEqual({ variantCode: 'covered', optionCode: 'charging', personRefs: [] });
    expect((await visitor.get('/api/www/cart/details?locale=hu')).body.extras[0].title).toBe('Parkolás a reptérnél: Fedett hely, autótöltéssel');

    const priced = (price: number) => database.kysely.updateTable('extra_price').set({ price }).where('variant', '=', 'charging').execute();
    await priced(9_900);
    const dearer = totalPrice + covered + perDay(9_900);
    expect((await visitor.post('/api/www/cart/price')).body).toMatchObject({ status: 'changed', totalPrice: dearer });
    await visitor.post('/api/www/cart/price/accept', { totalPrice: dearer, dropped: [] });
    const { body: order } = await orderOf(visitor, (await visitor.get('/api/www/cart/details')).body);
    await priced(8_900);
    expect([order.totalPrice, order.extras.map(({ title, optionCode, price }: Extra) => [title, optionCode, price])]).toEqual([dearer, [[named, 'charging', covered + perDay(9_900)]]]);
    const [mail] = await database.kysely.selectFrom('mail_outbox').select('plain').where('plain', 'like', `%${named}%`).execute();
    expect(mail?.plain).toContain(named);
  });
});
