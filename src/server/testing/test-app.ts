/** For tests: a whole server on a database of its own, and visitors who keep their cookies. */
import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { API_KEY } from '../../api/api-key.ts';
import { buildApp, type AppOptions } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import type { Database } from '../db/open-database.ts';
import { TEST_TODAY, type TestDatabaseOptions } from './test-database.ts';

/** Noon of the day that tests call today, in the market's time zone. */
export const TEST_NOON = `${TEST_TODAY}T10:00:00Z`;

/** A clock that stands still until it is moved. */
export interface TestClock {
  (): Temporal.Instant;
  advance(duration: Temporal.DurationLike): void;
}

export function testClock(): TestClock {
  let now = Temporal.Instant.from(TEST_NOON);
  return Object.assign(() => now, { advance: (duration: Temporal.DurationLike) => { now = now.add(duration); } });
}

export function testConfig(changes: Partial<Config> = {}): Config {
  const environment = { DATA_DIR: tmpdir(), SECRET: 'a secret that only tests know, long enough', LOG_LEVEL: 'silent', RATE_LIMIT: '0', ORIGIN: 'http://shop.test' };
  // Requests of tests carry no host of ours; `onlyHost` is tested by itself.
  return { ...readConfig(environment), onlyHost: null, ...changes };
}

/** A server whose API answers are held against the contract; background work runs when a test says so. */
export async function buildTestApp(database: Database, { config = testConfig(), clock = testClock(), ...options }: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  const app = await buildApp({ config, database, clock, validateResponses: true, background: false, clientFolder: '/nowhere', ...options });
  await app.ready();
  return app;
}

interface TestShop {
  database: Database;
  app: FastifyInstance;
  clock: TestClock;
  close: () => Promise<void>;
}

/** A shop of one's own that sells the small catalogue. @param open gives a fresh database */
export async function openTestShop(open: (options: TestDatabaseOptions) => Promise<Database>): Promise<TestShop> {
  const database = await open({ catalogue: 'small' });
  const clock = testClock();
  const app = await buildTestApp(database, { clock });
  return {
    database, app, clock,
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** Whoever has just been built counts that as delay of its event loop, and refuses for a second where the machine was slow. */
export async function onceReady<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await setTimeout(100);
  }
}

export interface TestAnswer {
  status: number;
  // A test states the whole value it expects; there is nothing to gain from types here.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  headers: Record<string, unknown>;
}

/** A browser: its cookies, and the cart of its tab. */
export interface TestVisitor {
  /** From 1, in the order of their coming. */
  number: number;
  cookies: Map<string, string>;
  cartId: string;
  get(url: string, headers?: Record<string, string>): Promise<TestAnswer>;
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  put(url: string, body: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  /** Sends a form, as a page without scripts does. */
  submit(url: string, fields: Record<string, string>): Promise<TestAnswer>;
}

let visitors = 0;

export function visit(app: FastifyInstance): TestVisitor {
  const visitor: TestVisitor = {
    number: ++visitors,
    cookies: new Map(),
    cartId: 'undefined',
    get: (url, headers) => send('GET', url, undefined, headers),
    post: (url, body, headers) => send('POST', url, body, headers),
    put: (url, body, headers) => send('PUT', url, body, headers),
    submit: (url, fields) => send('POST', url, new URLSearchParams(fields).toString(), { 'content-type': 'application/x-www-form-urlencoded' }),
  };

  async function send(method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown, headers: Record<string, string> = {}): Promise<TestAnswer> {
    const answer = await app.inject({
      method,
      url,
      headers: {
        'api-key': API_KEY,
        'cart-id': visitor.cartId,
        ...(visitor.cookies.size > 0 && { cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...(method !== 'GET' && { 'content-type': 'application/json', origin: 'http://shop.test' }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') visitor.cookies.delete(name);
      else visitor.cookies.set(name, value);
    }
    const cartId = answer.headers['cart-id'];
    if (typeof cartId === 'string') visitor.cartId = cartId;
    const json = String(answer.headers['content-type'] ?? '').includes('json');
    return { status: answer.statusCode, body: json ? JSON.parse(answer.body || 'null') : answer.body, headers: answer.headers };
  }

  return visitor;
}
