import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql, type Generated, type Kysely } from 'kysely';
import { MigrationChanged } from './database-errors.ts';
import type { Schema } from './schema.ts';

export interface MigrationSchema {
  schema_migration: {
    number: number;
    name: string;
    checksum: string;
    applied_at: Generated<Date>;
  };
}

const FOLDER = new URL('./migrations/', import.meta.url);
/** Any number that no other advisory lock of ours uses. */
const MIGRATION_LOCK = 7_401_001;

/**
 * Applies the SQL files of `migrations/` that this database has not seen, each in its own transaction, in order of
 * their numbers. Processes that start together wait for one another.
 * @returns the names applied now
 * @throws MigrationChanged when a file differs from what was applied
 */
export async function migrate(kysely: Kysely<Schema>, folder: URL = FOLDER): Promise<string[]> {
  const files = await readMigrations(folder);
  return kysely.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(MIGRATION_LOCK)})`.execute(connection);
    try {
      await sql`create table if not exists schema_migration (
        number int primary key,
        name text not null,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`.execute(connection);
      const applied = new Map((await connection.selectFrom('schema_migration').select(['number', 'checksum']).execute()).map((row) => [row.number, row.checksum]));
      const names: string[] = [];
      for (const { number, name, checksum, text } of files) {
        const known = applied.get(number);
        if (known === checksum) continue;
        if (known !== undefined) throw new MigrationChanged(`Migration ${name} was changed after it had been applied: restore it and add a new one.`);
        await connection.transaction().execute(async (tx) => {
          await sql.raw(text).execute(tx);
          await tx.insertInto('schema_migration').values({ number, name, checksum }).execute();
        });
        names.push(name);
      }
      return names;
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(MIGRATION_LOCK)})`.execute(connection);
    }
  });
}

async function readMigrations(folder: URL) {
  const names = (await readdir(folder)).filter((name) => /^\d{3}_[\w-]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { number: Number(name.slice(0, 3)), name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}
