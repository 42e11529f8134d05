/** Configuration comes from the environment only, and is judged once, at start. */
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readEnvironment } from './environment.ts';
import type { Environment, EnvironmentReader } from './environment.ts';
import type { IdentityProviderCode, IdentitySettings } from './account/identity/identity-client.ts';
import type { StripeSettings } from './payment/stripe/stripe-provider.ts';

export interface Config {
  port: number;
  host: string;
  /** Scheme and host under which visitors reach the shop; goes into mails and canonical links. */
  origin: string;
  /** The only host that is answered, as `Host` names it; null where ORIGIN was not set: any. */
  onlyHost: string | null;
  /** Where the embedded database, generated pictures and the secret live. */
  dataDir: string;
  /** null means the embedded database. */
  databaseUrl: string | null;
  catalogue: 'small' | 'default' | 'large';
  /** Who answers searches: the price cube in memory, or SQL over the cells alone. */
  search: 'cube' | 'sql';
  /** null means the sandbox mail. */
  smtpUrl: string | null;
  /** Sender of the shop's mails. */
  mailFrom: string;
  /** Takes payments; null means the sandbox bank, or none. */
  stripe: StripeSettings | null;
  /** The shop as a client of identity providers; null means the sandbox's, or none. */
  identities: Readonly<Record<IdentityProviderCode, IdentitySettings | null>>;
  /** Signs cookies, tokens and notices. */
  secret: string;
  /** Who is the first admin of the editor, where there is no staff yet. */
  adminEmail: string | null;
  adminPassword: string | null;
  /** Whether the sandbox bank and mail stand in where no provider is configured. */
  sandbox: boolean;
  /** Content is read anew when it changes; pages may be inspected. */
  development: boolean;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Basic authentication of our own server-side requests; they pass the rate limits [http.basic-auth]. */
  apiUser: string;
  apiPassword: string;
  /** Multiplies the rate limits; 0 switches them off, and the answer 503 of a server that cannot keep up with them. */
  rateLimit: number;
  /** How many proxies stand before the shop and name the client's address; 0: addresses come from the socket. */
  trustProxy: number;
  /** After this long a payment whose start was cut off is closed at its bank, in milliseconds. */
  paymentSettleMs: number;
  /** How long the listener stays open after SIGTERM, so that balancers see `/readyz` first. */
  drainMs: number;
  /** Where browsers report errors to; null means nowhere [error.sentry]. */
  sentryDsn: string | null;
  /** What reports call this shop. */
  sentryEnvironment: string;
}

/** Wrong environment values, one sentence each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads and judges the environment; a SECRET that is not given is made once and kept in DATA_DIR.
 * @throws ConfigError naming every wrong value
 */
