import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { bumpContentVersion } from './content-version.ts';
import type { ContentKind } from './content-files.ts';

interface DocumentName {
  kind: ContentKind;
  name: string;
}

interface Saving extends DocumentName {
  body: unknown;
  /** The version that the editor began from; 0 for a new document. */
  baseVersion: number;
  /** The body is put into the history only: the version that the editor has seen is saved above it once more. */
  isAside?: boolean | undefined;
  /** Account of the editor. */
  author: string;
  now: Date;
}

/** Somebody else has saved since. */
export class VersionConflict extends Error {
  override readonly name = 'VersionConflict';
  /** The newest version that there is. */
  readonly version: number;

  constructor(version: number) {
    super(`Version ${version} was saved meanwhile`);
    this.version = version;
  }
}

/**
 * Saves a draft as the next version of a document.
 * @returns the number of the newest version then
 * @throws VersionConflict where it would hide what somebody else has saved
 */
export async function saveVersion(tx: Transaction<Schema>, { kind, name, body, baseVersion, isAside = false, author, now }: Saving): Promise<number> {
  // Two who make the same document at once: the second waits here, and finds it.
  await tx.insertInto('content_document').values({ kind, name, version: 0, seed_checksum: null }).onConflict((conflict) => conflict.columns(['kind', 'name']).doNothing()).execute();
  const { id, version } = await tx.selectFrom('content_document').select(['id', 'version']).where('kind', '=', kind).where('name', '=', name).forUpdate().executeTakeFirstOrThrow();
  if (version !== baseVersion) throw new VersionConflict(version);
  const above = isAside ? await readVersion(tx, { kind, name }, version) : undefined;
  const bodies = above === undefined ? [body] : [body, above.body];
  for (const [index, each] of bodies.entries()) {
    await tx.insertInto('content_version').values({ document_id: id, version: version + 1 + index, body: JSON.stringify(each), author, created_at: now, published_at: null }).execute();
    await audit(tx, { at: now, author, action: 'saved', kind, name, version: version + 1 + index });
  }
  await tx.updateTable('content_document').set({ version: version + bodies.length }).where('id', '=', id).execute();
  await bumpContentVersion(tx);
  return version + bodies.length;
}

/** Another page that visitors find, or will find, at an address; two there would hide each other. */
async function otherPageAt(tx: Transaction<Schema>, { name, url, now }: { name: string; url: string; now: Date }): Promise<string | undefined> {
  const row = await tx.selectFrom('content_version as v').innerJoin('content_document as d', 'd.id', 'v.document_id').select('d.name')
    .where('d.kind', '=', 'page').where('d.name', '!=', name).where(sql<string>`v.body ->> 'url'`, '=', url).where('v.published_at', 'is not', null)
    // What a later version has replaced already; one that is still to come has replaced nothing yet.
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('content_version as later').select('later.version')
      .whereRef('later.document_id', '=', 'v.document_id').where('later.published_at', '<=', now)
      .where(sql<boolean>`(later.published_at, later.version) > (v.published_at, v.version)`))))
    .executeTakeFirst();
  return row?.name;
}

/** Visitors find another page at the address. */
export class AddressTaken extends Error {
  override readonly name = 'AddressTaken';
  /** The other page's name. */
  readonly page: string;

  constructor(page: string) {
    super(`The page ${page} has this address`);
    this.page = page;
  }
}

/** The moment from which visitors were to see a version has passed: they would see it at once. */
export class MomentPassed extends Error {
  override readonly name = 'MomentPassed';
}

interface Publication extends DocumentName {
  version: number;
  /** From when visitors see it; null takes back a publication that is still to come. */
  from: Date | null;
  author: string;
  now: Date;
}

/**
 * Publishes a version, at once or on a date. What of the versions before it was to be published on that date or later is taken
 * back: else an older text would replace a newer one. What was to be published before that date stays planned.
 * @returns whether there is such a version that visitors have not seen yet
 * @throws VersionConflict where somebody has saved a newer one, which this one would hide, AddressTaken, MomentPassed
 */
