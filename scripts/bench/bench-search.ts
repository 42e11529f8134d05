/**
 * `npm run bench`: how long searches take by the price cube, by SQL over the cells (PostgreSQL, PGlite) and over a plain
 * row per offer, on catalogues of 2 and 20 million offers. `BENCH_SIZES=2,20,60` says which, `BENCH_DIR` where they are
 * kept, `BENCH_SECONDS` how long each class of questions may take each system, `BENCH_DISK_GB` how much disk each part of a
 * catalogue; what has no room there is left out and said. docs/scale.md says what follows from it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { BOARDS } from '../../src/server/catalogue/boards.ts';
import type { Database } from '../../src/server/db/open-database.ts';
import { sourceOf } from '../../src/server/search/cube/load/catalogue-source.ts';
import { cubeSearch } from '../../src/server/search/cube/thread/cube-thread.ts';
import { loadCube } from '../../src/server/search/cube/load/load-cube.ts';
import { sqlSearch } from '../../src/server/search/offer-search.ts';
import type { Stay } from '../../src/server/search/hotel/price-calendar.ts';
import { folderOf, openPglite, openPostgres, prepareCatalogues } from './search/catalogues.ts';
import type { CubeTiming, CubeTimingData } from './search/cube-timing.ts';
import { measure, throughput, type Answer, type Measured } from './search/measure.ts';
import { memoryBandwidth } from './search/memory-bandwidth.ts';
import { isOfCouple, questionGroups, trafficOf, type BenchQuestion } from './search/query-mix.ts';
import { growthReport } from './search/growth.ts';
import { CLIENTS, machineLine, sizeReport, type SizeFigures, type System } from './search/report.ts';
import { openRowTable } from './search/row-table.ts';
import { answersOf } from './search/systems.ts';

const SIZES = (process.env.BENCH_SIZES ?? '2,20').split(',').map(Number);
const SECONDS_EACH = Number(process.env.BENCH_SECONDS ?? 12);
const THROUGHPUT_SECONDS = Math.min(3, SECONDS_EACH);
/** For clients that all ask questions of one class. */
const CLASS_THROUGHPUT_SECONDS = 1;
const STAYS = 40;
const DOCUMENT = 'docs/bench-search.md';

const today = Temporal.Now.plainDateISO().toString();
const silent = { info: () => undefined, warn: (message: unknown) => console.warn(message) };

/** Gives the reason in words when there is nothing to measure. */
async function benchSize(millions: number): Promise<{ figures: SizeFigures; postgres: string } | string> {
  console.log(`\n${millions} million offers`);
  const { seconds, missing } = await prepareCatalogues(millions, today);
  if (missing['cells, PostgreSQL'] !== undefined) return missing['cells, PostgreSQL'];
  const folder = folderOf(millions);
  let postgres = await openPostgres(folder);
  let { database, url } = postgres;
  const made = await database.kysely.selectFrom('catalogue_version').select(['hotels', 'offers']).orderBy('id', 'desc').executeTakeFirstOrThrow();
  const groups = questionGroups(today, await someStays(database));
  const traffic = trafficOf(groups);
  const figures: SizeFigures = { ...made, measured: {}, throughput: {}, throughputOfGroups: {}, bytes: {}, memory: {}, seconds, missing, cube: { firstLoad: 0, bestLoad: 0, fromPglite: 0, aSecond: 0 }, bandwidth: memoryBandwidth(), compared: 0, differences: [] };

  const run = async (system: System, answer: Answer, { secondsEach = SECONDS_EACH, giveUp }: { secondsEach?: number; giveUp?: () => Promise<void> } = {}) => {
    figures.measured[system] = await stage(`${system}: each question by itself`, () => measure(answer, groups, secondsEach));
    figures.throughput[system] = [];
    for (const clients of CLIENTS) figures.throughput[system].push(await stage(`${system}: ${clients} at once`, () => throughput(answer, traffic, clients, THROUGHPUT_SECONDS, giveUp)));
    figures.throughputOfGroups[system] = await stage(`${system}: ${CLIENTS.join(', ')} at once, a class of questions after another`, async () => {
      const rates: number[][] = [];
      for (const group of groups) {
        const own: number[] = [];
        for (const clients of CLIENTS) own.push(await throughput(answer, group, clients, CLASS_THROUGHPUT_SECONDS, giveUp));
        rates.push(own);
      }
      return rates;
    });
  };
  await run('cells, PostgreSQL', answersOf(sqlSearch(database.kysely)));
  figures.bytes['cells, PostgreSQL'] = await relationBytes(database, 'offer_cell');
  figures.memory['cells, PostgreSQL'] = postgres.memory();

  if (missing['rows, PostgreSQL'] === undefined) {
    // What it has in memory is of the cells.
    await postgres.close();
    postgres = await openPostgres(folder);
    ({ database, url } = postgres);
    const rows = await openRowTable(url);
    // The slowest of all: in the same time it would answer too few to speak of percentiles.
    await run('rows, PostgreSQL', rows.answer, { secondsEach: 2 * SECONDS_EACH, giveUp: rows.cancel });
    figures.memory['rows, PostgreSQL'] = postgres.memory();
    await rows.close();
    figures.bytes['rows, PostgreSQL'] = await relationBytes(database, 'offer_row');
  }

  const timing = await stage('cube, in its thread', () => timeCube({ databaseUrl: url, groups, secondsEach: SECONDS_EACH }));
  figures.measured['cube, in its thread'] = timing.measured;
  figures.bytes['cube, in its thread'] = timing.bytes;
  figures.cube = { ...figures.cube, firstLoad: timing.firstLoad, bestLoad: timing.bestLoad, aSecond: timing.aSecond };
  if (timing.offers !== made.offers) throw new Error(`The cube has ${timing.offers} offers, the catalogue ${made.offers}`);

  const search = cubeSearch(database, silent);
  while (!search.isReady()) await new Promise((resolve) => setTimeout(resolve, 20));
  await run('cube, asked by the server', answersOf(search));
  await search.close();
  const version = (await sql<{ version: string }>`select 'PostgreSQL ' || current_setting('server_version') as version`.execute(database.kysely)).rows[0]?.version ?? '';
  await postgres.close();

  if (missing['cells, PGlite'] === undefined) {
    const before = process.memoryUsage.rss();
    const pglite = await openPglite(folder);
    await run('cells, PGlite', answersOf(sqlSearch(pglite.kysely)));
    figures.bytes['cells, PGlite'] = await relationBytes(pglite, 'offer_cell');
    figures.memory['cells, PGlite'] = process.memoryUsage.rss() - before;
    const source = await sourceOf(pglite);
    const start = performance.now();
    await source.snapshot((reader) => loadCube(reader, null));
    figures.cube.fromPglite = performance.now() - start;
    await source.close();
    await pglite.close();
  }

  return { figures: { ...figures, ...compareAnswers(groups, figures.measured) }, postgres: version };
}

