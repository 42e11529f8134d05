import { Worker } from 'node:worker_threads';
import type { PgliteReply, PgliteRequest, PgliteWorkerData } from './pglite-messages.ts';

type Question = PgliteRequest extends infer R ? (R extends PgliteRequest ? Omit<R, 'id'> : never) : never;

/** What the system calls the thread: at most 15 characters without a blank. */
export const DATABASE_THREAD = 'database';

/** PGlite in a thread of its own, spoken to in PostgreSQL's wire protocol. */
export interface PgliteThread {
  /** Sends frontend messages that end in Sync or Query; gives all backend messages up to ReadyForQuery. */
  wire(bytes: Uint8Array): Promise<Uint8Array>;
  /** Runs `COPY … FROM '/dev/blob'` with `bytes` as the blob. */
  copy(statement: string, bytes: Uint8Array): Promise<void>;
  /** Runs `COPY … TO '/dev/blob'` and gives the blob. */
  copyOut(statement: string): Promise<Uint8Array>;
  /** The whole data folder as a tar archive, to open a copy of it elsewhere. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Starts the thread and waits until its database is open; rejects when it cannot be opened. */
export async function startPgliteThread(opened: PgliteWorkerData): Promise<PgliteThread> {
  // No flags of the process's own: some (--input-type, --inspect) make no sense for a file in a thread.
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { name: DATABASE_THREAD, workerData: opened, execArgv: [] });
  const waiting = new Map<number, { resolve(bytes: Uint8Array): void; reject(reason: Error): void }>();
  let lastId = 0;
  let ended: Error | null = null;

  function end(reason: Error): void {
    ended ??= reason;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  }
  function waitFor(id: number): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      if (ended !== null) reject(ended);
      else waiting.set(id, { resolve, reject });
    });
  }
  function ask(question: Question): Promise<Uint8Array> {
    const id = ++lastId;
    const answer = waitFor(id);
    worker.postMessage({ ...question, id });
    return answer;
  }

  worker.on('message', (reply: PgliteReply) => {
    const asker = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('failure' in reply) asker?.reject(new Error(reply.failure));
    else asker?.resolve(reply.bytes);
  });
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => end(new Error('The embedded database has stopped')));
  await waitFor(0);

  return {
    wire: (bytes) => ask({ kind: 'wire', bytes }),
    copy: async (statement, bytes) => void (await ask({ kind: 'copy', statement, bytes })),
    copyOut: (statement) => ask({ kind: 'copy-out', statement }),
    dump: () => ask({ kind: 'dump' }),
    close: async () => {
      await ask({ kind: 'close' });
      await worker.terminate();
    },
  };
}
