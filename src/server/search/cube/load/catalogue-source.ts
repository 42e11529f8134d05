import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { sql } from 'kysely';
import { columnTypes } from '../../../db/column-types.ts';
import type { Database } from '../../../db/open-database.ts';
import { PRICES_CHANGED } from '../../prices/price-version.ts';
import { readPriceState, type CatalogueReader } from './load-cube.ts';

/** Where the cube is read from. */
export interface CatalogueSource {
  /** Reads as of one moment. */
  snapshot<Result>(read: (reader: CatalogueReader) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/**
 * A connection of one's own to PostgreSQL.
 * @param onChange called when some process has changed prices
 * @param onEnd called when the connection is lost
 */
export async function postgresqlSource(url: string, onChange: () => void, onEnd: () => void): Promise<CatalogueSource> {
  // Cells come in the order of their key; sorting them all would cost more than following it.
  const client = new pg.Client({ connectionString: url, types: columnTypes, options: '-c jit=off -c random_page_cost=1.1 -c max_parallel_workers_per_gather=0 -c enable_sort=off' });
  let closing = false;
  client.on('error', () => undefined);
  client.on('notification', onChange);
  await client.connect();
  await client.query(`listen ${PRICES_CHANGED}`);
  // A connection that was never made is not lost: who asked for it knows.
  client.on('end', () => { if (!closing) onEnd(); });
  const reader: CatalogueReader = {
    rows: async (statement) => (await client.query(statement)).rows,
    copy: (statement) => client.query(copyTo(`copy (${statement}) to stdout (format binary)`)),
    hotelsAtOnce: Infinity,
  };
  return {
    async snapshot(read) {
      await client.query('begin isolation level repeatable read, read only');
      try {
        return await read(reader);
      } finally {
        await client.query('commit');
      }
    },
    async close() {
      closing = true;
      await client.end();
    },
  };
}

/** Reads that are of one moment because the versions of prices and rooms were the same before and after. */
export function steadySource(reader: CatalogueReader): CatalogueSource {
  return {
    async snapshot(read) {
      for (;;) {
        const before = await readPriceState(reader);
        const result = await read(reader);
        const after = await readPriceState(reader);
        if (before?.version === after?.version && before?.rooms_version === after?.rooms_version) return result;
      }
    },
    close: async () => undefined,
  };
}

/** Few, as everybody else who asks the embedded database waits while they are read. */
export const EMBEDDED_HOTELS_AT_ONCE = 16;

/** The embedded database, which has one connection for everybody. */
export function embeddedReader({ kysely }: Pick<Database, 'kysely'>, copyOut: (statement: string) => Promise<Uint8Array>): CatalogueReader {
  return {
    rows: async <Row>(statement: string) => (await sql.raw<Row>(statement).execute(kysely)).rows,
    async *copy(statement) {
      yield await copyOut(statement);
    },
    hotelsAtOnce: EMBEDDED_HOTELS_AT_ONCE,
  };
}

/** What a database is read by in its own thread: tests and benchmarks do. */
export async function sourceOf(database: Database): Promise<CatalogueSource> {
  const { elsewhere } = database;
  return 'url' in elsewhere ? postgresqlSource(elsewhere.url, () => undefined, () => undefined) : steadySource(embeddedReader(database, elsewhere.copyOut));
}
