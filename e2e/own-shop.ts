/** For tests that end the shop's process: one of their own, as `npm start` runs it, on its embedded database and a free port. */
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from '../scripts/prove/shop-process.ts';
import type { ShopProcess } from '../scripts/prove/shop-process.ts';
import { test as base } from './fixtures.ts';

export interface OwnShop {
  url: string;
  /** Takes what is asked of it and does nothing more, until it is killed. */
  freeze(): void;
  /** At once, in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Anew, with what its database holds. */
  start(): Promise<void>;
}

/** More than the small catalogue takes on a busy machine, milliseconds. */
const PATIENCE_MS = 120_000;

export const test = base.extend<object, { ownShop: OwnShop }>({
  // eslint-disable-next-line no-empty-pattern
  ownShop: [async ({}, use) => {
    const port = await freePort();
    const env = { DATA_DIR: mkdtempSync(join(tmpdir(), 'shop-killed-')), SANDBOX: 'on', RATE_LIMIT: '0', LOG_LEVEL: 'error' };
    const start = () => startShop(port, '', env);
    let shop: ShopProcess = await start();
    await use({
      url: shop.url,
      freeze: () => { shop.process.kill('SIGSTOP'); },
      kill: async () => { await shop.end('SIGKILL'); },
      start: async () => { shop = await start(); },
    });
    await shop.end('SIGKILL');
  }, { scope: 'worker', timeout: PATIENCE_MS }],
  baseURL: async ({ ownShop }, use) => use(ownShop.url),
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
