import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { bumpContentVersion } from './content-version.ts';
import type { ContentFile, ContentKind } from './content-files.ts';

/** Any number that no other advisory lock of ours uses. */
const SEED_LOCK = 7_401_006;
/** When the shop's own files were published: before every day that anybody asks about. */
const ALWAYS = new Date(0);

interface Seed {
  kind: ContentKind;
  name: string;
  checksum: string;
  /** The published body, then the staged one, where there are such files. */
  versions: { body: unknown; published_at: Date | null }[];
}

/**
 * Puts files into the database that are not there yet, and newer ones in place of files that nobody has edited since. What an
 * editor has changed stays as it is; a build older than the newest that has seeded here seeds nothing.
 * @param content `number` is the folder's seed number: the greater, the newer
 */
export async function seedContent(kysely: Kysely<Schema>, { files, number }: { files: readonly ContentFile[]; number: number }, now: Date): Promise<void> {
  const seeds = seedsOf(files);
  await kysely.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(SEED_LOCK)})`.execute(tx);
    const { seed_number: newest } = await tx.selectFrom('content_state').select('seed_number').executeTakeFirstOrThrow();
    if (number < newest) return;
    // Locked as an editor who saves locks them, before the state: whether somebody has edited one is known for good.
    const known = await tx.selectFrom('content_document').selectAll().orderBy('id').forUpdate().execute();
    if (number > newest) await tx.updateTable('content_state').set({ seed_number: number }).execute();
    const edited = new Set((await tx.selectFrom('content_version').select('document_id').distinct().where('author', 'is not', null).execute()).map(({ document_id }) => document_id));
    const before = new Map(known.map((document) => [`${document.kind} ${document.name}`, document]));
    const due = seeds.filter((seed) => {
      const document = before.get(`${seed.kind} ${seed.name}`);
      return document === undefined || (document.seed_checksum !== seed.checksum && !edited.has(document.id));
    });
    if (due.length === 0) return;
    const documents = await tx
      .insertInto('content_document')
      .values(due.map(({ kind, name, checksum, versions }) => ({ kind, name, seed_checksum: checksum, version: versions.length })))
      .onConflict((conflict) => conflict.columns(['kind', 'name']).doUpdateSet((eb) => ({
        seed_checksum: eb.ref('excluded.seed_checksum'),
        version: sql<number>`content_document.version + excluded.version`,
      })))
      .returning(['id', 'kind', 'name', 'version'])
      .execute();
    const numbers = new Map(documents.map((document) => [`${document.kind} ${document.name}`, document]));
    await tx.insertInto('content_version').values(due.flatMap(({ kind, name, versions }) => {
      const { id, version } = numbers.get(`${kind} ${name}`)!;
      return versions.map(({ body, published_at }, index) => ({
        document_id: id, version: version - versions.length + index + 1, body: JSON.stringify(body), author: null, created_at: now, published_at,
      }));
    })).execute();
    await bumpContentVersion(tx);
  });
}

function seedsOf(files: readonly ContentFile[]): Seed[] {
  const byDocument = Map.groupBy(files, ({ kind, name }) => `${kind} ${name}`);
  return [...byDocument.values()].map((parts) => {
    const { kind, name } = parts[0]!;
    const ordered = parts.toSorted((one, other) => Number(one.isStaged) - Number(other.isStaged));
    return {
      kind,
      name,
      checksum: createHash('sha256').update(JSON.stringify(ordered.map(({ isStaged, body }) => [isStaged, body]))).digest('base64url'),
      versions: ordered.map(({ isStaged, body }) => ({ body, published_at: isStaged ? null : ALWAYS })),
    };
  });
}
