import { readFileSync } from 'node:fs';
import { describe, inject } from 'vitest';
import { openDatabase, openPglite, type Database, type Engine } from '../db/open-database.ts';

/** The day that tests call today, unless they choose another. */
export const TEST_TODAY = '2026-06-15';

export interface TestDatabaseOptions {
  /** Fills the database with the small demo catalogue as of `today` (default TEST_TODAY). */
  catalogue?: 'small';
  today?: string;
}

/**
 * A fresh, migrated database of one's own: PGlite in memory, or a database on the run's PostgreSQL server.
 * Close it in `afterAll`. Fails, never skips, when PostgreSQL cannot be started.
 */
export async function openTestDatabase(engine: Engine, options: TestDatabaseOptions = {}): Promise<Database> {
  const query = options.catalogue === undefined ? '' : `?catalogue=${options.today ?? TEST_TODAY}`;
  const response = await fetch(`${inject('testDatabases')}/${engine}${query}`);
  const answer = await response.text();
  if (!response.ok) throw new Error(`No ${engine} for tests: ${answer}`);
  if (engine === 'pglite') return openPglite({ folder: null, archive: readFileSync(answer) });
  return openDatabase({ databaseUrl: answer, dataDir: '' });
}

type EngineTests = (open: (options?: TestDatabaseOptions) => Promise<Database>, engine: Engine) => void;

/** Runs the same tests on each engine: `open` gives a fresh database of that engine. */
export function describeOnEveryEngine(name: string, tests: EngineTests): void {
  describeOn(enginesOr(['pglite', 'postgresql']), name, tests);
}

/** For what the browser journeys walk on PGlite: on PostgreSQL, or on the engines that `TEST_ENGINES` names. */
export function describeOnPostgresql(name: string, tests: EngineTests): void {
  describeOn(enginesOr(['postgresql']), name, tests);
}

function describeOn(engines: readonly Engine[], name: string, tests: EngineTests): void {
  describe.each(engines)(`${name} on %s`, (engine) => {
    tests((options) => openTestDatabase(engine, options), engine);
  });
}

/** The engines that `TEST_ENGINES` names, separated by commas; the given ones without it. */
function enginesOr(usual: readonly Engine[]): readonly Engine[] {
  return process.env.TEST_ENGINES?.split(',').map((name) => {
    if (name === 'pglite' || name === 'postgresql') return name;
    throw new Error(`TEST_ENGINES names an unknown engine: ${name}`);
  }) ?? usual;
}
