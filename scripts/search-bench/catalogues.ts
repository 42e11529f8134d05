/** Catalogues that benchmarks keep from one run to the next, in a folder of their own by size. */
import { existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CatalogueSize } from '../../src/server/catalogue/catalogue-size.ts';
import { ensureCatalogue } from '../../src/server/catalogue/ensure-catalogue.ts';
import { MigrationChanged } from '../../src/server/db/database-errors.ts';
import { openDatabase, type Database } from '../../src/server/db/open-database.ts';
import { startPostgresServer } from '../../src/server/db/postgres-server.ts';
import { ensureRowTable } from './row-table.ts';

/** By millions of offers, about. */
const SIZES: Readonly<Record<number, CatalogueSize>> = { 2: 'default', 20: 'large', 60: 'vast' };
/** Bytes of disk an offer: cells on both engines, the row table with its indexes, and what PostgreSQL writes ahead meanwhile. */
const DISK_BYTES = 450;

export interface KeptPostgres {
  url: string;
  database: Database;
  close(): Promise<void>;
}

/** The folder of a size. @throws when there is no such size, or the disk has no room for it */
export function folderOf(millions: number): string {
  if (SIZES[millions] === undefined) throw new Error(`BENCH_SIZES are of ${Object.keys(SIZES).join(', ')} million offers, not ${millions}`);
  const folder = resolve(process.env.BENCH_DIR ?? 'data/bench', `${millions}-million`);
  mkdirSync(folder, { recursive: true });
  const { bavail, bsize } = statfsSync(folder);
  const needed = millions * 1e6 * DISK_BYTES;
  if (bavail * bsize < needed && !existsSync(join(folder, 'postgresql'))) throw new Error(`${millions} million offers take ${Math.ceil(needed / 1e9)} GB of disk in ${folder}, where ${Math.floor((bavail * bsize) / 1e9)} are free`);
  return folder;
}

/** Makes what is missing: the cells on both engines and the row table. The servers are left stopped, so nothing is in their memory. */
export async function prepareCatalogues(millions: number, today: string): Promise<void> {
  const folder = folderOf(millions);
  const postgres = await openOrRemake(join(folder, 'postgresql'), () => openPostgres(folder));
  await make('cells on PostgreSQL', () => ensureCatalogue(postgres.database, { size: SIZES[millions] as CatalogueSize, today }));
  await make('a row for each offer', () => ensureRowTable(postgres.url));
  await postgres.close();
  const pglite = await openOrRemake(join(folder, 'pglite'), () => openPglite(folder));
  await make('cells on PGlite', () => ensureCatalogue(pglite, { size: SIZES[millions] as CatalogueSize, today }));
  await pglite.close();
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
async function openOrRemake<Opened>(kept: string, open: () => Promise<Opened>): Promise<Opened> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof MigrationChanged)) throw error;
    rmSync(kept, { recursive: true });
    return open();
  }
}

async function make(what: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`  ${what}: there after ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
