/** Shops as operators run them, for proofs: processes of their own on one PostgreSQL, with the small catalogue. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ShopProcess {
  url: string;
  process: ChildProcess;
  /** Whether the process has ended. */
  hasEnded: () => boolean;
  /** The status of /readyz; 0 when nothing answers. */
  readiness: () => Promise<number>;
  /** Ends it by the signal and waits for that. @returns milliseconds */
  end: (signal: NodeJS.Signals) => Promise<number>;
}

const SECRET = 'a secret of proofs only, long enough for all';
/** What a shop that ended in peace leaves compiled for the next; from a third to a half of a start is that. */
const NODE_COMPILE_CACHE = join(tmpdir(), 'zefira-proof-compiled');

/** Resolves when it is ready. @throws where another process has the port: its answers would be taken for the shop's */
export async function startShop(port: number, databaseUrl: string, env: NodeJS.ProcessEnv = {}): Promise<ShopProcess> {
  if (!(await isFree(port))) throw new Error(`Port ${port} is in use already`);
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: databaseUrl, SECRET,
      NODE_COMPILE_CACHE, DATA_DIR: mkdtempSync(join(tmpdir(), 'zefira-proof-')), CATALOGUE: 'small', RATE_LIMIT: '1000000', LOG_LEVEL: 'silent', ...env,
    },
  });
  const killed = () => child.kill('SIGKILL');
  process.once('exit', killed);
  child.once('exit', () => process.off('exit', killed));
  const url = `http://127.0.0.1:${port}`;
  const shop: ShopProcess = {
    url,
    process: child,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    readiness: async () => fetch(`${url}/readyz`).then(({ status }) => status, () => 0),
    async end(signal) {
      const began = performance.now();
      if (shop.hasEnded()) return 0;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
      return performance.now() - began;
    },
  };
  await until(async () => shop.hasEnded() || (await shop.readiness()) === 200, 600_000);
  if (shop.hasEnded()) throw new Error('A shop did not start');
  return shop;
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** @returns milliseconds until it holds @throws after `limit` milliseconds */
export async function until(holds: () => Promise<boolean>, limit: number): Promise<number> {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > limit) throw new Error(`Waited ${limit} ms in vain`);
    await pause(50);
  }
  return performance.now() - began;
}
