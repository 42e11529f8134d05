import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './db/open-database.ts';
import { sqlSearch } from './search/offer-search.ts';
import { openTestDatabase } from './testing/test-database.ts';
import { buildTestApp } from './testing/test-app.ts';

let database: Database;
let app: FastifyInstance;
let searchIsOpen = true;
let finish: () => void;
const finished = new Promise<void>((resolve) => { finish = resolve; });
beforeAll(async () => {
  database = await openTestDatabase('pglite');
  app = await buildTestApp(database, {
    openSearch: ({ kysely }) => ({ ...sqlSearch(kysely), close: async () => { searchIsOpen = false; } }),
    plugins: [async (slow) => void slow.get('/slow', async () => {
      await finished;
      return { searchIsOpen };
    })],
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => database.close());

async function ask(path: string, agent?: Agent): Promise<{ status: number | undefined; connection: string | undefined; body: string }> {
  const { port } = app.server.address() as AddressInfo;
  const [answer] = (await once(get({ port, host: '127.0.0.1', path, agent }), 'response')) as [IncomingMessage];
  let body = '';
  for await (const part of answer) body += String(part);
  return { status: answer.statusCode, connection: answer.headers.connection, body };
}

it('a server that drains is not ready, answers whoever still comes, closes each connection, and finishes what is under way', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask('/healthz', agent)).toMatchObject({ status: 200, connection: 'keep-alive' });
  const underWay = ask('/slow');
  await once(app.server, 'request');

  app.drain();
  expect(await ask('/readyz', agent)).toMatchObject({ status: 503, connection: 'close' });
  expect(await ask('/healthz', agent)).toMatchObject({ status: 200, connection: 'close' });
  const closed = app.close();
  finish();
  expect(await underWay).toMatchObject({ status: 200, connection: 'close', body: '{"searchIsOpen":true}' });
  await closed;
  expect([app.server.listening, searchIsOpen]).toEqual([false, false]);
});