export function readConfig(environment: Environment): Config {
  const reader = readEnvironment(environment);
  const { wrong, text, choice, number, url } = reader;
  const development = environment.NODE_ENV === 'development';
  const port = number('PORT', 3000, (value) => Number.isInteger(value) && value >= 0 && value <= 65_535, 'a whole number from 0 to 65535');
  const dataDir = text('DATA_DIR') ?? 'data';
  const origin = originOf(reader, `http://localhost:${port}`);
  const settings: Omit<Config, 'secret' | 'apiUser' | 'apiPassword'> = {
    port,
    host: text('HOST') ?? '0.0.0.0',
    origin,
    onlyHost: text('ORIGIN') === null ? null : new URL(origin).host,
    dataDir,
    databaseUrl: url('DATABASE_URL', ['postgres', 'postgresql']),
    catalogue: choice('CATALOGUE', ['small', 'default', 'large'], 'default'),
    search: choice('SEARCH', ['cube', 'sql'], 'cube'),
    smtpUrl: url('SMTP_URL', ['smtp', 'smtps']),
    stripe: stripeOf(reader),
    identities: { google: identityOf(reader, 'GOOGLE'), facebook: identityOf(reader, 'FACEBOOK') },
    mailFrom: text('MAIL_FROM') ?? 'Zefira <no-reply@zefira.example>',
    adminEmail: text('ADMIN_EMAIL'),
    adminPassword: text('ADMIN_PASSWORD'),
    sandbox: sandboxOf(reader, origin),
    development,
    logLevel: choice('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'warn'),
    rateLimit: number('RATE_LIMIT', 1, (value) => Number.isFinite(value) && value >= 0, 'a number from 0, where 0 means no limits'),
    trustProxy: number('TRUST_PROXY', 0, (value) => Number.isInteger(value) && value >= 0 && value <= 10, 'how many proxies stand before the shop, a whole number from 0 to 10'),
    paymentSettleMs: number('PAYMENT_SETTLE_MS', 30_000, (value) => Number.isInteger(value) && value > 0, 'a number of milliseconds'),
    drainMs: 1000 * number('DRAIN_SECONDS', development ? 0 : 5, (value) => value >= 0 && value <= 60, 'a number of seconds from 0 to 60'),
    sentryDsn: sentryDsnOf(reader),
    sentryEnvironment: text('SENTRY_ENVIRONMENT') ?? 'production',
  };
  if (!isWritableFolder(dataDir)) wrong.push(`DATA_DIR must be a folder that can be written to, not "${dataDir}".`);
  const secret = secretOf(reader, dataDir);
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return {
    ...settings,
    secret,
    apiUser: text('API_BASIC_USER') ?? 'ssr',
    apiPassword: text('API_BASIC_PASSWORD') ?? createHmac('sha256', secret).update('api-password').digest('base64url'),
  };
}

function originOf({ url, wrong }: EnvironmentReader, fallback: string): string {
  const value = url('ORIGIN', ['http', 'https']);
  if (value === null) return fallback;
  const { origin } = new URL(value);
  if (origin !== value.replace(/\/$/, '')) wrong.push(`ORIGIN must be a scheme and host without a path, e.g. https://www.example.com, not "${value}".`);
  return origin;
}

function sentryDsnOf({ url, wrong }: EnvironmentReader): string | null {
  const value = url('SENTRY_DSN', ['http', 'https']);
  if (value === null) return null;
  const { username, pathname } = new URL(value);
  if (username === '' || !/\/\d+$/.test(pathname)) wrong.push('SENTRY_DSN must be the address that Sentry gives a project, e.g. https://key@errors.example.com/1.');
  return value;
}

function stripeOf({ url, pair }: EnvironmentReader): StripeSettings | null {
  const apiUrl = url('STRIPE_API_URL', ['http', 'https']) ?? 'https://api.stripe.com';
  const keys = pair(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
  return keys && { secretKey: keys[0], webhookSecret: keys[1], apiUrl };
}

function identityOf({ pair }: EnvironmentReader, provider: 'GOOGLE' | 'FACEBOOK'): IdentitySettings | null {
  const client = pair([`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`]);
  return client && { clientId: client[0], clientSecret: client[1] };
}

/** What sandboxes show is nobody's business where others come: then they are wanted by hand or not at all. */
function sandboxOf({ text, choice, wrong }: EnvironmentReader, origin: string): boolean {
  const isOn = choice('SANDBOX', ['on', 'off'], 'on') === 'on';
  const reasons = [...(isPublic(origin) ? ['ORIGIN'] : []), ...REAL_PROVIDERS.filter((name) => text(name) !== null)];
  if (text('SANDBOX') === null && reasons.length > 0) wrong.push(`SANDBOX must be set by hand to on or off, as ${reasons.join(' and ')} ${reasons.length > 1 ? 'are' : 'is'} set: sandboxes take no money and send no mail.`);
  return isOn;
}

function secretOf({ text, wrong }: EnvironmentReader, dataDir: string): string {
  const value = text('SECRET');
  if (value === null) return wrong.length > 0 ? '' : storedSecret(dataDir);
  if (value.length < 32) wrong.push('SECRET must have at least 32 characters.');
  return value;
}

/** Settings of providers that deal with real money, mail or people. */
const REAL_PROVIDERS = ['SMTP_URL', 'STRIPE_SECRET_KEY'];

/** Whether a name is this machine's own: only its own visitors come by it. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Names under `.test` are nobody's (RFC 6761). */
function isPublic(origin: string): boolean {
  const { hostname } = new URL(origin);
  return !isLoopback(hostname) && !hostname.endsWith('.test');
}

/** Makes the folder where it is missing. */
function isWritableFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const secret = randomBytes(32).toString('base64url');
  try {
    // Another process that starts at the same moment may have been first.
    writeFileSync(file, `${secret}\n`, { flag: 'wx', mode: 0o600 });
    chmodSync(file, 0o600);
    return secret;
  } catch {
    return readFileSync(file, 'utf8').trim();
  }
}
