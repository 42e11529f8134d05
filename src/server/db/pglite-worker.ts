import { PGlite } from '@electric-sql/pglite';
import { parentPort, workerData } from 'node:worker_threads';
import type { PgliteReply, PgliteRequest, PgliteWorkerData } from './pglite-messages.ts';

// A query blocks its thread for its whole length: here it blocks nobody who renders pages.
const { folder, archive } = workerData as PgliteWorkerData;
const port = parentPort;
if (port === null) throw new Error('pglite-worker.ts runs as a worker thread only');

const database = await PGlite.create({
  ...(folder === null ? {} : { dataDir: folder }),
  ...(archive === null ? {} : { loadDataDir: new Blob([archive as Uint8Array<ArrayBuffer>]) }),
});

async function answer(request: PgliteRequest): Promise<Uint8Array> {
  switch (request.kind) {
    case 'wire': {
      const parts: Uint8Array[] = [];
      await database.execProtocolRawStream(request.bytes, { onRawData: (part) => parts.push(part.slice()) });
      return joined(parts);
    }
    case 'copy':
      await database.query(request.statement, [], { blob: new Blob([request.bytes as Uint8Array<ArrayBuffer>]) });
      return new Uint8Array();
    case 'copy-out': {
      const { blob } = await database.query(request.statement);
      return new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer());
    }
    case 'dump':
      return new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer());
    case 'close':
      await database.close();
      return new Uint8Array();
  }
}

function joined(parts: Uint8Array[]): Uint8Array {
  const only = parts[0];
  if (parts.length === 1 && only !== undefined) return only;
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

let previous = Promise.resolve();
port.on('message', (request: PgliteRequest) => {
  previous = previous.then(async () => {
    try {
      const bytes = await answer(request);
      port.postMessage({ id: request.id, bytes } satisfies PgliteReply, [bytes.buffer as ArrayBuffer]);
    } catch (error) {
      port.postMessage({ id: request.id, failure: error instanceof Error ? error.message : String(error) } satisfies PgliteReply);
    }
  });
});
port.postMessage({ id: 0, bytes: new Uint8Array() } satisfies PgliteReply);
