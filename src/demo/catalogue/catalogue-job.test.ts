import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../domain/dates/iso-date.ts';
import type { Database } from '../../server/db/open-database.ts';
import { describeOnEveryEngine, TEST_TODAY } from '../../server/testing/test-database.ts';
import { testClock } from '../../server/testing/test-app.ts';
import { catalogueJob } from './catalogue-job.ts';

describeOnEveryEngine('the catalogue of a shop that runs for months', (open) => {
  let database: Database;
  beforeAll(async () => { database = await open({ catalogue: 'small' }); });
  afterAll(() => database.close());

  it('is made anew when its days run short, and not before', async () => {
    const clock = testClock();
    const job = catalogueJob(database, 'small', clock);
    const firstDay = async () => {
      await job.runDue(new Date());
      return (await database.kysely.selectFrom('catalogue_version').innerJoin('price_version', 'catalogue', 'id').select('first_day').executeTakeFirstOrThrow()).first_day;
    };
    expect(await firstDay()).toBe(TEST_TODAY);
    clock.advance({ hours: 60 * 24 });
    expect(await firstDay()).toBe(TEST_TODAY);
    clock.advance({ hours: 24 });
    expect(await firstDay()).toBe(addDays(TEST_TODAY, 61));
  });
});
