/** How fast this machine is: figures of two machines are compared by it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { text } from 'node:stream/consumers';

/** Requests a second that the machine answers which the aims are for. */
const AIMED_AT = 20_000;

/** How often slower a phone's processor is than this machine's: Lighthouse's figure, unless CPU_SLOWDOWN names another. */
export const SLOWDOWN = Number(process.env.CPU_SLOWDOWN ?? 4);

/** The machine's figure, its load, and what makes its phone as fast as that of the machine which the aims are for. */
export async function speedOfMachine(): Promise<string> {
  const load = loadavg()[0]!;
  const figure = await bareRequestsASecond();
  const alike = Math.max(1, 4 * figure / AIMED_AT);
  return `This machine answers ${figure} requests a second (node:http, 50 kB); load ${load.toFixed(1)}. Phones at CPU ÷ ${SLOWDOWN}; CPU_SLOWDOWN=${alike.toFixed(1)} is a phone of a machine of ${AIMED_AT}.`;
}

/** Asked by processes of their own: a client beside the server, or the browser's `fetch`, would be measured instead. */
async function bareRequestsASecond(): Promise<number> {
  const body = Buffer.alloc(50_000, 'x');
  const server = createServer((_, response) => response.end(body)).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asked = spawn(process.execPath, ['scripts/bench/ask-bare-server.ts', String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const figure = await text(asked.stdout);
  server.close();
  return Number(figure);
}
