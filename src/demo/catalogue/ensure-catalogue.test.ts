import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../domain/dates/iso-date.ts';
import { openDatabase, type Database } from '../../server/db/open-database.ts';
import { describeOnEveryEngine, openTestDatabase, TEST_TODAY } from '../../server/testing/test-database.ts';
import { CELL_DAYS, highsOf, UNAVAILABLE, withMinima } from '../../server/catalogue/cell-layout.ts';
import { ensureCatalogue } from './ensure-catalogue.ts';
import { generateRoutes } from './flights.ts';
import { generateHotels } from './generate-hotels.ts';

const versions = async (database: Database) => (await database.kysely.selectFrom('catalogue_version').select(['size', 'first_day', 'hotels']).orderBy('id').execute());

describeOnEveryEngine('the catalogue', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open({ catalogue: 'small' });
  });
  afterAll(() => database.close());

  it('is made once, and again only when its days run out', async () => {
    const made = await versions(database);
    expect(made).toEqual([{ size: 'small', first_day: TEST_TODAY, hotels: 40 }]);
    expect(await ensureCatalogue(database, { size: 'small', today: TEST_TODAY })).toBe(false);
    expect(await ensureCatalogue(database, { size: 'small', today: addDays(TEST_TODAY, 60) })).toBe(false);
    expect(await versions(database)).toEqual(made);
  });

  it('prices a day the same whenever it is made', { timeout: 60_000 }, async () => {
    const later = addDays(TEST_TODAY, 70);
    const priceOn = (days: number) => sql<{ cell: string; price: number }>`select concat_ws(' ', h.code, airport_id, board_id, nights) as cell, prices[${days + 1}::int] as price from offer_cell join hotel h on h.id = hotel_id order by 1`.execute(database.kysely);
    const before = (await priceOn(100)).rows;
    expect(await ensureCatalogue(database, { size: 'small', today: later })).toBe(true);
    const after = new Map((await priceOn(30)).rows.map(({ cell, price }) => [cell, price]));
    expect(before.filter(({ cell, price }) => (after.get(cell) ?? UNAVAILABLE) !== price)).toEqual([]);
    expect(await ensureCatalogue(database, { size: 'small', today: TEST_TODAY })).toBe(true);
  });

  it('holds in its rows for any airport and board the cheapest and dearest of the others', async () => {
    const cells = await database.kysely.selectFrom('offer_cell').select(['hotel_id', 'airport_id', 'board_id', 'nights', sql<number[]>`array_to_json(prices)`.as('prices'), sql<number[]>`array_to_json(highs)`.as('highs')]).execute();
    for (const ofStay of Map.groupBy(cells, ({ hotel_id, nights }) => `${hotel_id} ${nights}`).values()) {
      for (const cell of ofStay) {
        const under = ofStay.filter(({ airport_id, board_id }) => airport_id > 0 && board_id > 0 && [0, airport_id].includes(cell.airport_id) && [0, board_id].includes(cell.board_id));
        const days = Array.from({ length: CELL_DAYS }, (_, day) => Math.min(...under.map(({ prices }) => prices[day] ?? UNAVAILABLE)));
        expect(cell.prices).toEqual([...withMinima(days)]);
        expect(cell.highs).toEqual(under.map(({ prices }) => [...highsOf(prices.slice(0, CELL_DAYS))]).reduce((dearest, highs) => dearest.map((high, run) => Math.max(high, highs[run] ?? 0))));
      }
    }
  });

  it('knows of seaside hotels, and of no others, how far the beach is, as their texts say it [listing.facets]', async () => {
    const { rows } = await sql<{ trip_type: string; beach_metres: number | null; said: string }>`
      select h.trip_type, h.beach_metres, t.description ->> 0 as said from hotel h join hotel_text t on t.hotel_id = h.id and t.language = 'cs'`.execute(database.kysely);
    for (const { trip_type, beach_metres, said } of rows) {
      expect(beach_metres !== null).toBe(trip_type === 'WS' || (trip_type === 'DW' && /pláž|moře/.test(said)));
      if (beach_metres !== null) expect(said).toMatch(new RegExp(`\\b${beach_metres} m\\b`));
    }
  });

  it('is made again where a migration has added what it did not know', { timeout: 60_000 }, async () => {
    await database.kysely.updateTable('catalogue_version').set({ seed: 0 }).execute();
    expect(await ensureCatalogue(database, { size: 'small', today: TEST_TODAY })).toBe(true);
    expect(await ensureCatalogue(database, { size: 'small', today: TEST_TODAY })).toBe(false);
    await database.kysely.updateTable('hotel_room').set({ beds: null, size_m2: null, picture: null }).execute();
    expect(await ensureCatalogue(database, { size: 'small', today: TEST_TODAY })).toBe(true);
  });

  it('sells every trip type with rooms, texts in five languages and pictures [trip.sellable]', async () => {
    const { rows } = await sql`
      select trip_type, bool_and(array_length(pictures, 1) >= 4) as pictured, bool_and((select count(*) from hotel_text t where t.hotel_id = h.id) = 5) as described,
        bool_and(exists (select from hotel_room r where r.hotel_id = h.id)) as roomed,
        bool_and(not exists (select from hotel_room r where r.hotel_id = h.id and (r.beds is null or r.size_m2 is null or r.picture is null) <> (h.kind = 'flight'))) as furnished, bool_or(exists (select from offer_cell c where c.hotel_id = h.id)) as sold
      from hotel h group by trip_type order by trip_type`.execute(database.kysely);
    expect(rows).toEqual(['CZ', 'DW', 'NR', 'WO', 'WS'].map((trip_type) => ({ trip_type, pictured: true, described: true, roomed: true, furnished: true, sold: true })));
  });
});

describe('two starts of the shop at the same time', () => {
  // On PGlite the second start is refused the folder before it comes to the catalogue.
  it('make the catalogue once', async () => {
    const database = await openTestDatabase('postgresql');
    try {
      const made = await Promise.all([1, 2].map(() => ensureCatalogue(database, { size: 'small', today: TEST_TODAY })));
      expect(made.filter(Boolean)).toHaveLength(1);
      expect(await versions(database)).toHaveLength(1);
    } finally {
      await database.close();
    }
  });
});

describe('a generation that is killed', () => {
  it('leaves nothing that the next start would take for a catalogue', { timeout: 60_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'zefira-killed-'));
    const script = `
      import { openDatabase } from ${JSON.stringify(new URL('../../server/db/open-database.ts', import.meta.url).href)};
      import { ensureCatalogue } from ${JSON.stringify(new URL('./ensure-catalogue.ts', import.meta.url).href)};
      const database = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
      await ensureCatalogue(database, { size: 'small', today: ${JSON.stringify(TEST_TODAY)}, onProgress: (share) => share > 0.5 && process.kill(process.pid, 'SIGKILL') });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);

    const database = await openDatabase({ dataDir });
    expect(await versions(database)).toEqual([]);
    expect(await ensureCatalogue(database, { size: 'small', today: TEST_TODAY })).toBe(true);
    expect(await versions(database)).toEqual([{ size: 'small', first_day: TEST_TODAY, hotels: 40 }]);
    await database.close();
    rmSync(dataDir, { recursive: true });
  });
});

describe('generated hotels', () => {
  const hotels = generateHotels('default', 7, generateRoutes(7, false));

  it('have names and codes of their own', () => {
    expect(new Set(hotels.map(({ row }) => row.code)).size).toBe(hotels.length);
    expect(new Set(hotels.filter(({ row }) => row.names === null).map(({ row }) => row.name)).size).toBe(hotels.filter(({ row }) => row.names === null).length);
  });
});
