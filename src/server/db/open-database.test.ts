import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseInUse, DatabaseUnreachable, MigrationChanged } from './database-errors.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { openDatabase, type Database } from './open-database.ts';
import { describeOnEveryEngine, openTestDatabase } from '../testing/test-database.ts';

describeOnEveryEngine('a database', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await sql`create table note (id int primary key, text text not null)`.execute(database.kysely);
  });
  afterAll(() => database.close());

  const notes = async () => (await sql<{ id: number; text: string }>`select id, text from note order by id`.execute(database.kysely)).rows;

  it('gives days as ISO text, bigints as numbers, instants as Date and arrays as arrays', async () => {
    const { rows } = await sql`select date '2026-07-12' as day, 9007199254740991::bigint as big, timestamptz '2026-07-12T10:00:00Z' as at, array[1, 2] as list, ${JSON.stringify({ a: 1 })}::jsonb as json`.execute(database.kysely);
    expect(rows).toEqual([{ day: '2026-07-12', big: 9007199254740991, at: new Date('2026-07-12T10:00:00Z'), list: [1, 2], json: { a: 1 } }]);
  });

  it('takes back everything that a failed transaction wrote', async () => {
    await expect(
      database.kysely.transaction().execute(async (tx) => {
        await sql`insert into note values (1, 'lost')`.execute(tx);
        await sql`insert into note values (1, 'twice')`.execute(tx);
      }),
    ).rejects.toMatchObject({ code: '23505' });
    expect(await notes()).toEqual([]);
  });

  it('keeps transactions apart that run at the same time', async () => {
    await sql`insert into note values (7, '0')`.execute(database.kysely);
    const add = () =>
      database.kysely.transaction().execute(async (tx) => {
        const { rows } = await sql<{ text: string }>`select text from note where id = 7 for update`.execute(tx);
        await sql`update note set text = ${String(Number(rows[0]?.text) + 1)} where id = 7`.execute(tx);
      });
    await Promise.all(Array.from({ length: 12 }, add));
    expect(await notes()).toEqual([{ id: 7, text: '12' }]);
    await sql`delete from note`.execute(database.kysely);
  });

  it('loads copied rows of any number', async () => {
    const lines = Array.from({ length: 60_000 }, (_, id) => `${id}\t${'příliš žluťoučký kůň '.repeat(4)}${id}\n`);
    await database.copyInto('note', ['id', 'text'], lines);
    expect((await sql`select count(*) as count, max(length(text)) as longest from note`.execute(database.kysely)).rows).toEqual([{ count: 60_000, longest: 89 }]);
    await sql`delete from note`.execute(database.kysely);
  });

  it('reports a copy that the table refuses', async () => {
    await expect(database.copyInto('note', ['id', 'text'], ['1\ta\n', '1\tb\n'])).rejects.toThrow(/duplicate key/);
    expect(await notes()).toEqual([]);
  });

  it('applies each migration once', async () => {
    expect(await migrate(database.kysely)).toEqual([]);
  });

  it('refuses a migration that was changed after it had been applied', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'zefira-migrations-'));
    const url = pathToFileURL(`${folder}/`);
    writeFileSync(join(folder, '900_one.sql'), 'create table one (id int); create index on one (id);');
    expect(await migrate(database.kysely, url)).toEqual(['900_one.sql']);
    writeFileSync(join(folder, '900_one.sql'), 'create table one (id bigint);');
    await expect(migrate(database.kysely, url)).rejects.toThrow(MigrationChanged);
    rmSync(folder, { recursive: true });
  });

  it('leaves no trace of a migration that fails half-way', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'zefira-migrations-'));
    writeFileSync(join(folder, '901_half.sql'), 'create table half (id int); select 1 / 0;');
    await expect(migrate(database.kysely, pathToFileURL(`${folder}/`))).rejects.toThrow(/division by zero/);
    expect((await sql`select to_regclass('half') as half`.execute(database.kysely)).rows).toEqual([{ half: null }]);
    rmSync(folder, { recursive: true });
  });
});

describe('the folder of the embedded database', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'zefira-data-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it('keeps its rows between two openings', async () => {
    const first = await openDatabase({ dataDir });
    await sql`create table kept as select 42 as answer`.execute(first.kysely);
    await first.close();
    const second = await openDatabase({ dataDir });
    expect((await sql`select answer from kept`.execute(second.kysely)).rows).toEqual([{ answer: 42 }]);
    await second.close();
  });

  it('is refused while another process has it open, and free again once that one is killed', async () => {
    // It ends with the test's process, whatever becomes of the test: its input closes then.
    const script = `
      import { lockFolder } from ${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)};
      lockFolder(${JSON.stringify(dataDir)});
      gc();
      process.stdin.on('end', () => process.exit()).resume();
      console.log('held');`;
    const holder = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'ignore'] });
    try {
      await once(holder.stdout, 'data');
      await expect(openDatabase({ dataDir })).rejects.toThrow(new DatabaseInUse(`The data folder ${dataDir} is in use by another running shop (process ${holder.pid}): stop it, or set DATA_DIR to another folder.`));
    } finally {
      holder.kill('SIGKILL');
    }
    await once(holder, 'exit');
    lockFolder(dataDir).release();
  });
});

describe('a PostgreSQL that ends its connections', () => {
  it('fails the transactions that were using them, not the process, and the next ones get new connections', async () => {
    const database = await openTestDatabase('postgresql');
    const url = 'url' in database.elsewhere ? database.elsewhere.url : '';
    const administrator = new pg.Pool({ connectionString: url });
    const used = Array.from({ length: 5 }, () => database.kysely.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      // Between two queries nobody waits for the connection: its end is an event only.
      await administrator.query('select pg_terminate_backend($1, 5000)', [rows[0]!.pid]);
      await sql`select 1`.execute(tx);
    }));
    expect((await Promise.allSettled(used)).map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    expect((await sql`select 1 as one`.execute(database.kysely)).rows).toEqual([{ one: 1 }]);
    await administrator.end();
    await database.close();
  });
});

describe('a PostgreSQL that is not there', () => {
  it('is named without its password', async () => {
    const error = await openDatabase({ databaseUrl: 'postgresql://shop:secret@127.0.0.1:1/zefira', dataDir: '' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseUnreachable);
    expect((error as Error).message).toBe('The database at 127.0.0.1:1/zefira cannot be reached: connect ECONNREFUSED 127.0.0.1:1.');
  });
});
