import { existsSync, watch } from 'node:fs';
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { dateOf } from '../clock.ts';
import type { Database } from '../db/open-database.ts';
import { listen } from '../db/listen.ts';
import type { Clock } from '../shop.ts';
import { compileDocument, type CompiledDocument, type Validators } from './compile-document.ts';
import { ContentError } from './content-error.ts';
import { readContentFiles, readSeedNumber, type ContentDocument, type ContentKind } from './content-files.ts';
import { createLibrary, type ContentLibrary } from './content-library.ts';
import { CONTENT_CHANGED, readContentVersion } from './content-version.ts';
import { seedContent } from './seed-content.ts';

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
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Development: seeds again when a file changes. */
  isWatched?: boolean;
}

/** A version of a document that somebody may see. */
interface StoredVersion {
  document: number;
  kind: ContentKind;
  name: string;
  version: number;
  isNewest: boolean;
  /** Epoch milliseconds; null for a draft. */
  publishedAt: number | null;
  /** Null where its body breaks the contract: then nobody sees it. */
  compiled: CompiledDocument | null;
}

/** A safety net under the notices of changes; the embedded database has one process and needs none. */
const POLL_MS = 1000;

/** So many earlier versions are tried. */
const MOST_BEFORE = 20;

/** @throws ContentError for a file that is wrong */
export async function openContent({ database, folder, validators, clock, log, isWatched = false }: ContentOptions): Promise<Content> {
  const { kysely } = database;
  let versions: readonly StoredVersion[] = [];
  /** By document. */
  let shown: ReadonlyMap<number, StoredVersion> = new Map();
  let readVersion = -1;
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
    const now = dateOf(clock);
    // Of each document its newest version, the one that visitors see, and those that they will see.
    const rows = await kysely
      .selectFrom('content_version as v')
      .innerJoin('content_document as d', 'd.id', 'v.document_id')
      .select(['d.id', 'd.kind', 'd.name', 'v.version', 'v.published_at'])
      .select(sql<boolean>`v.version = d.version`.as('is_newest'))
      .where(({ eb, or }) => or([
        eb(sql`v.version`, '=', sql`d.version`),
        eb('v.published_at', '>=', sql<Date>`coalesce((select max(p.published_at) from content_version p where p.document_id = d.id and p.published_at <= ${now}), '-infinity')`),
      ]))
      .orderBy('d.id')
      .orderBy('v.version')
      .execute();
    const known = new Map(versions.map((stored) => [`${stored.document} ${stored.version}`, stored.compiled]));
    const missing = rows.filter(({ id, version: number }) => !known.has(`${id} ${number}`));
    const bodies = missing.length === 0 ? [] : await kysely
      .selectFrom('content_version')
      .select(['document_id', 'version', 'body'])
      .where(({ eb, refTuple, tuple }) => eb(refTuple('document_id', 'version'), 'in', missing.map(({ id, version: number }) => tuple(id, number))))
      .execute();
    const bodyOf = new Map(bodies.map(({ document_id, version: number, body }) => [`${document_id} ${number}`, body]));
    versions = rows.map(({ id, kind, name, version: number, published_at, is_newest }) => {
      const key = `${id} ${number}`;
      return {
        document: id, kind, name, version: number, isNewest: is_newest,
        publishedAt: published_at?.getTime() ?? null,
        compiled: known.has(key) ? known.get(key)! : compiledOrNull(kind, name, number, bodyOf.get(key)),
      };
    });
    versions = [...versions, ...await versionsBefore(versions.filter(({ document, publishedAt, compiled }) => compiled === null && publishedAt !== null && publishedAt <= now.getTime() && !shown.has(document)), now)];
    readVersion = version;
    staged = createLibrary(versions.filter(({ isNewest }) => isNewest).flatMap(({ compiled }) => compiled ?? []));
    publish();
  }

  /** Of documents whose published version this build cannot show, the newest one before that it can: a deploy may narrow the contract. */
  async function versionsBefore(broken: readonly StoredVersion[], now: Date): Promise<StoredVersion[]> {
    const found: StoredVersion[] = [];
    for (const { document, kind, name, version: number } of broken) {
      const rows = await kysely.selectFrom('content_version').select(['version', 'body', 'published_at']).where('document_id', '=', document)
        .where('version', '<', number).where('published_at', '<=', now).orderBy('published_at', 'desc').orderBy('version', 'desc').limit(MOST_BEFORE).execute();
      for (const row of rows) {
        const compiled = compiledOrNull(kind, name, row.version, row.body);
        if (compiled === null) continue;
        found.push({ document, kind, name, version: row.version, isNewest: false, publishedAt: row.published_at!.getTime(), compiled });
        break;
      }
    }
    return found;
  }

  function compiledOrNull(kind: ContentKind, name: string, version: number, body: unknown): CompiledDocument | null {
    try {
      return compileDocument({ kind, name, body }, validators, `${kind} ${name}, version ${version}`);
    } catch (error) {
      log.error({ err: error }, 'Content that breaks the contract is not shown');
      return null;
    }
  }

  /** Takes what is published at this moment. */
  function publish(): void {
    const now = clock().epochMilliseconds;
    const current = new Map<number, StoredVersion>();
    for (const stored of versions) {
      const { document, publishedAt, version, compiled } = stored;
      if (publishedAt === null || publishedAt > now || compiled === null) continue;
      const other = current.get(document);
      if (other === undefined || publishedAt > other.publishedAt! || (publishedAt === other.publishedAt && version > other.version)) current.set(document, stored);
    }
    nextPublication = Math.min(Infinity, ...versions.flatMap(({ publishedAt }) => (publishedAt !== null && publishedAt > now ? [publishedAt] : [])));
    // Of a document whose published version is broken, what was shown before stays.
    for (const [document, stored] of shown) if (!current.has(document)) current.set(document, stored);
    shown = current;
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
