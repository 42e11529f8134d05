import { createServer } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase, openPglite, type Database } from '../db/open-database.ts';
import { startPostgresServer, type PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where `openTestDatabase` asks for fresh copies of prepared databases. */
    testDatabases: string;
  }
}

/**
 * Vitest's global set-up: one place per run that starts PostgreSQL and prepares templates when a test first asks, so
 * that a run without database tests pays nothing and each test file gets its own database by a fast copy.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'zefira-templates-'));
  const prepared = new Map<string, Promise<string>>();
  let server: Promise<PostgresServer> | null = null;
  let copies = 0;

  function once(key: string, make: () => Promise<string>): Promise<string> {
    const known = prepared.get(key) ?? make();
    prepared.set(key, known);
    return known;
  }

  function pgliteArchive(today: string | null): Promise<string> {
    return once(`pglite-${today}`, async () => {
      const database = await openPglite({ folder: null, archive: null });
      try {
        await fill(database, today);
        const path = join(folder, `pglite-${today}.tar`);
        writeFileSync(path, await database.dump());
        return path;
      } finally {
        await database.close();
      }
    });
  }

  async function postgresqlCopy(today: string | null): Promise<string> {
    server ??= startPostgresServer();
    const { url } = await server;
    const template = await once(`postgresql-${today}`, async () => {
      const name = `template_${(today ?? 'empty').replaceAll('-', '_')}`;
      await execute(url('postgres'), `create database ${name}`);
      const database = await openDatabase({ databaseUrl: url(name), dataDir: folder });
      try {
        await fill(database, today);
        return name;
      } finally {
        await database.close();
      }
    });
    const copy = `test_${++copies}`;
    await once(copy, () => execute(url('postgres'), `create database ${copy} template ${template}`));
    return url(copy);
  }

  const office = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://localhost');
    const today = asked.searchParams.get('catalogue');
    (asked.pathname === '/postgresql' ? postgresqlCopy(today) : pgliteArchive(today)).then(
      (answer) => response.end(answer),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    );
  });
  await new Promise<void>((resolve) => office.listen(0, '127.0.0.1', resolve));
  project.provide('testDatabases', `http://127.0.0.1:${(office.address() as AddressInfo).port}`);

  return async () => {
    office.close();
    await (await server)?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The small catalogue as of a day, for tests that search. */
async function fill(database: Database, today: string | null): Promise<void> {
  if (today === null) return;
  const { ensureCatalogue } = await import('../../demo/catalogue/ensure-catalogue.ts');
  await ensureCatalogue(database, { size: 'small', today });
}

let queue: Promise<unknown> = Promise.resolve();
/** One after another: PostgreSQL copies a template only while nobody is connected to it. */
function execute(url: string, statement: string): Promise<string> {
  const run = queue.then(async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
    return statement;
  });
  queue = run.catch(() => undefined);
  return run;
}
