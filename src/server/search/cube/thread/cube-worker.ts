/** The search thread: keeps the cube as fresh as the database, between the questions that it answers. */
import { parentPort, workerData } from 'node:worker_threads';
import { EMBEDDED_HOTELS_AT_ONCE, postgresqlSource, steadySource, type CatalogueSource } from '../load/catalogue-source.ts';
import type { Cube } from '../memory/cube.ts';
import type { CubeWorkerData, FromCube, ToCube } from './cube-messages.ts';
import { answerQuestion, type CubeQuestion } from '../answer/cube-questions.ts';
import { CorruptCatalogue, loadCube, readPriceState, type CatalogueReader } from '../load/load-cube.ts';

const { databaseUrl, pollMs } = workerData as CubeWorkerData;

const port = parentPort;
if (port === null) throw new Error('cube-worker.ts runs as a worker thread only');
const say = (message: FromCube) => port.postMessage(message);

let cube: Cube | null = null;
/** A version that was found corrupt; there is no use in reading it again. */
let refused: number | null = null;
let source: CatalogueSource | null = null;
let closing = false;
let wake = () => {};
/** A notice that came while reading. */
let isTold = false;

function told(): void {
  isTold = true;
  wake();
}

async function connect(): Promise<CatalogueSource> {
  return databaseUrl === null ? steadySource(readerOfMainThread()) : postgresqlSource(databaseUrl, told, () => { source = null; told(); });
}

const reads = new Map<number, { resolve(value: object[] | Uint8Array): void; reject(reason: Error): void }>();
let lastRead = 0;

function readerOfMainThread(): CatalogueReader {
  const ask = (form: 'rows' | 'copy', statement: string) =>
    new Promise<object[] | Uint8Array>((resolve, reject) => {
      reads.set(++lastRead, { resolve, reject });
      say({ kind: 'read', id: lastRead, form, statement });
    });
  return {
    rows: async <Row>(statement: string) => (await ask('rows', statement)) as Row[],
    async *copy(statement) {
      yield (await ask('copy', statement)) as Uint8Array;
    },
    hotelsAtOnce: EMBEDDED_HOTELS_AT_ONCE,
  };
}

/** Reads what has changed; a cube that does not add up is read whole before it is given up. */
async function refresh(): Promise<void> {
  source ??= await connect();
  if (refused !== null && refused === (await source.snapshot(readPriceState))?.version) return;
  const start = performance.now();
  const earlier = cube;
  try {
    cube = await source.snapshot((reader) => loadCube(reader, earlier)).catch((error: unknown) => {
      if (!(error instanceof CorruptCatalogue) || earlier === null || source === null) throw error;
      return source.snapshot((reader) => loadCube(reader, null));
    });
  } catch (error) {
    if (!(error instanceof CorruptCatalogue)) throw error;
    // A catalogue that was replaced while it was read proves nothing.
    if ((await source?.snapshot(readPriceState))?.version !== error.version) return told();
    cube = null;
    refused = error.version;
    say({ kind: 'refused', failure: error.message });
    return;
  }
  refused = null;
  if (cube !== null && cube !== earlier) say({ kind: 'loaded', version: cube.version, offers: cube.offers, bytes: cube.bytes, milliseconds: Math.round(performance.now() - start) });
}

async function keepFresh(): Promise<void> {
  while (!closing) {
    isTold = false;
    let isInTrouble = false;
    await refresh().catch(async (error: unknown) => {
      isInTrouble = true;
      say({ kind: 'trouble', failure: error instanceof Error ? error.message : String(error) });
      const broken = source;
      source = null;
      await broken?.close().catch(() => undefined);
    });
    // A database that is away is asked again after a pause, however often it was said to be lost.
    if ((isTold && !isInTrouble) || closing) continue;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      wake = () => { clearTimeout(timer); resolve(); };
    });
  }
  await source?.close().catch(() => undefined);
  say({ kind: 'closed' });
}

function answer(id: number, question: CubeQuestion): void {
  try {
    if (cube === null) throw new Error('There is no cube');
    say({ kind: 'answer', id, answer: answerQuestion(cube, question) });
  } catch (error) {
    say({ kind: 'failure', id, failure: error instanceof Error ? error.message : String(error) });
  }
}

port.on('message', (message: ToCube) => {
  switch (message.kind) {
    case 'question':
      answer(message.id, message.question);
      break;
    case 'told':
      told();
      break;
    case 'close':
      closing = true;
      wake();
      break;
    default: {
      const reader = reads.get(message.id);
      reads.delete(message.id);
      if (message.kind === 'rows') reader?.resolve(message.rows);
      else if (message.kind === 'bytes') reader?.resolve(message.bytes);
      else reader?.reject(new Error(message.failure));
    }
  }
});
void keepFresh();
