import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { API_KEY } from '../../../api/api-key.ts';
import type { Database } from '../../db/open-database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { TEST_NOON } from '../../testing/test-app.ts';

interface Server {
  process: ChildProcess;
  address: string;
}

let database: Database;
const running = new Set<ChildProcess>();
beforeAll(async () => { database = await openTestDatabase('postgresql', { catalogue: 'small' }); });
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await database.close();
});

async function startServer(): Promise<Server> {
  const url = 'url' in database.elsewhere ? database.elsewhere.url : '';
  const child = fork(new URL('../testing/search-process.ts', import.meta.url), [TEST_NOON], {
    execArgv: [],
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: tmpdir(), SECRET: 'a secret that only tests know, long enough', LOG_LEVEL: 'silent', RATE_LIMIT: '0', SEARCH: 'cube' },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200), { timeout: 20_000, interval: 20 });
  return { process: child, address };
}

async function cheapest({ address }: Server): Promise<{ offerCode: string; totalPrice: number }> {
  const body = { offerType: 'BY_PLANE', departuresCodes: [], destinationsCodes: [], numberOfAdults: 2, childrenBirthdays: [], metaData: { page: 0, pageSize: 1, sorting: 'price' } };
  const response = await fetch(`${address}/api/www/search/offers`, { method: 'POST', headers: { 'api-key': API_KEY, 'content-type': 'application/json' }, body: JSON.stringify(body) });
  expect(response.status).toBe(200);
  const { offers } = (await response.json()) as { offers: { offerCode: string; totalPrice: number }[] };
  const { offerCode, totalPrice } = offers[0]!;
  return { offerCode, totalPrice };
}

it('shows a price that one process changes in the search of another, also after one was killed and started again', { timeout: 90_000 }, async () => {
  const one = await startServer();
  const other = await startServer();
  const { offerCode } = await cheapest(one);
  const change = (by: Server, price: number) => void by.process.send({ offerCode, price });
  const sees = (server: Server, price: number) => vi.waitFor(async () => expect(await cheapest(server)).toEqual({ offerCode, totalPrice: 2 * price }), { timeout: 10_000, interval: 20 });

  change(one, 900_00);
  await Promise.all([sees(one, 900_00), sees(other, 900_00)]);

  one.process.kill('SIGKILL');
  await once(one.process, 'exit');
  change(other, 800_00);
  await sees(other, 800_00);

  const again = await startServer();
  await sees(again, 800_00);
  change(again, 700_00);
  await Promise.all([sees(again, 700_00), sees(other, 700_00)]);
});
