import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '../../../contract/problem.ts';
import type { Database } from '../../../db/open-database.ts';
import { sqlSearch, type OfferSearch } from '../../offer-search.ts';
import { PRICES_CHANGED } from '../../prices/price-version.ts';
import { embeddedReader } from '../load/catalogue-source.ts';
import type { CubeWorkerData, FromCube, ToCube } from './cube-messages.ts';
import type { CubeAnswer, CubeQuestion, QuestionKind } from '../answer/cube-questions.ts';
import { searchByCube } from './cube-search.ts';

/** What the system calls the thread: at most 15 characters without a blank. */
export const CUBE_THREAD = 'cube';
/** A thread that dies is started again, but not in a tight circle. */
const RESTART_MS = 500;
/** A safety net under the notices of changes. */
const POLL_MS = 1000;

/** - `loading`: SQL answers; `loaded`: the cube does; `refused`: nobody, the prices are wrong. */
type State = 'loading' | 'loaded' | 'refused';

/** The part of a search by cube that tests look at. */
export interface CubeSearch extends OfferSearch {
  /** Ends the thread as a fault would. */
  killThread(): Promise<void>;
}

/**
 * Search by the price cube, in a thread of its own that reads the database and its changes. Until it has read everything,
 * and while a dead thread is replaced, SQL answers; it is ready only with a cube whose sums are those of the catalogue.
 * @param options.pollMs how often it looks for changes that it was not told of
 */
export function cubeSearch(database: Database, log: Pick<FastifyBaseLogger, 'warn' | 'info'>, { pollMs = POLL_MS } = {}): CubeSearch {
  const { elsewhere } = database;
  const sql = sqlSearch(database.kysely);
  const embedded = 'url' in elsewhere ? null : embeddedReader(database, elsewhere.copyOut);
  const told = () => worker.postMessage({ kind: 'told' } satisfies ToCube);
  const listening = 'url' in elsewhere ? null : elsewhere.listen(PRICES_CHANGED, told);
  listening?.catch((error: unknown) => log.warn({ err: error }, 'Changes of prices are not told of'));
  const waiting = new Map<number, (answer: CubeAnswer | null) => void>();
  let lastId = 0;
  let state: State = 'loading';
  let version = 0;
  let isClosing = false;
  let restart: NodeJS.Timeout | undefined;
  let worker = startWorker();

  function startWorker(): Worker {
    const data: CubeWorkerData = { databaseUrl: 'url' in elsewhere ? elsewhere.url : null, pollMs };
    const started = new Worker(new URL('./cube-worker.ts', import.meta.url), { name: CUBE_THREAD, workerData: data, execArgv: [] });
    started.on('message', (message: FromCube) => hear(started, message));
    started.on('error', (error) => log.warn({ err: error }, 'The search thread has failed'));
    started.on('exit', () => ended());
    return started;
  }

  function ended(): void {
    state = 'loading';
    for (const settle of waiting.values()) settle(null);
    waiting.clear();
    if (isClosing) return;
    log.warn('The search thread has ended; SQL answers until another has read the prices');
    restart = setTimeout(() => { worker = startWorker(); }, RESTART_MS);
  }

  function hear(from: Worker, message: FromCube): void {
    switch (message.kind) {
      case 'answer':
      case 'failure':
        if (message.kind === 'failure') log.warn(`The price cube did not answer: ${message.failure}`);
        waiting.get(message.id)?.(message.kind === 'answer' ? message.answer : null);
        waiting.delete(message.id);
        break;
      case 'loaded':
        if (state !== 'loaded') log.info(`The price cube holds ${message.offers} offers in ${(message.bytes / 1e6).toFixed(0)} MB, read in ${message.milliseconds} ms`);
        state = 'loaded';
        version = message.version;
        break;
      case 'refused':
        if (state !== 'refused') log.warn(`The price cube refuses to serve: ${message.failure}`);
        state = 'refused';
        break;
      case 'trouble':
        log.warn(`The price cube cannot be refreshed: ${message.failure}`);
        break;
      case 'read':
        void read(from, message);
        break;
      case 'closed':
        void from.terminate();
        break;
    }
  }

  async function read(from: Worker, { id, form, statement }: Extract<FromCube, { kind: 'read' }>): Promise<void> {
    const tell = (message: ToCube, transfer: ArrayBuffer[] = []) => from.postMessage(message, transfer);
    try {
      if (embedded === null) throw new Error('The search thread has a connection of its own');
      if (form === 'rows') tell({ kind: 'rows', id, rows: await embedded.rows(statement) });
      else for await (const bytes of embedded.copy(statement)) tell({ kind: 'bytes', id, bytes }, [bytes.buffer as ArrayBuffer]);
    } catch (error) {
      tell({ kind: 'unread', id, failure: error instanceof Error ? error.message : String(error) });
    }
  }

  async function ask<Kind extends QuestionKind>(question: CubeQuestion<Kind>): Promise<CubeAnswer<Kind> | null> {
    if (state === 'refused') throw new Problem(503, 'prices-unreliable', { title: 'The prices cannot be relied on at present' });
    if (state === 'loading') return null;
    const id = ++lastId;
    const answer = new Promise<CubeAnswer | null>((resolve) => waiting.set(id, resolve));
    worker.postMessage({ kind: 'question', id, question: question as CubeQuestion } satisfies ToCube);
    return (await answer) as CubeAnswer<Kind> | null;
  }

  return {
    ...searchByCube(database, ask, sql),
    version: async () => (state === 'loaded' ? version : sql.version()),
    isReady: () => state === 'loaded',
    killThread: async () => void (await worker.terminate()),
    async close() {
      isClosing = true;
      clearTimeout(restart);
      (await listening?.catch(() => null))?.();
      const exited = new Promise((resolve) => worker.once('exit', resolve));
      if (worker.threadId === -1) return;
      worker.postMessage({ kind: 'close' } satisfies ToCube);
      await exited;
    },
  };
}
