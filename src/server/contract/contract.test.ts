import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { buildTestApp, onceReady, testConfig, visit } from '../testing/test-app.ts';
import { rateLimitOf } from '../security/rate-limits.ts';
import { serverSideHeaders } from '../security/server-side-request.ts';
import { compiledContract } from './contract-validators.ts';

let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase('pglite');
  app = await buildTestApp(database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const party = [{ adults: 2, childBirthDates: [] }];

it('has a schema for everything that an operation takes and answers', () => {
  const { operations, validators } = compiledContract();
  for (const operation of operations) {
    for (const place of ['path', 'query', 'header'] as const) validators.parameters(operation, place);
    validators.body(operation);
    for (const schema of operation.responses.values()) if (schema !== null) validators.schema(schema);
    expect([...operation.responses.keys()]).toContain(500);
  }
});

it('tells of every operation with a limit of its own that it may be refused for it', () => {
  const { operations } = compiledContract();
  const limitOf = (operationId: string) => rateLimitOf(operationId, 1).max;
  const limited = operations.filter(({ operationId }) => limitOf(operationId) < limitOf('any other'));
  expect(limited.length).toBeGreaterThan(30);
  expect(limited.filter(({ responses }) => !responses.has(429)).map(({ operationId }) => operationId)).toEqual([]);
});

it('tells of every operation with a body that it may be refused as too large', () => {
  const { operations, validators } = compiledContract();
  const withBody = operations.filter((operation) => validators.body(operation) !== null);
  expect(withBody.length).toBeGreaterThan(80);
  expect(withBody.filter(({ responses }) => !responses.has(413)).map(({ operationId }) => operationId)).toEqual([]);
});

describe('bad input', () => {
  it('names the field that is missing, of a wrong type, unknown or no real date', async () => {
    const wrong = [
      [{ occupancies: party }, '/body/offerCode', 'required'],
      [{ offerCode: 7, occupancies: party }, '/body/offerCode', 'type'],
      [{ offerCode: 'GRK1042_PRG_20260712_07_AI_DR2', occupancies: party, colour: 'red' }, '/body/colour', 'additionalProperties'],
      [{ offerCode: 'GRK1042_PRG_20260712_07_AI_DR2', occupancies: [{ adults: 2, childBirthDates: ['2020-02-30'] }] }, '/body/occupancies/0/childBirthDates/0', 'format'],
      [{ offerCode: 'GRK1042_PRG_20260712_07_AI_DR2', occupancies: [{ adults: 0, childBirthDates: [] }] }, '/body/occupancies/0/adults', 'minimum'],
    ] as const;
    for (const [body, pointer, code] of wrong) {
      const answer = await visit(app).post('/api/www/cart/product', body);
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-request', status: 400, errors: [{ pointer, code }] } });
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    }
  });

  it('refuses parameters of a URL by the contract, and ignores those it does not name', async () => {
    expect(await visit(app).get('/api/globals/footer?locale=de')).toMatchObject({ status: 400, body: { errors: [{ pointer: '/query/locale', code: 'enum' }] } });
    expect(await visit(app).get('/api/globals/cellar')).toMatchObject({ status: 400, body: { errors: [{ pointer: '/params/block', code: 'enum' }] } });
    expect(await visit(app).get('/api/www/cart/banks-availabilities?catalogVersion=Staged')).toMatchObject({ status: 200 });
  });

  it('is 400 for text that no database takes: NUL and half a surrogate pair, wherever they hide', async () => {
    const visitor = visit(app);
    const bodies = ['{"offerCode":"a\\u0000"}', '{"deep":[{"name":"\\ud800"}]}', '{"na\\u0000me":1}'];
    for (const body of bodies) expect(await visitor.put('/api/www/cart/information', body)).toMatchObject({ status: 400, body: { code: 'unstorable-text' } });
    expect(await visitor.get('/api/www/cart/shortOrder/%00')).toMatchObject({ status: 400, body: { code: 'unstorable-text' } });
    expect(await visitor.get('/sandbox/bank/%00')).toMatchObject({ status: 404, body: { code: 'not-found' } });
    // Written out, these are text like any other.
    expect(await visitor.put('/api/www/cart/information', '{"name":"\\\\u0000 \\ud83c\\udf34"}')).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
  });

  it('is 415 for another content type, 413 for a body too large, 400 for what is no JSON, 404 for an unknown address', async () => {
    const visitor = visit(app);
    expect(await visitor.post('/api/www/gs', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({ status: 415, body: { code: 'unsupported-media-type' } });
    expect(await visitor.post('/api/www/gs', JSON.stringify({ filters: 'x'.repeat(300_000) }))).toMatchObject({ status: 413, body: { code: 'body-too-large' } });
    expect(await visitor.post('/api/www/gs', '{"filters":')).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    expect(await visitor.post('/api/www/gs')).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
    expect(await visitor.get('/api/www/nothing')).toMatchObject({ status: 404, body: { code: 'unknown-operation' } });
    expect(await visitor.get('/api/www/gs')).toMatchObject({ status: 404, body: { code: 'unknown-operation' } });
  });

  it('never shows a stack', async () => {
    // No catalogue is made in this database: search cannot but fail.
    const answer = await visit(app).get('/api/www/home/top-hotels');
    expect(answer.body).toEqual({ type: 'urn:zefira:problem:internal-error', title: 'Something went wrong on our side', status: 500, code: 'internal-error' });
  });
});

describe('a request', () => {
  it('that changes something is refused when it comes from a page of another site', async () => {
    const visitor = visit(app);
    const elsewhere = { origin: 'https://evil.test' };
    expect(await visitor.post('/api/www/oauth/token/refresh', undefined, elsewhere)).toMatchObject({ status: 403, body: { code: 'cross-site-request' } });
    expect(await visitor.post('/api/www/oauth/token/refresh', undefined, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403, body: { code: 'cross-site-request' } });
    expect(await visitor.post('/api/www/oauth/token/refresh', undefined, { 'sec-fetch-site': 'same-origin' })).toMatchObject({ status: 401 });
  });

  it('passes the rate limits with our own basic authentication only [http.basic-auth]', async () => {
    const config = testConfig({ rateLimit: 0.05 });
    const limited = await buildTestApp(database, { config });
    const visitor = visit(limited);
    const refresh = (headers?: Record<string, string>) => onceReady(() => visitor.post('/api/www/oauth/token/refresh', undefined, headers));
    const statuses = [];
    for (let count = 0; count < 4; count++) statuses.push((await refresh()).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
    const refused = await refresh();
    expect(refused.body).toEqual({ type: 'urn:zefira:problem:too-many-requests', title: 'Too many requests', status: 429, code: 'too-many-requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await refresh(serverSideHeaders(config))).status).toBe(401);
    expect((await refresh(serverSideHeaders({ ...config, apiPassword: 'guessed' }))).status).toBe(429);
    await limited.close();
  });

  it('takes a few chats a minute from an address, each of a visitor who is new to it [account.chat]', async () => {
    const limited = await buildTestApp(database, { config: testConfig({ rateLimit: 0.05 }) });
    const statuses = [];
    for (let count = 0; count < 4; count++) statuses.push((await onceReady(() => visit(limited).post('/api/www/chat/messages', { text: 'Haló?', clientId: `flood-${count}-x`, attachments: [], email: 'host@example.com' }))).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    await limited.close();
  });

  it.each([
    [0, 'the proxy', [401, 401, 401, 429]],
    [1, 'each client, whatever it writes into the header', [401, 401, 401, 401]],
  ])('behind %i trusted proxies counts %s', async (trustProxy, _, expected) => {
    const limited = await buildTestApp(database, { config: testConfig({ rateLimit: 0.05, trustProxy }) });
    const visitor = visit(limited);
    const from = async (header: string) => (await onceReady(() => visitor.post('/api/www/oauth/token/refresh', undefined, { 'x-forwarded-for': header }))).status;
    expect([await from('203.0.113.1'), await from('203.0.113.2'), await from('203.0.113.3'), await from('203.0.113.4')]).toEqual(expected);
    // What a client writes stands to the left of what the proxy saw.
    const lies = [];
    for (let lie = 0; lie < 4; lie++) lies.push(await from(`198.51.100.${lie}, 203.0.113.9`));
    expect(lies.at(-1)).toBe(429);
    await limited.close();
  });

  it('is answered with strict headers and its own id', async () => {
    const { headers } = await visit(app).get('/api/www/cart/banks-availabilities');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
      'request-id': expect.stringMatching(/^[\w-]{12}$/),
    });
  });
});

it('gives every other address to the pages, and takes nothing but questions there', async () => {
  const paged = await buildTestApp(database, { renderPage: async (request, reply) => reply.type('text/html').send(`<p>${request.url}</p>`) });
  expect(await visit(paged).get('/dovolena/recko?q=x')).toMatchObject({ status: 200, body: '<p>/dovolena/recko?q=x</p>' });
  expect(await visit(paged).post('/dovolena/recko', {})).toMatchObject({ status: 404, body: { code: 'not-found' } });
  await paged.close();
});

it('is alive at once, and ready when there is a catalogue', async () => {
  expect(await visit(app).get('/healthz')).toMatchObject({ status: 200, body: { status: 'alive' } });
  expect(await visit(app).get('/readyz')).toMatchObject({ status: 503, body: { status: 'not ready' } });
});