export async function publishVersion(tx: Transaction<Schema>, { kind, name, version, from, author, now }: Publication): Promise<boolean> {
  const document = await tx.selectFrom('content_document').select(['id', 'version']).where('kind', '=', kind).where('name', '=', name).forUpdate().executeTakeFirst();
  if (document === undefined) return false;
  if (from !== null && version < document.version) throw new VersionConflict(document.version);
  if (from !== null && kind === 'page') await refuseTakenAddress(tx, { document: document.id, name, version, now });
  const published = await tx
    .updateTable('content_version')
    .set({ published_at: from })
    .where('document_id', '=', document.id)
    .where('version', '=', version)
    .where(({ or, eb }) => or([eb('published_at', 'is', null), eb('published_at', '>', now)]))
    .returning('version')
    .executeTakeFirst();
  if (published === undefined) return false;
  if (from !== null && from < now) throw new MomentPassed();
  if (from !== null) {
    await tx.updateTable('content_version').set({ published_at: null }).where('document_id', '=', document.id).where('version', '<', version).where('published_at', '>', now).where('published_at', '>=', from).execute();
  }
  await audit(tx, { at: now, author, action: from === null ? 'withdrawn' : from > now ? 'scheduled' : 'published', kind, name, version });
  await bumpContentVersion(tx);
  return true;
}

/** @throws AddressTaken */
async function refuseTakenAddress(tx: Transaction<Schema>, { document, name, version, now }: { document: number; name: string; version: number; now: Date }): Promise<void> {
  // Of two who publish at one address at once the second waits here, and finds the first.
  await tx.selectFrom('content_state').select('version').forUpdate().execute();
  const page = await tx.selectFrom('content_version').select(sql<string | null>`body ->> 'url'`.as('url')).where('document_id', '=', document).where('version', '=', version).executeTakeFirst();
  const other = page?.url ? await otherPageAt(tx, { name, url: page.url, now }) : undefined;
  if (other !== undefined) throw new AddressTaken(other);
}

async function audit(tx: Transaction<Schema>, { kind, name, ...entry }: DocumentName & { at: Date; author: string; action: 'saved' | 'published' | 'scheduled' | 'withdrawn'; version: number }): Promise<void> {
  await tx.insertInto('staff_audit').values({ ...entry, subject: `${kind} ${name}` }).execute();
}

interface DocumentSummary extends DocumentName {
  /** Of a page, as its newest version says it. */
  address: string | null;
  version: number;
  /** What visitors see now; null for what they have never seen. */
  publishedVersion: number | null;
  /** The next version that will be published by itself. */
  scheduledVersion: number | null;
  scheduledFor: Date | null;
  savedAt: Date;
  /** A colleague's name, also of one who has left; null for the shop's own files. */
  savedBy: string | null;
}

/** Every document by kind and name. */
export async function listDocuments(tx: Kysely<Schema>, now: Date): Promise<DocumentSummary[]> {
  const { rows } = await sql<DocumentSummary>`
    select d.kind, d.name, case when d.kind = 'page' then v.body ->> 'url' end as address, d.version, v.created_at as "savedAt", a.name as "savedBy",
      (select p.version from content_version p where p.document_id = d.id and p.published_at <= ${now} order by p.published_at desc, p.version desc limit 1) as "publishedVersion",
      s.version as "scheduledVersion", s.published_at as "scheduledFor"
    from content_document d
    join content_version v on v.document_id = d.id and v.version = d.version
    left join staff_account a on a.id = v.author
    left join lateral (select p.version, p.published_at from content_version p where p.document_id = d.id and p.published_at > ${now} order by p.published_at limit 1) s on true
    order by d.kind, d.name`.execute(tx);
  return rows;
}

interface VersionSummary {
  version: number;
  /** A colleague's name, also of one who has left; null for the shop's own files. */
  savedBy: string | null;
  createdAt: Date;
  publishedAt: Date | null;
}

/** The last versions of a document, newest first. */
export async function listVersions(tx: Kysely<Schema>, { kind, name }: DocumentName): Promise<VersionSummary[]> {
  return tx
    .selectFrom('content_version as v')
    .innerJoin('content_document as d', 'd.id', 'v.document_id')
    .leftJoin('staff_account as a', 'a.id', 'v.author')
    .select(['v.version', 'a.name as savedBy', 'v.created_at as createdAt', 'v.published_at as publishedAt'])
    .where('d.kind', '=', kind)
    .where('d.name', '=', name)
    .orderBy('v.version', 'desc')
    .limit(50)
    .execute();
}

/** A version's body, as it was saved. */
export async function readVersion(tx: Kysely<Schema>, { kind, name }: DocumentName, version: number): Promise<{ body: unknown } | undefined> {
  return tx
    .selectFrom('content_version as v')
    .innerJoin('content_document as d', 'd.id', 'v.document_id')
    .select('v.body')
    .where('d.kind', '=', kind)
    .where('d.name', '=', name)
    .where('v.version', '=', version)
    .executeTakeFirst();
}
