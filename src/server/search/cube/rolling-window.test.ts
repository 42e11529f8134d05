import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parseOfferCode } from '../../../domain/urls/offer-code.ts';
import { catalogueJob } from '../../../demo/catalogue/catalogue-job.ts';
import { todayOf } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import { describeOnEveryEngine } from '../../testing/test-database.ts';
import { buildTestApp, testClock, visit } from '../../testing/test-app.ts';
import { offersRequest } from '../../testing/test-purchase.ts';
import { cubeSearch } from './thread/cube-thread.ts';

/** Longer than a catalogue lasts. */
const DAYS = 63;
const LISTING = '/api/www/search/offers';
const FROM_TIME_TO_TIME = ['/api/www/listing/filters', '/api/www/listing/calendar-offers'];

describeOnEveryEngine('a shop whose clock moves on day by day', (open) => {
  let database: Database;
  let byCube: Awaited<ReturnType<typeof buildTestApp>>;
  let bySql: typeof byCube;
  const clock = testClock();
  beforeAll(async () => {
    database = await open({ catalogue: 'small' });
    [byCube, bySql] = [await buildTestApp(database, { clock, openSearch: cubeSearch }), await buildTestApp(database, { clock })];
    await vi.waitFor(async () => expect((await visit(byCube).get('/readyz')).status).toBe(200), { timeout: 20_000, interval: 10 });
  });
  afterAll(async () => {
    await byCube.close();
    await bySql.close();
    await database.close();
  });

  it('sells what leaves from tomorrow on, as SQL does, without a stop and into its next catalogue [listing.response]', { timeout: 120_000 }, async () => {
    const job = catalogueJob(database, 'small', clock);
    const firstDays = new Set<string>();
    for (let day = 0; day < DAYS; day++) {
      const today = todayOf(clock);
      let isDue = true;
      const made = job.runDue(new Date()).finally(() => { isDue = false; });
      // Asked while the catalogue is made too; what stops for a moment answers 503.
      while (isDue) expect((await visit(byCube).post(LISTING, offersRequest('WS'))).status).toBe(200);
      await made;
      firstDays.add((await database.kysely.selectFrom('catalogue_version').innerJoin('price_version', 'catalogue', 'id').select('first_day').executeTakeFirstOrThrow()).first_day);
      for (const path of [LISTING, ...(day % 20 === 1 ? FROM_TIME_TO_TIME : [])]) {
        const expected = (await visit(bySql).post(path, offersRequest('WS'))).body;
        await vi.waitFor(async () => expect([today, path, (await visit(byCube).post(path, offersRequest('WS'))).body]).toEqual([today, path, expected]), { timeout: 15_000, interval: 10 });
        for (const { offerCode } of expected.offers ?? []) expect(parseOfferCode(offerCode)!.departureDate > today).toBe(true);
      }
      expect((await visit(byCube).get('/readyz')).status).toBe(200);
      clock.advance({ hours: 24 });
    }
    expect(firstDays.size).toBe(2);
  });
});
