import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'config-'));
const secret = 'x'.repeat(32);

it('needs nothing: an embedded database, sandboxes, port 3000, no reports of errors [error.sentry]', () => {
  expect(readConfig({ DATA_DIR: folder, SECRET: secret })).toMatchObject({
    port: 3000,
    origin: 'http://localhost:3000',
    dataDir: folder,
    databaseUrl: null,
    catalogue: 'default',
    smtpUrl: null,
    sandbox: true,
    sentryDsn: null,
    sentryEnvironment: 'production',
    secret,
  });
});

it('makes a secret once, keeps it for its owner only, and finds it again', () => {
  const { secret: made } = readConfig({ DATA_DIR: folder });
  expect(made.length).toBeGreaterThanOrEqual(43);
  expect(readConfig({ DATA_DIR: folder }).secret).toBe(made);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

it('takes the address that Sentry gives a project, and nothing less', () => {
  const read = (dsn: string) => readConfig({ DATA_DIR: folder, SECRET: secret, SENTRY_DSN: dsn, SENTRY_ENVIRONMENT: 'staging' });
  expect(read('https://key@errors.example.com/7')).toMatchObject({ sentryDsn: 'https://key@errors.example.com/7', sentryEnvironment: 'staging' });
  for (const dsn of ['https://errors.example.com/7', 'https://key@errors.example.com', 'ftp://key@errors.example.com/7', 'key']) expect(() => read(dsn)).toThrow(/^SENTRY_DSN must be/);
});

it('refuses sandboxes where others come or anything is real, unless they are wanted by hand', () => {
  const read = (environment: Record<string, string>) => readConfig({ DATA_DIR: folder, SECRET: secret, ...environment });
  const real = { SMTP_URL: 'smtp://mail.example.com' };
  const bank = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  for (const environment of [{ ORIGIN: 'https://www.example.com' }, real, bank, { ORIGIN: 'http://192.168.1.20:3000' }]) {
    expect(() => read(environment)).toThrow(/^SANDBOX must be set by hand to on or off, as (ORIGIN|SMTP_URL|STRIPE_SECRET_KEY) is set/);
    expect(read({ ...environment, SANDBOX: 'on' }).sandbox).toBe(true);
    expect(read({ ...environment, SANDBOX: 'off' }).sandbox).toBe(false);
  }
  for (const ORIGIN of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:8080', 'http://shop.localhost']) expect(read({ ORIGIN }).sandbox).toBe(true);
});

it('takes both keys of Stripe or none, and trusts as many proxies as it is told', () => {
  const read = (environment: Record<string, string>) => readConfig({ DATA_DIR: folder, SECRET: secret, SANDBOX: 'off', ...environment });
  expect(read({}).stripe).toBe(null);
  expect(read({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }).stripe).toEqual({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: 'https://api.stripe.com' });
  expect(() => read({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.');
  expect([read({}).trustProxy, read({ TRUST_PROXY: '2' }).trustProxy]).toEqual([0, 2]);
  expect(() => read({ TRUST_PROXY: 'yes' })).toThrow('TRUST_PROXY must be how many proxies stand before the shop');
});

it('answers any host, or that of ORIGIN only', () => {
  const read = (environment: Record<string, string>) => readConfig({ DATA_DIR: folder, SECRET: secret, SANDBOX: 'on', ...environment }).onlyHost;
  expect([read({}), read({ ORIGIN: 'https://www.example.com' }), read({ ORIGIN: 'http://localhost:8080/' })]).toEqual([null, 'www.example.com', 'localhost:8080']);
});

it('says what is wrong, one sentence a value, and shows no password', () => {
  const wrong = { PORT: '80a', DATABASE_URL: 'mysql://me:hush@host/db', CATALOGUE: 'huge', SMTP_URL: 'nonsense', ORIGIN: 'https://shop.test/path', SANDBOX: 'on', SECRET: 'short', RATE_LIMIT: '-1', DATA_DIR: join(folder, 'secret', 'data') };
  expect(() => readConfig(wrong)).toThrow(new ConfigError([
    'PORT must be a whole number from 0 to 65535, not "80a".',
    'ORIGIN must be a scheme and host without a path, e.g. https://www.example.com, not "https://shop.test/path".',
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    'CATALOGUE must be one of small, default, large, not "huge".',
    'SMTP_URL must be an address that begins with smtp:// or smtps://.',
    'RATE_LIMIT must be a number from 0, where 0 means no limits, not "-1".',
    `DATA_DIR must be a folder that can be written to, not "${join(folder, 'secret', 'data')}".`,
    'SECRET must have at least 32 characters.',
  ].join('\n')));
});
