import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ensureCatalogue } from '../../src/demo/catalogue/ensure-catalogue.ts';
import { openDatabase } from '../../src/server/db/open-database.ts';
import { badLine, runTrial } from '../../src/server/testing/payment-trials.ts';
import { startPostgresServer } from '../../src/server/testing/postgres-server.ts';
import { buildTestApp, testClock, testConfig, visit } from '../../src/server/testing/test-app.ts';
import { TEST_TODAY } from '../../src/server/testing/test-database.ts';
import { placeSomeOrder } from '../../src/server/testing/test-purchase.ts';
import { holds, type Proof } from './proof.ts';

const TRIALS = Number(process.env.PROVE_TRIALS ?? 1_000);
const SETTLE_MS = 1_000;

export const paidOnce: Proof = {
  claim: `${TRIALS} orders, each paid in two to five tabs at once through two processes at a bank that loses requests and answers: the bank keeps one price, and what it took beside goes back`,
  async run() {
    const server = await startPostgresServer();
    const database = await openDatabase({ databaseUrl: server.url('postgres'), dataDir: mkdtempSync(join(tmpdir(), 'zefira-proof-')) });
    const apps: FastifyInstance[] = [];
    try {
      await ensureCatalogue(database, { size: 'small', today: TEST_TODAY });
      const clock = testClock();
      const config = testConfig({ paymentSettleMs: SETTLE_MS });
      for (const line of ['one', 'two']) apps.push(await buildTestApp(database, { clock, config, payments: badLine(line) }));
      const { orderId } = await placeSomeOrder(visit(apps[0]!));
      const world = { apps, kysely: database.kysely, clock, orderId };
      const problems: string[] = [];
      let captured = 0;
      let refunded = 0;
      let paid = 0;
      for (let seed = 0; seed < TRIALS; seed++) {
        const result = await runTrial(world, seed);
        problems.push(...result.problems.map((problem) => `${seed}: ${problem}`));
        captured += result.captured;
        refunded += result.refunded;
        paid += Number(result.captured > 0);
      }
      holds(problems.length === 0, 'Nothing is wrong in any trial', problems.slice(0, 20));
      holds(paid > TRIALS / 4, 'Enough of the orders were paid to say anything', paid);
      return { trials: TRIALS, 'orders paid': paid, 'payments taken': captured, 'of them given back': refunded, 'double charges that stay': 0 };
    } finally {
      for (const app of apps) await app.close();
      await database.close();
      await server.stop();
    }
  },
};
