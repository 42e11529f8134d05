/**
 * `npm run bench`: how long searches take on the default catalogue (2 million offers), on PGlite and on PostgreSQL.
 * A fixed mix of queries, one client; every figure is milliseconds seen by the caller.
 * `npm run bench -- pglite` runs one engine, `CATALOGUE=large` takes the large catalogue.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '../src/domain/dates/iso-date.ts';
import type { TripType } from '../src/domain/trip-types.ts';
import type { CatalogueSize } from '../src/server/catalogue/catalogue-size.ts';
import { ensureCatalogue } from '../src/server/catalogue/ensure-catalogue.ts';
import { COUNTRIES } from '../src/server/catalogue/geography.ts';
import { randomOf } from '../src/server/catalogue/random.ts';
import { openDatabase, type Database, type Engine } from '../src/server/db/open-database.ts';
import { startPostgresServer } from '../src/server/db/postgres-server.ts';
import { countOffers } from '../src/server/search/count-offers.ts';
import { countFacets } from '../src/server/search/facet-counts.ts';
import { findOffers } from '../src/server/search/find-offers.ts';
import { hotelMatrix } from '../src/server/search/hotel-matrix.ts';
import { offerByCode } from '../src/server/search/offer-by-code.ts';
import { anyTrip, type SearchQuery } from '../src/server/search/search-query.ts';

const ROUNDS = 4;
/** The promise: listing and facets at p95 (issue 2, point 8). */
const TARGETS: Record<Engine, number> = { postgresql: 50, pglite: 80 };

const today = Temporal.Now.plainDateISO().toString();
const context = { today, language: 'cs' as const };

/** What visitors ask, and how many queries of the mix are such: everything, a usual family search, a narrow one, a lower price bound. */
const MIX = { broad: 24, usual: 40, narrow: 24, 'price from': 12 };
type Kind = keyof typeof MIX;

function queriesOf(kind: Kind): SearchQuery[] {
  return Array.from({ length: MIX[kind] }, (_, index) => {
    const random = randomOf('bench', kind, index);
    const tripType = random.pick<TripType>(['WS', 'WS', 'WS', 'WS', 'DW', 'NR', 'CZ', 'WO']);
    const query = anyTrip(tripType);
    const from = addDays(today, random.between(10, 220));
    const children = random.pick([[], [], ['2019-05-05'], ['2016-08-30', '2021-02-11']]);
    const dates = { dateFrom: from, dateTo: addDays(from, random.between(14, 60)) };
    const usual = { ...query, ...dates, nightsFrom: 7, nightsTo: random.pick([7, 9, 11]), occupancies: [{ adults: 2, childBirthDates: children }] };
    if (kind === 'broad') return query;
    if (kind === 'usual') return usual;
    if (kind === 'price from') return { ...(index % 2 === 0 ? query : usual), filters: { ...query.filters, priceFrom: random.between(8, 60) * 100_000, priceTo: random.chance(0.5) ? 9_000_000 : null } };
    const selling = COUNTRIES.flatMap(({ regions }) => regions).filter(({ sells }) => sells.includes(tripType));
    return { ...usual, airports: tripType === 'DW' || tripType === 'NR' ? [] : ['PRG'], destinations: random.some(selling.map(({ code }) => code), 2), filters: { ...query.filters, stars: [4, 5], boards: random.pick([[], ['HB'], ['AI']]) } };
  });
}

interface Figures {
  what: string;
  times: number[];
}

async function measure(what: string, work: readonly (() => Promise<unknown>)[]): Promise<Figures> {
  for (const one of work) await one();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of work) {
      const start = performance.now();
      await one();
      times.push(performance.now() - start);
    }
  }
  return { what, times: times.sort((a, b) => a - b) };
}

function at(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

async function benchEngine(database: Database): Promise<void> {
  const size = (process.env.CATALOGUE ?? 'default') as CatalogueSize;
  const start = performance.now();
  await ensureCatalogue(database, { size, today });
  const made = await database.kysely.selectFrom('catalogue_version').select(['hotels', 'offers']).orderBy('id', 'desc').executeTakeFirstOrThrow();
  console.log(`\n${database.engine}: ${made.offers.toLocaleString('en')} offers of ${made.hotels} hotels, made in ${((performance.now() - start) / 1000).toFixed(1)} s`);

  const { kysely } = database;
  const listings: Figures[] = [];
  const facets: Figures[] = [];
  const counts: Figures[] = [];
  for (const kind of Object.keys(MIX) as Kind[]) {
    const queries = queriesOf(kind);
    listings.push(await measure(`listing, ${kind}`, queries.map((query, index) => () => findOffers(kysely, query, { sort: index % 5 === 0 ? 'hotelRating' : 'price', page: index % 3 === 2 ? 1 : 0, pageSize: 10 }, context))));
    facets.push(await measure(`facets, ${kind}`, queries.map((query) => () => countFacets(kysely, query, context))));
    counts.push(await measure(`count, ${kind}`, queries.map((query) => () => countOffers(kysely, query, context))));
  }
  const { offers } = await findOffers(kysely, anyTrip('WS'), { sort: 'hotelRating', page: 0, pageSize: 20 }, context);
  const party = [{ adults: 2, childBirthDates: ['2018-04-04'] }];
  const whole = (what: string, figures: readonly Figures[]): Figures => ({ what, times: figures.flatMap(({ times }) => times).sort((a, b) => a - b) });
  const figures = [
    ...listings,
    whole('listing, all', listings),
    ...facets,
    whole('facets, all', facets),
    whole('count, all', counts),
    await measure('matrix of a hotel', offers.map(({ hotelCode }) => () => hotelMatrix(kysely, hotelCode, party, null, context))),
    await measure('offer by code', offers.map(({ offerCode }) => () => offerByCode(kysely, offerCode, party, context))),
  ];
  console.log(`${''.padEnd(22)}${'p50'.padStart(9)}${'p95'.padStart(9)}${'p99'.padStart(9)}   ms`);
  for (const { what, times } of figures) {
    const target = what === 'listing, all' || what === 'facets, all' ? TARGETS[database.engine] : null;
    const verdict = target === null ? '' : at(times, 0.95) <= target ? `   within ${target}` : `   OVER ${target}`;
    console.log(`${what.padEnd(22)}${[0.5, 0.95, 0.99].map((share) => at(times, share).toFixed(1).padStart(9)).join('')}${verdict}`);
  }
}

const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'zefira-bench-'));
try {
  if (wanted.length === 0 || wanted.includes('postgresql')) {
    const server = await startPostgresServer();
    const database = await openDatabase({ databaseUrl: server.url('postgres'), dataDir: folder });
    await benchEngine(database);
    await database.close();
    await server.stop();
  }
  if (wanted.length === 0 || wanted.includes('pglite')) {
    const database = await openDatabase({ dataDir: folder });
    await benchEngine(database);
    await database.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