async function stage<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.log(`  ${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

/** Stays that are on sale, of hotels all over the catalogue. */
async function someStays({ kysely }: Database): Promise<Stay[]> {
  const { rows } = await sql<{ code: string; airport: string; board: number; nights: number }>`
    select h.code, a.code as airport, c.board_id as board, c.nights
    from (select id, code from hotel order by md5(code) limit ${STAYS}) h
    join lateral (select airport_id, board_id, nights from offer_cell where hotel_id = h.id and airport_id > 0 and board_id > 0 order by md5(nights::text || airport_id), board_id limit 1) c on true
    join airport a on a.id = c.airport_id
    order by md5(h.code)`.execute(kysely);
  return rows.map(({ code, airport, board, nights }) => ({ hotelCode: code, airportCode: airport, boardCode: BOARDS.find(({ id }) => id === board)?.code ?? '', nights }));
}

async function relationBytes({ kysely }: Database, table: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_total_relation_size(${table}::regclass) as bytes`.execute(kysely);
  return rows[0]?.bytes ?? 0;
}

function timeCube(data: CubeTimingData): Promise<CubeTiming> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./search/cube-timing.ts', import.meta.url), { workerData: data, execArgv: [] });
    worker.once('message', (timing: CubeTiming) => resolve(timing));
    worker.once('error', reject);
  });
}

/** How many answers were compared with the cube's, and which were others. */
function compareAnswers(groups: readonly (readonly BenchQuestion[])[], measured: SizeFigures['measured']): Pick<SizeFigures, 'compared' | 'differences'> {
  const differences: string[] = [];
  const cube = measured['cube, in its thread'] as Measured;
  let compared = 0;
  for (const [system, { answers }] of Object.entries(measured)) {
    for (const [group, values] of answers.entries()) {
      for (const [index, value] of values.entries()) {
        const { question } = (groups[group] as readonly BenchQuestion[])[index] as BenchQuestion;
        const expected = cube.answers[group]?.[index] ?? null;
        if (value === null || expected === null || (system.startsWith('rows') && !isOfCouple(question))) continue;
        compared++;
        if (value !== expected) differences.push(`${system} answered ${value}, the cube ${expected}, to ${JSON.stringify(question)}`);
      }
    }
  }
  return { compared, differences };
}

const reports: string[] = [];
const measured: SizeFigures[] = [];
let machine = '';
for (const millions of SIZES) {
  const size = await benchSize(millions);
  if (typeof size === 'string') {
    reports.push(`## ${millions} million offers\n\nNot measured (${size}).`);
  } else {
    machine = machineLine(size.postgres);
    measured.push(size.figures);
    reports.push(sizeReport(size.figures));
    // Fast and wrong is wrong.
    if (size.figures.differences.length > 0) process.exitCode = 1;
  }
  console.log(`\n${reports.at(-1)}\n\n${machine}`);
}
if (measured.length > 1) {
  reports.push(growthReport(measured));
  console.log(`\n${reports.at(-1)}`);
}
const written = SIZES.includes(20) ? DOCUMENT : resolve(dirname(folderOf(SIZES[0] as number)), 'bench-search.md');
mkdirSync(dirname(written), { recursive: true });
writeFileSync(written, `# Searches, measured\n\nWritten by \`npm run bench\`; [scale.md](scale.md) says what was asked, and what follows.\n\n${machine}\n\n${reports.join('\n\n')}\n`);
console.log(`\nWritten to ${written}`);
