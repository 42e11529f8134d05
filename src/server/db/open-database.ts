import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { columnTypes } from './column-types.ts';
import { copyIntoPglite, copyIntoPostgresql, copyOutOfPglite, type CopyInto } from './copy-into.ts';
import { DatabaseUnreachable } from './database-errors.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { PgliteSocket } from './pglite-socket.ts';
import { startPgliteThread } from './pglite-thread.ts';
import type { Schema } from './schema.ts';

export type Engine = 'pglite' | 'postgresql';

/** An open, migrated database. Every repository takes its `kysely`, or the transaction made from it. */
export interface Database {
  readonly engine: Engine;
  readonly kysely: Kysely<Schema>;
  /** Loads rows of COPY text format (a line each, with its newline) into `columns` of `table`. Not one transaction. */
  readonly copyInto: CopyInto;
  /** How another thread reads it: over a connection of its own, or, embedded, by asking this one. */
  readonly elsewhere: { url: string } | EmbeddedElsewhere;
  close(): Promise<void>;
}

/** What an embedded database does for other threads, as it has one connection for everybody. */
interface EmbeddedElsewhere {
  /** What `COPY (statement) TO STDOUT (FORMAT binary)` gives. */
  copyOut(statement: string): Promise<Uint8Array>;
  /** Calls `told` after each commit that notifies the channel, until what it gives is called. */
  listen(channel: string, told: (payload: string) => void): Promise<() => void>;
}

/** A database whose whole content can be opened again elsewhere, in memory (PGlite only). */
export interface PgliteDatabase extends Database {
  dump(): Promise<Uint8Array>;
}

/** Short queries on few cores: compiling or parallelising them costs more than it saves, and the cells are in memory. */
const SETTINGS = { jit: 'off', random_page_cost: '1.1', max_parallel_workers_per_gather: '0', work_mem: '32MB' };
/** Longer than any transaction of ours: a query that waits for its own transaction's connection fails instead of hanging. */
const CONNECTION_TIMEOUT_MS = 60_000;

/**
 * Opens PostgreSQL when `databaseUrl` is given, else the embedded PGlite in `dataDir`, and migrates it.
 * @throws DatabaseInUse when another process has the folder open
 * @throws DatabaseUnreachable when nothing answers at the URL, or the folder's database cannot be opened
 * @throws MigrationChanged see migrate
 */
export async function openDatabase(where: { databaseUrl?: string | undefined; dataDir: string }): Promise<Database> {
  if (where.databaseUrl !== undefined && where.databaseUrl !== '') return openPostgresql(where.databaseUrl);
  const lock = lockFolder(where.dataDir);
  try {
    const database = await openPglite({ folder: join(where.dataDir, 'pglite'), archive: null });
    return {
      ...database,
      async close() {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens PGlite in a folder, or in memory when `folder` is null, without the lock that a shared folder needs. */
export async function openPglite(where: { folder: string | null; archive: Uint8Array | null }): Promise<PgliteDatabase> {
  const thread = await startPgliteThread(where).catch((cause: unknown) => {
    throw new DatabaseUnreachable(`The embedded database in ${where.folder ?? 'memory'} cannot be opened: ${messageOf(cause)}.`, { cause });
  });
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    types: columnTypes,
    stream: () => new PgliteSocket(thread) as never,
  });
  const notices = new EventEmitter();
  pool.on('connect', (client) => client.on('notification', ({ channel, payload }) => notices.emit(channel, payload ?? '')));
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    for (const [name, value] of Object.entries(SETTINGS)) await pool.query(`set ${name} = '${value}'`);
    await migrate(kysely);
  } catch (error) {
    await kysely.destroy();
    await thread.close();
    throw error;
  }
  return {
    engine: 'pglite',
    kysely,
    copyInto: copyIntoPglite(pool, thread),
    elsewhere: {
      copyOut: copyOutOfPglite(pool, thread),
      async listen(channel, told) {
        await pool.query(`listen ${channel}`);
        notices.on(channel, told);
        return () => void notices.off(channel, told);
      },
    },
    dump: () => thread.dump(),
    async close() {
      await kysely.destroy();
      await thread.close();
    },
  };
}

async function openPostgresql(databaseUrl: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    types: columnTypes,
    options: Object.entries(SETTINGS).map(([name, value]) => `-c ${name}=${value}`).join(' '),
  });
  // PostgreSQL ends connections when it restarts. Whoever was using one hears of it by their query; an `error` event
  // without a listener would end the process, and the pool listens to idle connections only.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await reach(pool, databaseUrl);
    await migrate(kysely);
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  return { engine: 'postgresql', kysely, copyInto: copyIntoPostgresql(pool), elsewhere: { url: databaseUrl }, close: () => kysely.destroy() };
}

async function reach(pool: pg.Pool, databaseUrl: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (cause) {
    throw new DatabaseUnreachable(`The database at ${withoutPassword(databaseUrl)} cannot be reached: ${messageOf(cause)}.`, { cause });
  }
}

function withoutPassword(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'DATABASE_URL';
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return error.errors[0].message;
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
