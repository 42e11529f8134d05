import { existsSync, watch } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { dateOf } from '../clock.ts';
import type { Database } from '../db/open-database.ts';
import { listen } from '../db/listen.ts';
import type { Clock } from '../shop.ts';
import { compileDocument, type CompiledDocument, type Validators } from './compile-document.ts';
import { ContentError } from './content-error.ts';
import { readContentFiles, readSeedNumber, type ContentDocument } from './content-files.ts';
import { createLibrary, type ContentLibrary } from './content-library.ts';
import { CONTENT_CHANGED, readContentVersion } from './content-version.ts';
import { seedContent } from './seed-content.ts';
import { nextPublicationOf, readVersions, shownVersions, type StoredVersion } from './stored-versions.ts';

/** The content of the CMS: in the database, read into memory, and read again when it changes. */
export interface Content {
  /** What visitors see now. */
  online(): ContentLibrary;
  /** What editors prepare: of each document its newest version [cms.preview]. */
  staged(): ContentLibrary;
  /** Another number whenever visitors see other content: what is made of content is good for one. */
  version(): number;
  /** Why visitors could not see a document; undefined where they can. */
  faultOf(document: ContentDocument): ContentError | undefined;
  /** Reads what has changed; awaited by who changed something. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

interface ContentOptions {
  database: Database;
  /** What the database is seeded from; see content/README.md. */
  folder: string;
  validators: Validators;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
  /** Development: seeds again when a file changes. */
  isWatched?: boolean;
}

function labelOf({ kind, name, version }: Pick<StoredVersion, 'kind' | 'name' | 'version'>): string {
  return `${kind} ${name}, version ${version}`;
}

/** A safety net under the notices of changes; the embedded database has one process and needs none. */
const POLL_MS = 1000;

/** @throws ContentError for a file that is wrong */
export async function openContent({ database, folder, validators, clock, log, isWatched = false }: ContentOptions): Promise<Content> {
  const { kysely } = database;
  let versions: readonly StoredVersion[] = [];
  /** By document. */
  let shown: ReadonlyMap<number, StoredVersion> = new Map();
  let readVersion = -1;
  /** Why versions could not be compiled, by label, until it is reported or nobody may see them any more. */
  const faults = new Map<string, unknown>();
  let onlineNumber = 0;
  let onlineKey = '';
  let online = createLibrary([]);
  let staged = createLibrary([]);
  /** Epoch milliseconds at which a version is published that is none yet. */
  let nextPublication = Infinity;
  let reading: Promise<void> | undefined;
  let isClosed = false;

  async function seed(): Promise<void> {
    const files = readContentFiles(folder);
    for (const file of files) compileDocument(file, validators, file.file);
    await seedContent(kysely, { files, number: readSeedNumber(folder) }, dateOf(clock));
  }

  async function read(): Promise<void> {
    const version = await readContentVersion(kysely);
    if (version === readVersion) return;
    versions = await readVersions(kysely, { known: versions, shown, compile: compiledOrNull, now: dateOf(clock) });
    readVersion = version;
    reportBroken();
    staged = createLibrary(versions.filter(({ isNewest }) => isNewest).flatMap(({ compiled }) => compiled ?? []));
    publish();
  }

  function compiledOrNull({ kind, name, body }: ContentDocument, version: number): CompiledDocument | null {
    const label = labelOf({ kind, name, version });
    try {
      return compileDocument({ kind, name, body }, validators, label);
    } catch (error) {
      // An editor may save a draft that is not whole yet, and is told what it lacks.
      log.info({ err: error }, 'A version of content breaks the contract');
      faults.set(label, error);
      return null;
    }
  }

  /** What visitors should see, once: also what was read as a draft before it was published. */
  function reportBroken(): void {
    for (const stored of versions) {
      const label = labelOf(stored);
      if (stored.publishedAt === null || !faults.has(label)) continue;
      log.error({ err: faults.get(label) }, 'Content that breaks the contract is not shown');
      faults.delete(label);
    }
    const labels = new Set(versions.map(labelOf));
    for (const label of faults.keys()) if (!labels.has(label)) faults.delete(label);
  }

  /** Takes what is published at this moment. */
  function publish(): void {
    const now = clock().epochMilliseconds;
    nextPublication = nextPublicationOf(versions, now);
    shown = shownVersions(versions, now, shown);
    const key = [...shown.values()].map(({ document, version }) => `${document}.${version}`).sort().join(' ');
    if (key === onlineKey) return;
    onlineKey = key;
    onlineNumber += 1;
    online = createLibrary([...shown.values()].map(({ compiled }) => compiled!));
  }

  function publishDue(): void {
    if (clock().epochMilliseconds >= nextPublication) publish();
  }

  /** One reading at a time; who asks during one gets another, as the first may have missed what they know of. */
  async function refresh(): Promise<void> {
    const before = reading;
    const own = (async () => {
      await before?.catch(() => undefined);
      if (!isClosed) await read();
    })();
    reading = own;
    await own;
  }

  const trouble = (error: unknown) => log.warn({ err: error }, 'Content cannot be read again; it stays as it was');
  await seed();
  await read();
  const stopListening = listen(database, CONTENT_CHANGED, () => void refresh().catch(trouble), trouble);
  const poll = database.engine === 'postgresql' ? setInterval(() => void refresh().catch(trouble), POLL_MS).unref() : undefined;
  const watcher = isWatched && existsSync(folder) ? watch(folder, { recursive: true }, () => void seed().then(refresh).catch(trouble)) : null;

  return {
    online() {
      publishDue();
      return online;
    },
    staged: () => staged,
    version() {
      publishDue();
      return onlineNumber;
    },
    faultOf(document) {
      try {
        compileDocument(document, validators);
        return undefined;
      } catch (error) {
        return error instanceof ContentError ? error : new ContentError(error instanceof Error ? error.message : String(error), { cause: error });
      }
    },
    refresh,
    async close() {
      isClosed = true;
      clearInterval(poll);
      watcher?.close();
      await stopListening();
      await reading?.catch(() => undefined);
    },
  };
}
