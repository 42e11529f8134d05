import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { CompiledDocument } from './compile-document.ts';
import type { ContentDocument, ContentKind } from './content-files.ts';

/** A version of a document that somebody may see. */
export interface StoredVersion {
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

/** What a document says; null where its body breaks the contract. */
type Compile = (document: ContentDocument, version: number) => CompiledDocument | null;

interface Reading {
  /** As they were read before: what they say is not compiled again. */
  known: readonly StoredVersion[];
  /** What visitors see, by document. */
  shown: ReadonlyMap<number, StoredVersion>;
  compile: Compile;
  now: Date;
}

/**
 * Of each document its newest version, the one that visitors see, and those that they will see. Of one whose published
 * version this build cannot show, and which nobody sees yet, the newest before that it can besides: a deploy may narrow the
 * contract.
 */
export async function readVersions(kysely: Kysely<Schema>, { known, shown, compile, now }: Reading): Promise<StoredVersion[]> {
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
  const compiled = new Map(known.map((stored) => [`${stored.document} ${stored.version}`, stored.compiled]));
  const bodies = await readBodies(kysely, rows.filter(({ id, version }) => !compiled.has(`${id} ${version}`)));
  const versions = rows.map(({ id, kind, name, version, published_at, is_newest }): StoredVersion => {
    const key = `${id} ${version}`;
    return {
      document: id, kind, name, version, isNewest: is_newest, publishedAt: published_at?.getTime() ?? null,
      compiled: compiled.has(key) ? compiled.get(key)! : compile({ kind, name, body: bodies.get(key) }, version),
    };
  });
  const broken = versions.filter(({ document, publishedAt, compiled: says }) => says === null && publishedAt !== null && publishedAt <= now.getTime() && !shown.has(document));
  return [...versions, ...await readVersionsBefore(kysely, broken, compile, now)];
}

/** By document and version, as `readVersions` names them. */
async function readBodies(kysely: Kysely<Schema>, versions: readonly { id: number; version: number }[]): Promise<Map<string, unknown>> {
  if (versions.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('content_version')
    .select(['document_id', 'version', 'body'])
    .where(({ eb, refTuple, tuple }) => eb(refTuple('document_id', 'version'), 'in', versions.map(({ id, version }) => tuple(id, version))))
    .execute();
  return new Map(rows.map(({ document_id, version, body }) => [`${document_id} ${version}`, body]));
}

/** So many earlier versions are tried. */
const MOST_BEFORE = 20;

async function readVersionsBefore(kysely: Kysely<Schema>, broken: readonly StoredVersion[], compile: Compile, now: Date): Promise<StoredVersion[]> {
  const found: StoredVersion[] = [];
  for (const { document, kind, name, version: number } of broken) {
    const rows = await kysely.selectFrom('content_version').select(['version', 'body', 'published_at']).where('document_id', '=', document)
      .where('version', '<', number).where('published_at', '<=', now).orderBy('published_at', 'desc').orderBy('version', 'desc').limit(MOST_BEFORE).execute();
    for (const { version, body, published_at } of rows) {
      const compiled = compile({ kind, name, body }, version);
      if (compiled === null) continue;
      found.push({ document, kind, name, version, isNewest: false, publishedAt: published_at!.getTime(), compiled });
      break;
    }
  }
  return found;
}

/**
 * What visitors see at a moment, by document: the version published last, of two published at once the higher number. Of a
 * document that has none which can be shown, what was shown before stays.
 * @param now epoch milliseconds
 */
export function shownVersions(versions: readonly StoredVersion[], now: number, before: ReadonlyMap<number, StoredVersion>): ReadonlyMap<number, StoredVersion> {
  const current = new Map<number, StoredVersion>();
  for (const stored of versions) {
    const { document, publishedAt, version, compiled } = stored;
    if (publishedAt === null || publishedAt > now || compiled === null) continue;
    const other = current.get(document);
    if (other === undefined || publishedAt > other.publishedAt! || (publishedAt === other.publishedAt && version > other.version)) current.set(document, stored);
  }
  return new Map([...current, ...[...before].filter(([document]) => !current.has(document))]);
}

/** When visitors see another version next, epoch milliseconds; Infinity where none is to come. */
export function nextPublicationOf(versions: readonly StoredVersion[], now: number): number {
  return Math.min(Infinity, ...versions.flatMap(({ publishedAt }) => (publishedAt !== null && publishedAt > now ? [publishedAt] : [])));
}
