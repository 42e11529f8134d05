/** The shop that a bench measures: one that SHOP_URL names, else one of its own. */
import { spawn } from 'node:child_process';

const READY_WITHIN_MS = 180_000;

interface BenchShop {
  origin: string;
  /** Of its own shop only. */
  pid: number | undefined;
  stop: () => void;
}

/** @throws when no shop answers in time */
export async function startBenchShop(port: number): Promise<BenchShop> {
  const given = process.env.SHOP_URL;
  const origin = given ?? `http://localhost:${port}`;
  const own = given === undefined ? spawn(process.execPath, ['scripts/start.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(port), RATE_LIMIT: '0', DRAIN_SECONDS: '0', LOG_LEVEL: 'error', NODE_ENV: 'production' },
  }) : undefined;
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!await fetch(`${origin}/readyz`).then(({ ok }) => ok, () => false)) {
    if (own !== undefined && own.exitCode !== null) throw new Error('The shop did not start');
    if (performance.now() > deadline) throw new Error(`No shop answers at ${origin}`);
    await new Promise((resolve) => { setTimeout(resolve, 500); });
  }
  return { origin, pid: own?.pid, stop: () => { own?.kill('SIGTERM'); } };
}
