import { sql, type Kysely, type Transaction } from 'kysely';
import { BY_CAR_AIRPORT_CODE } from '../../domain/urls/offer-code.ts';
import { diffDays } from '../../domain/dates/iso-date.ts';
import type { Database } from '../../server/db/open-database.ts';
import type { Schema } from '../../server/db/schema.ts';
import { startPriceVersions } from '../../server/search/prices/price-version.ts';
import { calendarFrom } from './calendar.ts';
import type { CatalogueSize } from './catalogue-size.ts';
import { VOLUMES } from './catalogue-size.ts';
import { UNAVAILABLE, withMinima } from '../../server/catalogue/cell-layout.ts';
import { copyLine } from '../../server/catalogue/copy-text.ts';
import { generateActivities } from '../activities/generate-activities.ts';
import { generateRoutes, scheduleOf } from './flights.ts';
import { cellsOf, discountsOf } from './generate-cells.ts';
import { generateHotels } from './generate-hotels.ts';
import { ratingSpread } from './rating-spread.ts';
import { ARRIVAL_AIRPORTS, COUNTRIES, DEPARTURE_AIRPORTS } from './geography.ts';

export interface CatalogueOptions {
  size: CatalogueSize;
  /** The day (yyyy-MM-dd) that the window of departures begins at. */
  today: string;
  /** Told how far the generation is, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Another number makes another catalogue; raise it when the generator changes what it makes. */
const SEED = 20_264;
/** A window this old still has 300 days ahead; then it is made again from today. Prices hang on dates, so they stay. */
const FRESH_DAYS = 60;
/** Any number that no other advisory lock of ours uses. */
const CATALOGUE_LOCK = 7_401_002;

/** PostgreSQL's error code. */
const LOCK_NOT_AVAILABLE = '55P03';

const TABLES = ['destination', 'airport', 'flight', 'hotel', 'hotel_text', 'hotel_room', 'activity', 'activity_text', 'activity_start', 'activity_day', 'offer_cell'] as const;

/**
 * Makes the demo catalogue unless a finished one of this size that reaches far enough is there.
 *
 * It is written into twins of the tables, which take their places in one transaction together with the row in
 * `catalogue_version`: killed half-way it leaves what was there before and starts again next time; two processes that
 * start together make it once; whoever searches meanwhile sees the old one whole.
 * @returns whether it was made now
 */
export async function ensureCatalogue(database: Database, options: CatalogueOptions): Promise<boolean> {
  if (await isFresh(database.kysely, options)) return false;
  return alone(database, async () => {
    if (await isFresh(database.kysely, options)) return false;
    await generate(database, options);
    return true;
  });
}

async function isFresh(kysely: Kysely<Schema>, { size, today }: CatalogueOptions): Promise<boolean> {
  // A catalogue of before there were price versions has none.
  const last = await kysely.selectFrom('catalogue_version').innerJoin('price_version', 'catalogue', 'id').select(['seed', 'size', 'first_day']).executeTakeFirst();
  if (last === undefined || last.seed !== SEED || last.size !== size) return false;
  // Nor has one of before there were activities any of these.
  if ((await kysely.selectFrom('activity').select('code').limit(1).executeTakeFirst()) === undefined) return false;
  // Nor one of before ratings had a spread.
  if ((await kysely.selectFrom('hotel').select('code').where('rating', '>', 0).where('rating_spread', '=', sql<number[]>`'{}'`).limit(1).executeTakeFirst()) !== undefined) return false;
  // Nor one of before rooms had beds.
  if ((await kysely.selectFrom('hotel_room').select('code').where('beds', 'is not', null).limit(1).executeTakeFirst()) === undefined) return false;
  const age = diffDays(last.first_day, today);
  return age >= 0 && age <= FRESH_DAYS;
}

/** On PostgreSQL other processes may be starting too; an embedded database's folder is locked to this one. */
async function alone<T>(database: Database, work: () => Promise<T>): Promise<T> {
  if (database.engine === 'pglite') return work();
  return database.kysely.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(CATALOGUE_LOCK)})`.execute(connection);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(CATALOGUE_LOCK)})`.execute(connection);
    }
  });
}

