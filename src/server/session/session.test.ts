import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { describeOnPostgresql } from '../testing/test-database.ts';
import { buildTestApp, TEST_NOON, testClock, visit, type TestClock } from '../testing/test-app.ts';
import { fillCart } from '../testing/test-purchase.ts';
import { withSession } from '../testing/test-session.ts';

const INFO = '/api/www/user/info/get';
const REFRESH = '/api/www/oauth/token/refresh';

describeOnPostgresql('a session', (open) => {
  let database: Database;
  let app: FastifyInstance;
  let clock: TestClock;
  beforeAll(async () => { database = await open(); });
  afterAll(() => database.close());
  beforeEach(async () => {
    clock = testClock();
    app = await buildTestApp(database, { clock });
    return () => app.close();
  });

  it('does not begin with looking around: a guest is known by what their browser calls itself, and gets no cookie [user.info]', async () => {
    const visitor = visit(app);
    const ask = (appId: string) => visitor.get(INFO, { 'market-language': 'uk', 'app-id': appId });
    const answer = await ask('one');
    expect(answer).toMatchObject({ status: 200, headers: { 'customer-segment': 'FIRST_TIME_ON_PAGE' } });
    expect(answer.body).toEqual({ authenticated: false, account_type: 'GUEST', user_uid: expect.stringMatching(/^[\w-]{22}$/), language: 'uk', timestamp: new Date(TEST_NOON).toISOString() });
    expect((await ask('one')).body.user_uid).toBe(answer.body.user_uid);
    expect((await ask('two')).body.user_uid).not.toBe(answer.body.user_uid);
    expect([...visitor.cookies]).toEqual([]);
    expect(await database.kysely.selectFrom('visitor_session').selectAll().execute()).toEqual([]);
  });

  it('begins with a cart, and once [user.info]', async () => {
    const shop = await buildTestApp(await open({ catalogue: 'small' }), { clock });
    try {
      const visitor = visit(shop);
      await fillCart(visitor);
      expect([...visitor.cookies.keys()].sort()).toEqual(['shop_access', 'shop_cart', 'shop_refresh']);
      const session = visitor.cookies.get('shop_refresh');
      const { body } = await visitor.get(INFO, { 'app-id': 'one' });
      expect((await visitor.get(INFO, { 'app-id': 'two' })).body.user_uid).toBe(body.user_uid);
      await fillCart(visitor);
      expect(visitor.cookies.get('shop_refresh')).toBe(session);
    } finally {
      await shop.close();
      await shop.shop.database.close();
    }
  });

  it('is not needed to return: a visitor is returning who was first seen before this visit [user.info] [user.returning]', async () => {
    const visitor = visit(app);
    visitor.cookies.set('consent', 'preferences');
    await visitor.get(INFO);
    clock.advance({ minutes: 30 });
    expect((await visitor.get(INFO)).headers['customer-segment']).toBe('FIRST_TIME_ON_PAGE');
    clock.advance({ hours: 24 });
    expect((await visitor.get(INFO)).headers['customer-segment']).toBe('returning');
    expect([...visitor.cookies.keys()]).toEqual(['consent', 'shop_visited']);
  });

  it('does not remember a visit of who has not agreed to it [consent.categories] [user.info]', async () => {
    for (const consent of [undefined, 'none', 'statistics.marketing']) {
      const visitor = visit(app);
      if (consent !== undefined) visitor.cookies.set('consent', consent);
      await visitor.get(INFO);
      expect(visitor.cookies.has('shop_visited')).toBe(false);
    }
  });

  it('forgets a visit as soon as its visitor agrees to it no more [consent.categories] [user.info]', async () => {
    const visitor = visit(app);
    visitor.cookies.set('consent', 'preferences');
    await visitor.get(INFO);
    visitor.cookies.set('consent', 'none');
    expect((await visitor.get(INFO)).headers['set-cookie']).toMatch(/^shop_visited=; Max-Age=0; /);
  });

  it('keeps its cookies from scripts and other sites', async () => {
    const visitor = visit(app);
    await withSession(visitor, app);
    visitor.cookies.set('consent', 'preferences');
    const { headers: refreshed } = await visitor.post(REFRESH);
    const { headers: informed } = await visitor.get(INFO);
    const set = [refreshed, informed].flatMap((headers) => headers['set-cookie'] as string | string[]);
    expect(set).toHaveLength(3);
    for (const cookie of set) expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('answers 403 to a token that is too old or forged, and takes one refresh to go on [token.refresh]', async () => {
    const visitor = visit(app);
    const before = await withSession(visitor, app);
    clock.advance({ minutes: 16 });
    expect(await visitor.get(INFO)).toMatchObject({ status: 403, body: { code: 'token-expired' } });
    expect(await visitor.get('/api/www/cart/details')).toMatchObject({ status: 403, body: { code: 'token-expired' } });
    expect(await visitor.post(REFRESH)).toMatchObject({ status: 204 });
    expect(await visitor.get(INFO)).toMatchObject({ status: 200, body: { user_uid: before.userUid } });
    visitor.cookies.set('shop_access', `${visitor.cookies.get('shop_access')}x`);
    expect(await visitor.get(INFO)).toMatchObject({ status: 403 });
  });

  it('spends a refresh token once; again at the same moment is another tab, later is a thief [token.refresh]', async () => {
    const visitor = visit(app);
    await withSession(visitor, app);
    const first = visitor.cookies.get('shop_refresh')!;
    expect((await visitor.post(REFRESH)).status).toBe(204);
    const second = visitor.cookies.get('shop_refresh')!;
    expect(second).not.toBe(first);

    visitor.cookies.set('shop_refresh', first);
    clock.advance({ seconds: 20 });
    expect((await visitor.post(REFRESH)).status).toBe(204);
    const third = visitor.cookies.get('shop_refresh')!;

    visitor.cookies.set('shop_refresh', first);
    clock.advance({ seconds: 20 });
    expect(await visitor.post(REFRESH)).toMatchObject({ status: 401, body: { code: 'session-over' } });
    for (const token of [second, third]) {
      visitor.cookies.set('shop_refresh', token);
      expect((await visitor.post(REFRESH)).status).toBe(401);
    }
  });

  it('lets two tabs refresh at once', async () => {
    const visitor = visit(app);
    await withSession(visitor, app);
    const answers = await Promise.all([visitor.post(REFRESH), visitor.post(REFRESH), visitor.post(REFRESH)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  });

  it('that is over takes its cookies along, and the visitor is a guest again [token.refresh]', async () => {
    const visitor = visit(app);
    const before = await withSession(visitor, app);
    clock.advance({ hours: 24 * 91 });
    expect((await visitor.post(REFRESH)).status).toBe(401);
    expect([...visitor.cookies.keys()]).toEqual([]);
    const { status, body } = await visitor.get(INFO);
    expect(status).toBe(200);
    expect(body.user_uid).not.toBe(before.userUid);
  });

  it('is forgotten when its last token has expired', async () => {
    const { userUid } = await withSession(visit(app), app);
    const session = () => database.kysely.selectFrom('visitor_session').select('user_uid').where('user_uid', '=', userUid).execute();
    await app.shop.background.runDue();
    expect(await session()).toHaveLength(1);
    clock.advance({ hours: 24 * 91 });
    await app.shop.background.runDue();
    expect(await session()).toEqual([]);
  });
});
