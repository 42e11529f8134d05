import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { describeOnEveryEngine } from '../testing/test-database.ts';
import { buildTestApp, visit } from '../testing/test-app.ts';
import { offersRequest } from '../testing/test-purchase.ts';
import { provenSearch } from './proven-search.ts';

describeOnEveryEngine('a shop that searches by SQL alone', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open({ catalogue: 'small' });
  });
  afterAll(() => database.close());

  it('refuses to serve while its prices do not add up, says so once, and serves as soon as they do [listing.request]', async () => {
    const warnings: string[] = [];
    const app = await buildTestApp(database, { openSearch: ({ kysely }) => provenSearch(kysely, { warn: (message) => void warnings.push(message) }, { believedMs: 5 }) });
    const visitor = visit(app);
    const search = () => visitor.post('/api/www/search/offers', offersRequest('WS'));
    const isReady = async () => (await visitor.get('/readyz')).status === 200;
    const { hotel_id, airport_id, board_id, nights } = await database.kysely.selectFrom('offer_cell').select(['hotel_id', 'airport_id', 'board_id', 'nights']).where('airport_id', '>', 0).where('board_id', '>', 0).limit(1).executeTakeFirstOrThrow();
    const discount = (koruna: number) => sql`update offer_cell set prices = array(select case when price < 1000000 then price - ${koruna}::int else price end from unnest(prices) with ordinality days (price, day) order by day)
      where hotel_id = ${hotel_id} and airport_id = ${airport_id} and board_id = ${board_id} and nights = ${nights}`.execute(database.kysely);
    await discount(1);
    expect(await search()).toMatchObject({ status: 503, body: { code: 'prices-unreliable' } });
    expect([await isReady(), await isReady(), warnings]).toEqual([false, false, [expect.stringContaining('refuses to serve')]]);
    await discount(-1);
    await vi.waitFor(async () => expect(await isReady()).toBe(true), { timeout: 10_000, interval: 5 });
    expect(await search()).toMatchObject({ status: 200, body: { offers: expect.arrayContaining([expect.anything()]) } });
    await app.close();
  });
});
