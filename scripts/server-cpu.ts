/** How much processor time a running server spends on a document, read from Linux's /proc. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface CpuPerDocument {
  /** Milliseconds of the page's own thread and its helpers (compression), for a document rendered anew. */
  rendered: number;
  /** Milliseconds of the embedded database for the same document; 0 where PostgreSQL is a process of its own. */
  database: number;
  /** Milliseconds for a document that is kept ready. */
  kept: number;
}

const RENDERED_DOCUMENTS = 100;
const KEPT_DOCUMENTS = 500;
const WARM_UP_DOCUMENTS = 40;
/** /proc counts ticks of 10 ms. */
const MS_PER_TICK = 10;
/** Linux's name of threads that Node calls workers: ours is the embedded database. */
const WORKER = 'WorkerThread';

/** @returns undefined where there is no /proc */
export async function cpuPerDocument(origin: string, path: string, pid: number): Promise<CpuPerDocument | undefined> {
  if (!existsSync(`/proc/${pid}/task`)) return undefined;
  const separator = path.includes('?') ? '&' : '?';
  // A parameter that means nothing to the page: the same work under an address that nobody has asked for.
  const rendered = await spentOn(origin, pid, RENDERED_DOCUMENTS, (index) => `${path}${separator}bench=${index}-${performance.now()}`);
  const kept = await spentOn(origin, pid, KEPT_DOCUMENTS, () => path);
  return { rendered: rendered.shop, database: rendered.database, kept: kept.shop };
}

async function spentOn(origin: string, pid: number, documents: number, addressOf: (index: number) => string) {
  const ask = async (index: number) => (await fetch(origin + addressOf(index), { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer();
  for (let index = 0; index < WARM_UP_DOCUMENTS; index += 1) await ask(-index);
  const before = ticksOf(pid);
  for (let index = 0; index < documents; index += 1) await ask(index);
  const after = ticksOf(pid);
  const perDocument = (ticks: number) => (ticks * MS_PER_TICK) / documents;
  return { shop: perDocument(after.shop - before.shop), database: perDocument(after.database - before.database) };
}

function ticksOf(pid: number): { shop: number; database: number } {
  const ticks = { shop: 0, database: 0 };
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const [, name = '', numbers = ''] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8')) ?? [];
    const fields = numbers.split(' ');
    ticks[name === WORKER ? 'database' : 'shop'] += Number(fields[11]) + Number(fields[12]);
  }
  return ticks;
}
