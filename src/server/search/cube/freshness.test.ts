import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDays } from '../../../domain/dates/iso-date.ts';
import { CELL_DAYS, UNAVAILABLE } from '../../catalogue/cell-layout.ts';
import { ensureCatalogue } from '../../../demo/catalogue/ensure-catalogue.ts';
import type { Database } from '../../db/open-database.ts';
import { describeOnEveryEngine, TEST_TODAY } from '../../testing/test-database.ts';
import { changeBasePrice } from '../testing/change-base-price.ts';
import { sqlSearch } from '../offer-search.ts';
import { anyTrip } from '../search-query.ts';
import { cubeSearch, type CubeSearch } from './thread/cube-thread.ts';

const context = { today: TEST_TODAY, language: 'cs' as const };
const firstPage = { sort: 'price' as const, page: 0, pageSize: 5 };

describeOnEveryEngine('the search thread', (open) => {
  let database: Database;
  let search: CubeSearch;
  let warnings: string[];
  beforeEach(async () => {
    database = await open({ catalogue: 'small' });
    search = openSearch();
  });
  afterEach(async () => {
    await search.close();
    await database.close();
  });

  /** @param pollMs by default so long that only notices tell of changes */
  function openSearch(pollMs = 3_600_000): CubeSearch {
    warnings = [];
    const warn = (...args: unknown[]) => void warnings.push(String(args.at(-1)));
    return cubeSearch(database, { warn, info: () => undefined }, { pollMs });
  }

  const ready = (one = search) => vi.waitFor(() => expect(one.isReady()).toBe(true), { timeout: 15_000, interval: 5 });
  const seen = (version: number, one = search) => vi.waitFor(async () => expect(await one.version()).toBeGreaterThanOrEqual(version), { timeout: 15_000, interval: 5 });
  const cheapest = async (one = search, today = TEST_TODAY) => (await one.findOffers(anyTrip('WS'), firstPage, { ...context, today })).offers.map(({ offerCode, totalPrice }) => ({ offerCode, totalPrice }));
  const storedVersion = async () => (await database.kysely.selectFrom('price_version').select('version').executeTakeFirstOrThrow()).version;
  const change = (offerCode: string, price: number | null) => database.kysely.transaction().execute((tx) => changeBasePrice(tx, offerCode, price));

  it('answers by SQL until it has read all prices, and is not ready before', async () => {
    expect(search.isReady()).toBe(false);
    const early = await cheapest();
    await ready();
    expect(await cheapest()).toEqual(early);
    expect(await search.version()).toBe(await storedVersion());
  });

  it('is told of a changed price and a taken-off offer [search.offer-count]', async () => {
    await ready();
    const [first, second] = await cheapest();
    await change(second!.offerCode, 100_00);
    await seen(await storedVersion());
    expect((await cheapest())[0]).toEqual({ offerCode: second!.offerCode, totalPrice: 200_00 });
    await change(second!.offerCode, null);
    await seen(await storedVersion());
    expect((await cheapest())[0]).toEqual(first);
    expect(await cheapest()).toEqual(await cheapest(sqlSearch(database.kysely) as CubeSearch));
    expect(warnings).toEqual([]);
  });

  it('finds a change by looking when no notice comes', async () => {
    await search.close();
    search = openSearch(50);
    await ready();
    const [first] = await cheapest();
    const version = (await storedVersion()) + 1;
    const { hotel_id, airport_id, board_id, nights, prices } = await database.kysely.selectFrom('offer_cell').selectAll().where('airport_id', '>', 0).where('board_id', '>', 0).limit(1).executeTakeFirstOrThrow();
    const day = prices.findLastIndex((price, index) => index < CELL_DAYS && price < UNAVAILABLE);
    // As changeBasePrice does, but silently.
    await database.kysely.transaction().execute(async (tx) => {
      await sql`update price_version set version = ${version}, price_sum = price_sum + 1`.execute(tx);
      await tx
        .updateTable('offer_cell')
        .set({ prices: prices.map((price, index) => (index === day ? price + 1 : price)), version })
        .where((cell) => cell.and({ hotel_id, airport_id, board_id, nights }))
        .execute();
    });
    await seen(version);
    expect((await cheapest())[0]).toEqual(first);
    expect(warnings).toEqual([]);
  });

  it('never mixes two versions in one answer while prices change', async () => {
    await ready();
    const [first, second] = await cheapest();
    let changing = true;
    const writing = (async () => {
      for (let round = 0; round < 12; round++) {
        // Both in one transaction: seen together or not at all.
        await database.kysely.transaction().execute(async (tx) => {
          for (const { offerCode } of [first!, second!]) await changeBasePrice(tx, offerCode, (100 + round) * 100);
        });
      }
      changing = false;
    })();
    const torn: number[][] = [];
    while (changing) {
      const prices = (await search.findOffers(anyTrip('WS'), { ...firstPage, pageSize: 2 }, context)).offers.map(({ totalPrice }) => totalPrice);
      if (prices[0]! < 300_00 !== prices[1]! < 300_00 || (prices[0]! < 300_00 && prices[0] !== prices[1])) torn.push(prices);
    }
    await writing;
    expect(torn).toEqual([]);
  });

  it('rolls on with the day, and into a new catalogue while it answers', { timeout: 60_000 }, async () => {
    await ready();
    const bySql = sqlSearch(database.kysely) as CubeSearch;
    for (const days of [1, 30]) expect(await cheapest(search, addDays(TEST_TODAY, days))).toEqual(await cheapest(bySql, addDays(TEST_TODAY, days)));
    const later = addDays(TEST_TODAY, 61);
    const before = await cheapest(search, later);
    let rolling = true;
    const rolled = ensureCatalogue(database, { size: 'small', today: later }).finally(() => { rolling = false; });
    const answers = new Set<string>();
    try {
      while (rolling) answers.add(JSON.stringify(await cheapest(search, later)));
    } finally {
      await rolled;
    }
    expect(await rolled).toBe(true);
    await seen(await storedVersion());
    const after = await cheapest(search, later);
    expect(after).toEqual(await cheapest(bySql, later));
    expect([JSON.stringify(before), JSON.stringify(after)]).toEqual(expect.arrayContaining([...answers]));
  });

  it('is started again when it dies, and SQL answers meanwhile', async () => {
    await ready();
    const offers = await cheapest();
    await search.killThread();
    expect(search.isReady()).toBe(false);
    expect(await cheapest()).toEqual(offers);
    await ready();
    expect(await cheapest()).toEqual(offers);
    expect(warnings).toEqual([expect.stringContaining('SQL answers')]);
  });

  it('refuses a catalogue whose prices do not add up, until they do', async () => {
    await search.close();
    await database.kysely.updateTable('price_version').set({ price_sum: sql`price_sum - 1` }).execute();
    search = openSearch(50);
    await vi.waitFor(() => expect(warnings).toEqual([expect.stringContaining('refuses to serve')]), { timeout: 15_000 });
    expect(search.isReady()).toBe(false);
    await expect(cheapest()).rejects.toMatchObject({ status: 503 });
    await database.kysely.updateTable('price_version').set({ price_sum: sql`price_sum + 1`, version: sql`version + 1` }).execute();
    await ready();
    expect(await cheapest()).toHaveLength(5);
  });
});
