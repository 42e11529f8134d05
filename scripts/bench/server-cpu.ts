/** How much processor time a running server spends on a document, read from Linux's /proc. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { addDays } from '../../src/domain/dates/iso-date.ts';
import { defaultSearchState } from '../../src/domain/search/search-state.ts';
import { listingSearch } from '../../src/domain/urls/listing-params.ts';
import { DATABASE_THREAD } from '../../src/server/db/pglite-thread.ts';
import { CUBE_THREAD } from '../../src/server/search/cube/thread/cube-thread.ts';

export interface CpuPerDocument {
  /**
   * Milliseconds of the page's own thread and its helpers (compression), for a document rendered anew. What pages share is
   * there, as it is in a running shop: the API's public answers, what flows came to with them, and cached markup.
   */
  rendered: number;
  /** The same for a search that nobody has asked for before: its answers are made too. Listings only. */
  searched?: number;
  /** Milliseconds of the embedded database for the latter document, else for the former; 0 where PostgreSQL is a process of its own. */
  database: number;
  /** The same of the price cube's thread. */
  cube: number;
  /** Milliseconds for a document from the page cache. */
  cached: number;
}

const RENDERED_DOCUMENTS = 300;
const SEARCHED_DOCUMENTS = 60;
const CACHED_DOCUMENTS = 1000;
/** Until the compiler has seen to what runs often. */
const WARM_UP_DOCUMENTS = 400;
const WARM_UP_SEARCHES = 20;
/** /proc counts ticks of 10 ms. */
const MS_PER_TICK = 10;

/**
 * @param options.searches whether other searches of the same page are measured too
 * @returns undefined where there is no /proc
 */
export async function cpuPerDocument(origin: string, path: string, pid: number, { searches = false } = {}): Promise<CpuPerDocument | undefined> {
  if (!existsSync(`/proc/${pid}/task`)) return undefined;
  const separator = path.includes('?') ? '&' : '?';
  // A parameter that means nothing to the page: the same work under an address that nobody has asked for.
  const rendered = await spentOn({ origin, pid, documents: RENDERED_DOCUMENTS, warmUp: WARM_UP_DOCUMENTS, addressOf: () => `${path}${separator}bench=${performance.now()}` });
  const searched = searches
    ? await spentOn({ origin, pid, documents: SEARCHED_DOCUMENTS, warmUp: WARM_UP_SEARCHES, addressOf: (index) => path + newSearch(index) })
    : undefined;
  const cached = await spentOn({ origin, pid, documents: CACHED_DOCUMENTS, warmUp: WARM_UP_DOCUMENTS, addressOf: () => path });
  const { database, cube } = searched ?? rendered;
  return { rendered: rendered.shop, ...(searched && { searched: searched.shop }), database, cube, cached: cached.shop };
}

const AIRPORTS = ['PRG', 'BRQ', 'OSR', 'PED', 'VIE'];
const DAYS = 90;
const MOST_ADULTS = 4;

/** Another airport, other days and another party for each number from 0 on; the first 1800 differ. */
function newSearch(index: number): string {
  const today = Temporal.Now.plainDateISO().toString();
  const day = Math.floor(index / AIRPORTS.length) % DAYS;
  const adults = 1 + Math.floor(index / AIRPORTS.length / DAYS) % MOST_ADULTS;
  return listingSearch({
    ...defaultSearchState(),
    selectedAirports: [AIRPORTS[index % AIRPORTS.length]!],
    startDate: addDays(today, 7 + day),
    endDate: addDays(today, 60 + day),
    adultsCount: adults,
    occupancies: [{ adults, childBirthDates: [] }],
  });
}

interface Spending {
  origin: string;
  pid: number;
  documents: number;
  warmUp: number;
  /** Numbered from 0, those of the warm-up first. */
  addressOf: (index: number) => string;
}

/** Processor time by who has spent it. */
interface Spent {
  shop: number;
  database: number;
  cube: number;
}

async function spentOn({ origin, pid, documents, warmUp, addressOf }: Spending): Promise<Spent> {
  const ask = async (index: number) => (await fetch(origin + addressOf(index), { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } })).arrayBuffer();
  for (let index = 0; index < warmUp; index += 1) await ask(index);
  const before = ticksOf(pid);
  for (let index = 0; index < documents; index += 1) await ask(warmUp + index);
  const after = ticksOf(pid);
  const perDocument = (ticks: number) => (ticks * MS_PER_TICK) / documents;
  return { shop: perDocument(after.shop - before.shop), database: perDocument(after.database - before.database), cube: perDocument(after.cube - before.cube) };
}

function ticksOf(pid: number): Spent {
  const ticks: Spent = { shop: 0, database: 0, cube: 0 };
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const [, name = '', numbers = ''] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8')) ?? [];
    const fields = numbers.split(' ');
    ticks[name === DATABASE_THREAD ? 'database' : name === CUBE_THREAD ? 'cube' : 'shop'] += Number(fields[11]) + Number(fields[12]);
  }
  return ticks;
}
