import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/common.ts';
import type { Database } from '../db/open-database.ts';
import { buildTestApp, TEST_NOON, visit, type TestVisitor } from '../testing/test-app.ts';
import { codeFor, exchangeCode, makeCustomer } from '../testing/test-customer.ts';
import { describeOnPostgresql } from '../testing/test-database.ts';
import { addWish, mergeWishlists, readWishlistState } from './change-wishlist.ts';

type Offer = components['schemas']['Offer'];
const party = [{ adults: 2, childBirthDates: [] }];
const now = new Date(TEST_NOON);

describeOnPostgresql('the wishlist', (open) => {
  let database: Database;
  let app: FastifyInstance;
  let offers: Offer[];
  beforeAll(async () => {
    database = await open({ catalogue: 'small' });
    app = await buildTestApp(database);
    const request = { offerType: 'BY_PLANE', numberOfAdults: 2, childrenBirthdays: [], departuresCodes: [], destinationsCodes: [], metaData: { page: 0, pageSize: 6, sorting: 'price' } };
    offers = (await visit(app).post('/api/www/search/offers', request)).body.offers;
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  const press = (visitor: TestVisitor, { hotelCode, offerCode }: Pick<Offer, 'hotelCode' | 'offerCode'>, isWished = true) =>
    visitor.post('/api/www/wishlist/changes', { isWished, hotelCode, offerCode, occupancies: party });
  const list = async (visitor: TestVisitor, query = '') => (await visitor.get(`/api/www/wishlist${query}`)).body;

  it('offers stand side by side in the order asked for, one that is sold out with the nearest of its hotel, one of no hotel without any', async () => {
    const gone = offers[0]!.offerCode.replace(/^[A-Z0-9]+/, 'GONE999');
    const departed = offers[2]!.offerCode.replace(/_\d{8}_/, '_20260601_');
    const { status, body } = await visit(app).post('/api/www/compare', { offerCodes: [offers[1]!.offerCode, departed, gone], occupancies: party });
    const compared = body.compared as { askedCode: string; status: string; offer: Offer | null; facilities: unknown[]; beachMetres: number | null }[];
    expect([status, compared.map(({ askedCode, status: how, offer }) => [askedCode, how, offer?.hotelCode, offer?.totalPrice === offers[1]!.totalPrice])]).toEqual([200, [
      [offers[1]!.offerCode, 'available', offers[1]!.hotelCode, true], [departed, 'soldOut', offers[2]!.hotelCode, expect.any(Boolean)], [gone, 'gone', undefined, false],
    ]]);
    expect([compared[0]!.facilities.length > 0, compared[2]!.facilities]).toEqual([true, []]);
    expect((await visit(app).post('/api/www/compare', { offerCodes: ['<script>'], occupancies: party })).status).toBe(400);
    expect((await visit(app).post('/api/www/compare', { offerCodes: Array(5).fill(0).map((_, at) => `GRK${at}_PRG_20260712_07_AI_DR2`), occupancies: party })).status).toBe(400);
  });

  it('belongs to a signed cookie, takes a hotel once and forgets what is taken off [wishlist.calls]', async () => {
    const visitor = visit(app);
    expect((await visitor.get('/api/www/wishlist/count')).body).toEqual({ count: 0, hotelCodes: [], listId: '', revision: 0 });
    await press(visitor, offers[0]!);
    await press(visitor, offers[0]!);
    const { body } = await press(visitor, offers[1]!);
    const listId = visitor.cookies.get('shop_wishlist')!.split('.')[0];
    expect(body).toEqual({ count: 2, hotelCodes: expect.arrayContaining([offers[0]!.hotelCode, offers[1]!.hotelCode]), listId, revision: 3 });
    expect((await press(visitor, offers[0]!, false)).body).toEqual({ count: 1, hotelCodes: [offers[1]!.hotelCode], listId, revision: 4 });
    expect((await visitor.get('/api/www/wishlist/count')).body).toMatchObject({ count: 1, revision: 4 });
    const thief = visit(app);
    thief.cookies.set('shop_wishlist', `${visitor.cookies.get('shop_wishlist')!.split('.')[0]}.forged`);
    expect((await thief.get('/api/www/wishlist/count')).body.count).toBe(0);
    expect((await press(visitor, { hotelCode: 'NOWHERE1', offerCode: offers[0]!.offerCode })).status).toBe(404);
  });

  it('says what has become dearer, cheaper, sold out with the nearest offer, or is gone, and is shared by a link [page.wishlist]', async () => {
    const visitor = visit(app);
    for (const offer of offers.slice(0, 4)) await press(visitor, offer);
    const saved = (hotelCode: string) => database.kysely.updateTable('wishlist_item').where('hotel_code', '=', hotelCode);
    await saved(offers[0]!.hotelCode).set({ saved_price: offers[0]!.totalPrice + 100 }).execute();
    await saved(offers[1]!.hotelCode).set({ saved_price: offers[1]!.totalPrice - 100 }).execute();
    await saved(offers[2]!.hotelCode).set({ offer_code: offers[2]!.offerCode.replace(/_\d{8}_/, '_20260601_') }).execute();
    await saved(offers[3]!.hotelCode).set({ hotel_code: 'GONE999', offer_code: offers[3]!.offerCode.replace(/^[A-Z0-9]+/, 'GONE999') }).execute();
    const { wishes, gone, shareToken, totalResults } = await list(visitor);
    const changes = Object.fromEntries(wishes.map((wish: { hotelCode: string; change: string; offer: Offer | null }) => [wish.hotelCode, [wish.change, wish.offer?.hotelCode]]));
    expect([totalResults, changes]).toEqual([3, {
      [offers[0]!.hotelCode]: ['cheaper', offers[0]!.hotelCode], [offers[1]!.hotelCode]: ['dearer', offers[1]!.hotelCode],
      [offers[2]!.hotelCode]: ['soldOut', offers[2]!.hotelCode],
    }]);
    expect(gone.map(({ hotelCode }: { hotelCode: string }) => hotelCode)).toEqual(['GONE999']);
    const friend = visit(app);
    expect(await list(friend, `?list=${shareToken}`)).toMatchObject({ totalResults: 3, gone, shareToken: null });
    expect((await friend.get('/api/www/wishlist?list=junk.junk')).status).toBe(404);
    expect((await friend.get(`/api/www/wishlist?list=${visitor.cookies.get('shop_wishlist')}`)).status).toBe(404);
    expect(await list(friend)).toMatchObject({ totalResults: 0, shareToken: null });
  });

  it('tells others the ages of children, not their birth dates, at the same price [page.wishlist]', async () => {
    const visitor = visit(app);
    const born = ['2018-05-24', '2025-03-09', '2012-11-30'];
    const family = [{ adults: 2, childBirthDates: born.slice(0, 2) }, { adults: 1, childBirthDates: born.slice(2) }];
    for (const { hotelCode, offerCode } of offers.slice(0, 4)) await visitor.post('/api/www/wishlist/changes', { isWished: true, hotelCode, offerCode, occupancies: family });
    const change = (hotelCode: string) => database.kysely.updateTable('wishlist_item').where('hotel_code', '=', hotelCode);
    await change(offers[2]!.hotelCode).set({ offer_code: offers[2]!.offerCode.replace(/_\d{8}_/, '_20260601_') }).where('wishlist_id', '=', visitor.cookies.get('shop_wishlist')!.split('.')[0]!).execute();
    await change(offers[3]!.hotelCode).set({ hotel_code: 'GONE998', offer_code: offers[3]!.offerCode.replace(/^[A-Z0-9]+/, 'GONE998') }).where('wishlist_id', '=', visitor.cookies.get('shop_wishlist')!.split('.')[0]!).execute();
    const own = await list(visitor);
    const friend = visit(app);
    const shared = await list(friend, `?list=${own.shareToken}`);
    expect([born.filter((date) => JSON.stringify(own).includes(date)), born.filter((date) => JSON.stringify(shared).includes(date))]).toEqual([born, []]);
    const prices = ({ wishes }: typeof own) => wishes.map(({ change: is, savedPrice, offer }: { change: string; savedPrice: number; offer: Offer | null }) => [is, savedPrice, offer?.offerCode, offer?.totalPrice]);
    expect([prices(shared), shared.gone.length]).toEqual([prices(own), 1]);
    for (const { offer, occupancies } of shared.wishes) {
      if (offer === null) continue;
      const { body } = await friend.post('/api/www/hotelCard/offer', { offerCode: offer.offerCode, occupancies });
      expect([body.offer.totalPrice, body.offer.occupancies]).toEqual([offer.totalPrice, offer.occupancies]);
    }
  });

  it('holds 300 hotels of which half are gone, and takes presses of two tabs at once [page.wishlist]', async () => {
    const visitor = visit(app);
    await press(visitor, offers[0]!);
    const { wishlist_id } = await database.kysely.selectFrom('wishlist_item').select('wishlist_id').orderBy('saved_at', 'desc').where('hotel_code', '=', offers[0]!.hotelCode)
      .where('wishlist_id', '=', visitor.cookies.get('shop_wishlist')!.split('.')[0]!).executeTakeFirstOrThrow();
    await database.kysely.insertInto('wishlist_item').values(Array.from({ length: 299 }, (_, index) => {
      const offer = offers[index % offers.length]!;
      const hotelCode = `H${String(index).padStart(4, '0')}`;
      return { wishlist_id, hotel_code: hotelCode, hotel_name: 'Was here', offer_code: index % 2 ? offer.offerCode : offer.offerCode.replace(/^[A-Z0-9]+/, hotelCode), occupancies: JSON.stringify(party), saved_price: 100, saved_at: new Date(now.getTime() - index * 1000) };
    })).execute();
    const seen = new Set<string>();
    const { pagesCount, gone } = await list(visitor);
    for (const page of [0, 1, pagesCount - 1]) for (const { hotelCode } of (await list(visitor, `?page=${page}`)).wishes) seen.add(hotelCode);
    expect([pagesCount, seen.size, gone.length, (await list(visitor, '?page=1')).gone]).toEqual([13, 30, 150, []]);
    const goneCodes = gone.map(({ hotelCode }: { hotelCode: string }) => hotelCode);
    const changeGone = async (isWished: boolean, hotelCodes: string[]) => (await visitor.post('/api/www/wishlist/gone', { isWished, hotelCodes })).body.count;
    expect(await changeGone(false, [...goneCodes, offers[0]!.hotelCode])).toBe(150);
    expect(await list(visitor)).toMatchObject({ totalResults: 150, gone: [] });
    expect([await changeGone(true, goneCodes), await changeGone(true, goneCodes), (await list(visitor)).gone]).toEqual([300, 300, gone]);
    const [one] = gone;
    await press(visitor, { hotelCode: one.hotelCode, offerCode: one.savedOfferCode }, false);
    expect((await press(visitor, { hotelCode: one.hotelCode, offerCode: one.savedOfferCode })).body.count).toBe(300);
    expect((await visit(app).post('/api/www/wishlist/gone', { isWished: false, hotelCodes: goneCodes })).body).toEqual({ count: 0, hotelCodes: [], listId: '', revision: 0 });
    await Promise.all([offers[1]!, offers[2]!, offers[3]!].flatMap((offer) => [press(visitor, offer), press(visitor, offers[0]!, false)]));
    const { count, hotelCodes } = (await visitor.get('/api/www/wishlist/count')).body;
    expect([count, hotelCodes.includes(offers[0]!.hotelCode), hotelCodes.includes(offers[3]!.hotelCode)]).toEqual([302, false, true]);
  });

  it('is one for a customer who logs in from two browsers at once that each bring one [wishlist.events]', async () => {
    const email = await makeCustomer(app, 'naraz@example.cz');
    const browsers = [visit(app), visit(app)];
    for (const browser of browsers) await press(browser, offers[0]!);
    const codes = [await codeFor(browsers[0]!, email), await codeFor(browsers[1]!, email)];
    const answers = await Promise.all(browsers.map((browser, at) => exchangeCode(browser, codes[at]!)));
    const [one, other] = await Promise.all(browsers.map(async (browser) => (await browser.get('/api/www/wishlist/count')).body.listId));
    expect([answers.map(({ status }) => status), other]).toEqual([[200, 200], one]);
  });

  it('says of 500 hotels that it is full, not to who adds one of them again [wishlist.calls]', async () => {
    const visitor = visit(app);
    await press(visitor, offers[0]!);
    const wishlist_id = visitor.cookies.get('shop_wishlist')!.split('.')[0]!;
    await database.kysely.insertInto('wishlist_item').values(Array.from({ length: 499 }, (_, index) => (
      { wishlist_id, hotel_code: `H${index}`, hotel_name: 'Another', offer_code: offers[0]!.offerCode, occupancies: JSON.stringify(party), saved_price: 100, saved_at: now }
    ))).execute();
    expect(await press(visitor, offers[1]!)).toMatchObject({ status: 409, body: { code: 'wishlist-full' } });
    expect(await press(visitor, offers[0]!)).toMatchObject({ status: 200, body: { count: 500 } });
  });

  it('becomes the customer’s at login, each hotel once, and the brought list ends [wishlist.events]', async () => {
    const { kysely } = database;
    const wish = (hotelCode: string) => ({ hotelCode, hotelName: hotelCode, offerCode: 'X', occupancies: party, savedPrice: 1 });
    const merge = (listId: string | undefined) => kysely.transaction().execute((tx) => mergeWishlists(tx, listId, 'jana', now));
    expect(await merge(undefined)).toBeUndefined();
    const { listId: phone } = await addWish(kysely, undefined, wish('A'), now);
    expect(await merge(phone)).toBe(phone);
    const { listId: desk } = await addWish(kysely, undefined, wish('A'), now);
    await addWish(kysely, desk, wish('B'), now);
    expect(await merge(desk)).toBe(phone);
    expect([(await readWishlistState(kysely, phone)).hotelCodes, (await readWishlistState(kysely, desk)).count]).toEqual([['A', 'B'], 0]);
    expect(await merge(phone)).toBe(phone);
  });
});
