/** Catalogues that benchmarks keep from one run to the next, in a folder of their own by size. */
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CatalogueSize } from '../../../src/demo/catalogue/catalogue-size.ts';
import { ensureCatalogue } from '../../../src/demo/catalogue/ensure-catalogue.ts';
import { MigrationChanged } from '../../../src/server/db/database-errors.ts';
import { openDatabase, type Database } from '../../../src/server/db/open-database.ts';
import { startPostgresServer } from '../../../src/server/testing/postgres-server.ts';
import { memoryOfFamily } from './process-memory.ts';
import { ensureRowTable, hasRowTable } from './row-table.ts';

/** By millions of offers, about. */
const SIZES: Readonly<Record<number, CatalogueSize>> = { 2: 'default', 20: 'large', 60: 'vast' };
/** What a catalogue is made of, with the bytes of disk an offer that making it takes: also for what PostgreSQL writes ahead and sorts. */
const PARTS = { 'cells, PostgreSQL': 60, 'cells, PGlite': 60, 'rows, PostgreSQL': 300 } as const;
type Part = keyof typeof PARTS;
/** Bytes that a part may take, whatever is free. */
const DISK_ALLOWED = Number(process.env.BENCH_DISK_GB ?? Infinity) * 1e9;

export interface KeptPostgres {
  url: string;
  database: Database;
  /** Bytes of its processes' memory; null where the system does not tell. */
  memory(): number | null;
  close(): Promise<void>;
}

export interface Prepared {
  /** In how many seconds each part was made, in this run or an earlier one. */
  seconds: Partial<Record<Part, number>>;
  /** Why a part is not there. */
  missing: Partial<Record<Part, string>>;
}

/** The folder of a size. @throws when there is no such size */
export function folderOf(millions: number): string {
  if (SIZES[millions] === undefined) throw new Error(`BENCH_SIZES are of ${Object.keys(SIZES).join(', ')} million offers, not ${millions}`);
  const folder = resolve(process.env.BENCH_DIR ?? 'data/bench', `${millions}-million`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Makes what is not there yet and what the disk has room for: the cells on both engines and the row table. The servers are
 * left stopped, so nothing is in their memory.
 */
export async function prepareCatalogues(millions: number, today: string): Promise<Prepared> {
  const folder = folderOf(millions);
  const size = SIZES[millions] as CatalogueSize;
  const secondsFile = join(folder, 'seconds.json');
  const prepared: Prepared = { seconds: existsSync(secondsFile) ? (JSON.parse(readFileSync(secondsFile, 'utf8')) as Prepared['seconds']) : {}, missing: {} };

  /** @param work tells whether there was anything to do */
  async function make(part: Part, work: () => Promise<boolean>): Promise<void> {
    const start = performance.now();
    if (!(await work())) return;
    prepared.seconds[part] = (performance.now() - start) / 1000;
    writeFileSync(secondsFile, JSON.stringify(prepared.seconds));
    console.log(`  ${part}: made in ${prepared.seconds[part].toFixed(1)} s`);
  }
  function hasRoom(part: Part): boolean {
    const { bavail, bsize } = statfsSync(folder);
    const needed = millions * 1e6 * PARTS[part];
    const free = Math.min(bavail * bsize, DISK_ALLOWED);
    if (free < needed) prepared.missing[part] = `not made: ${Math.ceil(needed / 1e9)} GB of disk needed, ${Math.floor(free / 1e9)} ${free === DISK_ALLOWED ? 'allowed' : 'free'}`;
    return free >= needed;
  }

  if (!existsSync(join(folder, 'postgresql')) && !hasRoom('cells, PostgreSQL')) return prepared;
  const postgres = await openOrRemake(join(folder, 'postgresql'), () => openPostgres(folder));
  await make('cells, PostgreSQL', () => ensureCatalogue(postgres.database, { size, today }));
  if ((await hasRowTable(postgres.url)) || hasRoom('rows, PostgreSQL')) await make('rows, PostgreSQL', () => ensureRowTable(postgres.url));
  await postgres.close();
  if (!existsSync(join(folder, 'pglite')) && !hasRoom('cells, PGlite')) return prepared;
  const pglite = await openOrRemake(join(folder, 'pglite'), () => openPglite(folder));
  await make('cells, PGlite', () => ensureCatalogue(pglite, { size, today }));
  await pglite.close();
  return prepared;
}

/** The size's PostgreSQL, newly started. */
export async function openPostgres(folder: string): Promise<KeptPostgres> {
  const server = await startPostgresServer(join(folder, 'postgresql'));
  const url = server.url('postgres');
  const database = await openDatabase({ databaseUrl: url, dataDir: folder }).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  return {
    url,
    database,
    memory: () => memoryOfFamily(Number(readFileSync(join(folder, 'postgresql/data/postmaster.pid'), 'utf8').split('\n')[0])),
    async close() {
      await database.close();
      await server.stop();
    },
  };
}

export function openPglite(folder: string): Promise<Database> {
  return openDatabase({ dataDir: folder });
}

/** What an earlier, unfinished version of a migration has made is of no use. */
async function openOrRemake<Opened>(folder: string, open: () => Promise<Opened>): Promise<Opened> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof MigrationChanged)) throw error;
    rmSync(folder, { recursive: true });
    return open();
  }
}
