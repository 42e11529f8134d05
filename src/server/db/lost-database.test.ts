import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { API_KEY } from '../../api/api-key.ts';
import { createPageRenderer } from '../../app/render/entry-server.tsx';
import { ensureCatalogue } from '../../demo/catalogue/ensure-catalogue.ts';
import { cubeSearch } from '../search/cube/thread/cube-thread.ts';
import { inProcessFetch } from '../ssr/in-process-fetch.ts';
import { createPageHandler } from '../ssr/page-handler.ts';
import { startPostgresServer, type PostgresServer } from '../testing/postgres-server.ts';
import { buildTestApp, testClock } from '../testing/test-app.ts';
import { TEST_TODAY } from '../testing/test-database.ts';
import { openDatabase, type Database } from './open-database.ts';

/** Of a database that is back. */
const BACK_WITHIN = { timeout: 5_000, interval: 50 };

let server: PostgresServer;
let database: Database;
let app: FastifyInstance;
const warnings: string[] = [];
beforeAll(async () => {
  server = await startPostgresServer();
  database = await openDatabase({ databaseUrl: server.url('postgres'), dataDir: tmpdir() });
  await ensureCatalogue(database, { size: 'small', today: TEST_TODAY });
  const clock = testClock();
  const render = createPageRenderer({
    fetch: (request, init) => inProcessFetch(app)(request, init),
    assetsOf: () => ({ criticalCss: () => '', styles: [], fonts: [], entry: '/entry.js', modules: [] }),
    now: clock,
    report: () => {},
    log: () => {},
  });
  app = await buildTestApp(database, {
    clock,
    openSearch: (opened) => cubeSearch(opened, { info: () => {}, warn: (said: unknown) => void warnings.push(String(said)) }),
    renderPage: createPageHandler({ render, contentSecurityPolicy: () => '', clock, cacheEntries: 0, priceVersion: () => app.shop.search.version() }),
  });
  await vi.waitFor(async () => expect((await app.inject('/readyz')).statusCode).toBe(200), { timeout: 20_000, interval: 50 });
});
afterAll(async () => {
  await app?.close();
  await database?.close();
  await server?.stop();
});

let visits = 0;
/** A page that has not been asked for before. */
const page = (accept = 'text/html') => app.inject({ url: `/pl/dovolena/recko/nabidky-letecky?q=ctAdult:${(++visits % 9) + 1}:dF:${(visits % 14) + 1}`, headers: { accept, cookie: 'shop_visited=someone' } });

it.each(['SIGINT', 'SIGKILL'] as const)('a database that is ended by %s makes pages say that they try again, and the shop is itself again when it is back', async (signal) => {
  const underWay = Array.from({ length: 8 }, () => page());
  await server.halt(signal);
  expect((await Promise.all(underWay)).every(({ statusCode }) => statusCode === 200 || statusCode === 503)).toBe(true);

  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const sorry = await page();
  expect([sorry.statusCode, sorry.headers['retry-after'], sorry.headers['cache-control']]).toEqual([503, '3', 'no-store']);
  expect(sorry.body).toContain('<html lang="pl">');
  expect(sorry.body).toContain("fetch('/readyz'");
  expect(await app.inject({ url: '/api/www/suggest?text=kreta', headers: { 'api-key': API_KEY } })).toMatchObject({ statusCode: 503, headers: { 'retry-after': '3' } });

  // It is looked for in turn, not in a circle that takes the machine.
  expect(warnings.splice(0).filter((said) => said.includes('cannot be refreshed')).length).toBeLessThan(5);

  await server.resume();
  await vi.waitFor(async () => expect([(await app.inject('/readyz')).statusCode, (await page()).statusCode]).toEqual([200, 200]), BACK_WITHIN);
});
