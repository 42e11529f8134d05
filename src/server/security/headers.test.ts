import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API_KEY } from '../../api/api-key.ts';
import { PAGE_STATE_TYPE } from '../../routes/page-answer.ts';
import type { Database } from '../db/open-database.ts';
import { serverSideHeaders } from './server-side-request.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { buildTestApp, testConfig } from '../testing/test-app.ts';

const config = testConfig({ onlyHost: 'shop.test' });
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase('pglite');
  const kinds: Record<string, (reply: FastifyReply) => FastifyReply> = {
    '/script.js': (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable').type('text/javascript'),
    '/state': (reply) => reply.header('cache-control', 'no-store').type(PAGE_STATE_TYPE),
  };
  app = await buildTestApp(database, { config, requestTimeout: 300, renderPage: async ({ url }, reply) => (kinds[url]?.(reply) ?? reply).send('a page') });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

it('with an origin of its own the shop answers under no other name', async () => {
  const statusOf = async (host: string, url: string, headers: Record<string, string> = {}) => (await app.inject({ url, headers: { 'api-key': API_KEY, ...headers, host } })).statusCode;
  for (const url of ['/', '/api/globals/header', '/sandbox/mail']) {
    expect([url, await statusOf('shop.test', url), await statusOf('shop.test:80', url), await statusOf('evil.example', url), await statusOf('shop.test.evil.example', url), await statusOf('10.0.0.1', url)]).toEqual([url, 200, 200, 421, 421, 421]);
  }
  expect(await statusOf('10.0.0.1', '/healthz')).toBe(200);
  expect(await statusOf('localhost:80', '/api/globals/header', serverSideHeaders(config))).toBe(200);
});

it('no page and no answer may use camera, microphone or payment of the browser', async () => {
  for (const url of ['/', '/api/globals/header', '/nothing.js']) {
    const policy = String((await app.inject({ url, headers: { host: 'shop.test' } })).headers['permissions-policy']);
    expect(policy).toMatch(/camera=\(\), .*microphone=\(\), .*payment=\(\)/);
  }
});

it.each([
  ['a file', '/script.js', { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'text/javascript' }],
  ['the state of a page', '/state', { 'cache-control': 'no-store', 'content-type': `${PAGE_STATE_TYPE}; charset=utf-8` }],
])('%s says what guards files, and nothing of what guards documents', async (_, url, own) => {
  const { headers } = await app.inject({ url, headers: { host: 'shop.test' } });
  expect(headers).toEqual({
    ...own, 'content-length': '6', 'connection': 'keep-alive', 'date': expect.any(String),
    'cross-origin-resource-policy': 'same-origin', 'x-content-type-options': 'nosniff', 'request-id': expect.any(String),
  });
});

it('a request whose body drips is ended', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST /api/www/search/offers HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n');
  const dripping = setInterval(() => socket.write('{'), 50);
  let end = '';
  socket.on('data', (part) => { end += String(part); });
  // A drop that falls after the server has closed takes the answer's place.
  socket.on('error', ({ message }) => { end += message; });
  await new Promise((resolve) => { socket.on('close', resolve); });
  clearInterval(dripping);
  expect(end).toMatch(/^HTTP\/1\.1 408 |ECONNRESET|EPIPE/);
});
