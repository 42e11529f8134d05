import pg from 'pg';
import { ensureCatalogue } from '../../src/demo/catalogue/ensure-catalogue.ts';
import { openDatabase } from '../../src/server/db/open-database.ts';
import { startPostgresServer, type PostgresServer } from '../../src/server/testing/postgres-server.ts';
import { runSequence, type SequenceResult } from '../../src/server/testing/price-sequences.ts';
import { buildTestApp, testClock } from '../../src/server/testing/test-app.ts';
import { TEST_TODAY } from '../../src/server/testing/test-database.ts';
import { holds, type Proof } from './proof.ts';

const SEQUENCES = Number(process.env.PROVE_SEQUENCES ?? 10_000);
/** The first of them. A seed that failed is run again by itself with PROVE_SEQUENCES=1; holidays that earlier seeds made dearer cost what they did then. */
const FIRST_SEED = Number(process.env.PROVE_SEED ?? 0);
/** Each on a database of its own: one computes while the others' databases do. */
const LANES = Math.min(6, SEQUENCES);

export const priceAgreement: Proof = {
  claim: `${SEQUENCES} random ways from an offer to a paid order: what is shown, the cart, the order, its contract, what is due, what the bank takes and the receipt are one price, to the haléř`,
  async run() {
    const server = await startPostgresServer();
    try {
      const databases = await makeDatabases(server);
      const began = performance.now();
      const results = (await Promise.all(databases.map(runLane))).flat();
      const problems = results.flatMap(({ seed, problems: found }) => found.map((problem) => `seed ${seed}: ${problem}`));
      holds(problems.length === 0, 'Every price is the one that was shown', problems.slice(0, 20));
      const paid = results.filter(({ captured }) => captured > 0);
      holds(paid.length > SEQUENCES / 2, 'Enough was paid to say anything', paid.length);
      return {
        sequences: results.length,
        steps: results.reduce((sum, { steps }) => sum + steps, 0),
        'orders paid': paid.length,
        'with extras': results.filter(({ extras }) => extras.length > 0).length,
        'kinds of extras': new Set(results.flatMap(({ extras }) => extras)).size,
        seconds: Math.round((performance.now() - began) / 1_000),
      };
    } finally {
      await server.stop();
    }
  },
};

/** Copies of one database with the catalogue. @returns their URLs */
async function makeDatabases(server: PostgresServer): Promise<string[]> {
  const model = await openDatabase({ databaseUrl: server.url('postgres'), dataDir: '' });
  await ensureCatalogue(model, { size: 'small', today: TEST_TODAY });
  await model.close();
  const client = new pg.Client({ connectionString: server.url('template1') });
  await client.connect();
  const names = Array.from({ length: LANES }, (_, lane) => `lane_${lane}`);
  for (const name of names) await client.query(`create database ${name} template postgres`);
  await client.end();
  return names.map((name) => server.url(name));
}

async function runLane(databaseUrl: string, lane: number): Promise<(SequenceResult & { seed: number })[]> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const clock = testClock();
  const app = await buildTestApp(database, { clock });
  try {
    const world = { app, kysely: database.kysely, clock, listings: new Map() };
    const results = [];
    for (let seed = FIRST_SEED + lane; seed < FIRST_SEED + SEQUENCES; seed += LANES) results.push({ seed, ...await runSequence(world, seed) });
    return results;
  } finally {
    await app.close();
    await database.close();
  }
}
