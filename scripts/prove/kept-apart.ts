import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_KEY } from '../../src/api/api-key.ts';
import { hashPassword } from '../../src/server/credentials/password-hash.ts';
import { openDatabase } from '../../src/server/db/open-database.ts';
import { opaqueId } from '../../src/server/security/signature.ts';
import { startPostgresServer } from '../../src/server/testing/postgres-server.ts';
import { holds, type Proof } from './proof.ts';
import { pause, startShop, type ShopProcess } from './shop-process.ts';

const CUSTOMERS = 50;
const REQUESTS = Number(process.env.PROVE_REQUESTS ?? 10_000);
/** Under way at any time. */
const AT_ONCE = 24;
/** A page that a busy process refuses is asked for again, as browsers are told to. */
const AGAIN_MS = 200;
const PASSWORD = 'a long password of proofs';
const PORT = 3199;

export const keptApart: Proof = {
  claim: `${REQUESTS} requests of ${CUSTOMERS} customers, interleaved over two processes, pages and API: each answer is the asker's own, and tells nothing of another`,
  async run() {
    const server = await startPostgresServer();
    const shops: ShopProcess[] = [];
    try {
      for (const port of [PORT, PORT + 1]) shops.push(await startShop(port, server.url('postgres')));
      const marks = await makeCustomers(server.url('postgres'));
      const customers = await Promise.all(marks.map(async (mark) => customerOf(shops, mark)));
      const problems: string[] = [];
      const counted = { pages: 0, 'API answers': 0, changes: 0, 'refused and asked again': 0 };
      let next = 0;
      const ask = async () => {
        while (next < REQUESTS) {
          const turn = next++;
          const customer = customers[(turn * 37) % CUSTOMERS]!;
          const kind = KINDS[turn % KINDS.length]!;
          counted[kind.counts] += 1;
          let { status, body } = await customer.send(shops[turn % 2]!.url, kind);
          while (status === 503) {
            counted['refused and asked again'] += 1;
            await pause(AGAIN_MS);
            ({ status, body } = await customer.send(shops[turn % 2]!.url, kind));
          }
          const foreign = marks.filter((mark) => mark !== customer.mark && body.includes(mark));
          if (status !== 200 || foreign.length > 0 || (kind.isTelling && !body.includes(customer.mark))) problems.push(`${turn} ${kind.path}: ${status}, of others: ${foreign.join(' ')}`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, ask));
      holds(problems.length === 0, 'No answer tells of another customer, and each of its own', problems.slice(0, 10));
      for (const customer of customers) {
        const { body } = await customer.send(shops[0]!.url, KINDS[0]!);
        holds((JSON.parse(body) as { city: string }).city === `City ${customer.mark}`, 'What a customer has changed stands at that customer', customer.mark);
      }
      return { requests: REQUESTS, customers: CUSTOMERS, ...counted, 'answers of another': 0 };
    } finally {
      for (const shop of shops) await shop.end('SIGTERM');
      await server.stop();
    }
  },
};

interface Kind {
  path: string;
  counts: 'pages' | 'API answers' | 'changes';
  /** The answer names the customer. */
  isTelling: boolean;
  body?: (mark: string) => unknown;
}

const KINDS: readonly Kind[] = [
  { path: '/api/www/account/customer', counts: 'API answers', isTelling: true },
  { path: '/mytui/settings', counts: 'pages', isTelling: true },
  { path: '/api/www/user/info/get', counts: 'API answers', isTelling: true },
  { path: '/api/www/account/customer/details', counts: 'changes', isTelling: false, body: (mark) => ({ city: `City ${mark}` }) },
  { path: '/', counts: 'pages', isTelling: false },
  { path: '/api/www/account/reservations', counts: 'API answers', isTelling: false },
  { path: '/mytui/files/export.json', counts: 'API answers', isTelling: true },
];

/** @returns the marks that are in their names and addresses, none part of another */
async function makeCustomers(databaseUrl: string): Promise<string[]> {
  const database = await openDatabase({ databaseUrl, dataDir: mkdtempSync(join(tmpdir(), 'zefira-proof-')) });
  const password_hash = await hashPassword(PASSWORD);
  const now = new Date();
  const marks = Array.from({ length: CUSTOMERS }, (_, place) => `mark${String(place).padStart(3, '0')}x`);
  try {
    await database.kysely.insertInto('customer').values(marks.map((mark) => ({
      id: opaqueId(), email: `${mark}@example.cz`, password_hash, first_name: mark, last_name: 'Novak', language: 'cs' as const, created_at: now, activated_at: now, deactivated_at: null,
    }))).execute();
  } finally {
    await database.close();
  }
  return marks;
}

/** Logged in, with the cookies that a browser would have; one cookie for both processes. */
async function customerOf(shops: readonly ShopProcess[], mark: string) {
  const cookies = new Map<string, string>();
  const request = async (url: string, body?: unknown) => {
    const answer = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'api-key': API_KEY, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...(body !== undefined && { 'content-type': 'application/json', origin: new URL(url).origin }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]!.split('=');
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: answer.status, body: await answer.text() };
  };
  const [{ url }] = shops as [ShopProcess];
  const codeVerifier = 'v'.repeat(43);
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const { body } = await request(`${url}/api/www/account/password/check`, { email: `${mark}@example.cz`, password: PASSWORD, codeChallenge });
  const { code } = JSON.parse(body) as { code: string };
  holds((await request(`${url}/api/www/oauth/token`, { clientId: API_KEY, code, codeVerifier })).status === 200, 'A customer logs in', mark);
  return { mark, send: (origin: string, { path, body: bodyOf }: Kind) => request(origin + path, bodyOf?.(mark)) };
}
