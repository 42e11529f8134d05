import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { describeOnEveryEngine, TEST_TODAY } from '../testing/test-database.ts';
import { changeBasePrice } from './testing/change-base-price.ts';
import { sqlSearch, type OfferSearch } from './offer-search.ts';
import { anyTrip } from './search-query.ts';

const context = { today: TEST_TODAY, language: 'cs' as const };
const page = { sort: 'price' as const, page: 0, pageSize: 3 };

describeOnEveryEngine('an answer by SQL', (open) => {
  let database: Database;
  let search: OfferSearch;
  beforeAll(async () => {
    database = await open({ catalogue: 'small' });
    search = sqlSearch(database.kysely);
  });
  afterAll(() => database.close());

  it('is of one version of the prices, however many statements it takes and whatever changes meanwhile [listing.response] [listing.promoted]', { timeout: 60_000 }, async () => {
    const query = anyTrip('WS');
    const [cheapest, next] = (await search.findOffers(query, page, context)).offers;
    const { offerCode } = next!;
    // The second hotel is now the cheapest, and on another day, now not.
    const change = (price: number | null) => database.kysely.transaction().execute((tx) => changeBasePrice(tx, offerCode, price));
    const questions = [
      () => search.findOffers(query, page, context),
      () => search.sameDayOffers(query, page, context),
      () => search.similarHotels({ ...query, filters: { ...query.filters, hotelCodes: [cheapest!.hotelCode] } }, cheapest!.hotelCode, 40, context),
      () => search.countEach([query, { ...query, filters: { ...query.filters, priceTo: 200_00 } }], context),
    ];
    const answers: string[][] = questions.map(() => []);
    for (const price of [100_00, null]) {
      await change(price);
      for (const [place, ask] of questions.entries()) answers[place]!.push(JSON.stringify(await ask()));
    }
    const told = answers.map((both) => new Set(both));
    expect(told[0]!.size).toBe(2);

    let isOver = false;
    const writing = (async () => {
      for (let turn = 0; !isOver; turn++) await change(turn % 2 === 0 ? 100_00 : null);
    })();
    for (let turn = 0; turn < 12; turn++) {
      const asked = await Promise.all(questions.map((ask) => ask()));
      for (const [place, answer] of asked.entries()) expect(told[place]).toContain(JSON.stringify(answer));
    }
    isOver = true;
    await writing;
  });
});
