import { expect, it } from 'vitest';
import { buildTestApp, onceReady, testConfig, visit } from '../testing/test-app.ts';
import { openTestDatabase } from '../testing/test-database.ts';

it('writes down some refusals a minute of one address, however many it brings about, and all of others', async () => {
  const database = await openTestDatabase('pglite');
  const app = await buildTestApp(database, { config: testConfig({ rateLimit: 0.05, trustProxy: 1 }) });
  const forge = async (paymentId: string, address: string) => (await onceReady(() => visit(app).post('/api/payments/notifications', { paymentId, noticeId: paymentId, outcome: 'paid', amount: 100, currency: 'CZK' }, { signature: 'forged', 'x-forwarded-for': address }))).status;
  const answers = [];
  for (let time = 1; time <= 5; time++) answers.push(await forge(`forged-${time}`, '203.0.113.1'));
  answers.push(await forge('forged-elsewhere', '203.0.113.2'));
  expect(new Set(answers)).toEqual(new Set([401]));
  const written = await database.kysely.selectFrom('refused_purchase').select('subject').orderBy('id').execute();
  expect(written.map(({ subject }) => subject)).toEqual(['forged-1', 'forged-2', 'forged-3', 'forged-elsewhere']);
  await app.close();
  await database.close();
});