async function generate(database: Database, { size, today, onProgress }: CatalogueOptions): Promise<void> {
  const { kysely } = database;
  const calendar = calendarFrom(today);
  const routes = generateRoutes(SEED, VOLUMES[size].dense);
  const hotels = generateHotels(size, SEED, routes);
  const airportIds = new Map([...DEPARTURE_AIRPORTS.map(({ code }) => code), BY_CAR_AIRPORT_CODE, ...ARRIVAL_AIRPORTS.map(({ code }) => code)].map((code, index) => [code, index + 1]));
  const lengths = [...new Set(hotels.flatMap(({ sells }) => sells.nights))].sort((a, b) => a - b);
  let offers = 0;
  let priceSum = 0;

  for (const table of TABLES) {
    await sql`drop table if exists ${sql.table(`${table}_next`)}`.execute(kysely);
    await sql`create table ${sql.table(`${table}_next`)} (like ${sql.table(table)} including all)`.execute(kysely);
  }
  await load('destination', destinationRows());
  await load('airport', airportRows(airportIds));
  await load('flight', scheduleOf(routes, SEED));
  await load('hotel', hotels.map((hotel) => ({ ...hotel.row, discounts: discountsOf(hotel, calendar), rating_spread: ratingSpread(hotel.row.rating, hotel.row.rating_count) })));
  await load('hotel_text', hotels.flatMap((hotel) => hotel.texts));
  await load('hotel_room', hotels.flatMap((hotel) => hotel.rooms));
  const activities = generateActivities(size, SEED, new Set(hotels.map(({ row }) => row.region_code)), today);
  for (const table of ['activity', 'activity_text', 'activity_start', 'activity_day'] as const) await load(table, activities[table]);
  await database.copyInto('offer_cell_next', ['hotel_id', 'trip_type', 'airport_id', 'board_id', 'nights', 'prices', 'highs'], cellLines());
  await sql`vacuum analyze offer_cell_next`.execute(kysely);

  await whenFree(database, async (tx) => {
    for (const table of TABLES) {
      await sql`drop table ${sql.table(table)}`.execute(tx);
      await sql`alter table ${sql.table(`${table}_next`)} rename to ${sql.table(table)}`.execute(tx);
    }
    const { id } = await tx.insertInto('catalogue_version').values({ seed: SEED, size, first_day: today, lengths, hotels: hotels.length, offers }).returning('id').executeTakeFirstOrThrow();
    await startPriceVersions(tx, { catalogue: id, offers, priceSum });
  });
  for (const table of TABLES.slice(0, -1)) await sql`analyze ${sql.table(table)}`.execute(kysely);
  onProgress?.(1);

  async function load(table: (typeof TABLES)[number], rows: readonly object[]): Promise<void> {
    const columns = Object.keys(rows[0] ?? {});
    await database.copyInto(`${table}_next`, columns, rows.map((row) => copyLine(columns.map((column) => (row as Record<string, unknown>)[column]))));
  }

  async function* cellLines(): AsyncGenerator<string> {
    for (const [index, hotel] of hotels.entries()) {
      const cells = cellsOf(hotel, calendar, discountsOf(hotel, calendar), SEED).map((cell) => ({ ...cell, airportId: cell.airport === null ? 0 : (airportIds.get(cell.airport) ?? 0) }));
      // In the order of the key, so that a hotel's cells lie together.
      cells.sort((a, b) => a.airportId - b.airportId || a.boardId - b.boardId || a.nights - b.nights);
      for (const cell of cells) {
        if (cell.airportId !== 0 && cell.boardId !== 0) {
          const sold = cell.prices.filter((price) => price < UNAVAILABLE);
          offers += sold.length;
          priceSum += sold.reduce((sum, price) => sum + price, 0);
        }
        yield copyLine([hotel.row.id, hotel.row.trip_type, cell.airportId, cell.boardId, cell.nights, withMinima(cell.prices), cell.highs]);
      }
      onProgress?.(((index + 1) / hotels.length) * 0.97);
      // Lets the progress bar, and the server's health checks, have their turn.
      if (index % 8 === 7) await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

/**
 * Does the work with all tables to itself. Searches lock them in orders of their own: who waits for one of them while they
 * wait for another gives all of them back and tries again, sooner than PostgreSQL would end one of the two.
 */
async function whenFree({ kysely }: Database, work: (tx: Transaction<Schema>) => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await kysely.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = '200ms'`.execute(tx);
        await sql`lock table ${sql.join(TABLES.map((table) => sql.table(table)))} in access exclusive mode`.execute(tx);
        await sql`set local lock_timeout = 0`.execute(tx);
        await work(tx);
      });
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    }
  }
}

function destinationRows() {
  let position = 0;
  const row = (kind: string, place: { code: string; slug: string; names: object; latitude: number; longitude: number }, parent: string | null) => ({
    code: place.code, kind, parent, slug: place.slug, names: place.names, latitude: place.latitude, longitude: place.longitude, position: position++,
  });
  return COUNTRIES.flatMap((country) => [
    row('country', country, null),
    ...country.regions.flatMap((region) => [row('region', region, country.code), ...region.resorts.map((resort) => row('resort', resort, region.code))]),
  ]);
}

function airportRows(ids: ReadonlyMap<string, number>) {
  const byCar = { code: BY_CAR_AIRPORT_CODE, names: { cs: 'Vlastní doprava', pl: 'Dojazd własny', ro: 'Transport propriu', uk: 'Власний транспорт', hu: 'Egyéni utazás' }, latitude: 0, longitude: 0 };
  const row = ({ code, names, latitude, longitude }: typeof byCar, departure: boolean) => ({ id: ids.get(code), code, names, latitude, longitude, departure, position: ids.get(code) });
  return [...DEPARTURE_AIRPORTS.map((airport) => row(airport, true)), row(byCar, true), ...ARRIVAL_AIRPORTS.map((airport) => row(airport, false))];
}
