import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/messages.ts';
import { ATTACHMENT_BYTES, type AttachmentType } from '../../domain/messages/message-limits.ts';
import type { Job } from '../background-work.ts';
import { dateOf } from '../clock.ts';
import { notFound, Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { opaqueId } from '../security/signature.ts';
import type { Shop } from '../shop.ts';
import type { Party } from './party.ts';
import { attachmentNameOf, attachmentTypeOf, SIGNATURE_BYTES } from './attachment-type.ts';

export type Uploader = { customerId: string } | { staffId: string };

/** Waiting for their message: more than any message takes, and gone after a day. */
const MOST_WAITING = 20;
const WAIT_MS = 86_400_000;
const EVERY_MS = 3_600_000;
const PART = '.part';

/**
 * Takes a file, byte by byte, no further than it may be long, and keeps it outside of everything that is served.
 * @throws Problem 413 file-too-large, 422 file-type, empty-file, 429 too-many-files
 */
export async function keepAttachment({ config, clock, database: { kysely } }: Pick<Shop, 'config' | 'clock' | 'database'>, uploader: Uploader, given: { name: string; bytes: Readable; length: number | null }): Promise<components['schemas']['Attachment']> {
  if (given.length !== null && given.length > ATTACHMENT_BYTES) throw tooLarge();
  const now = dateOf(clock);
  await assertFewWaiting(kysely, uploader);
  const id = opaqueId();
  const path = join(await folderOf(config.dataDir), id);
  try {
    const { type, size } = await writeChecked(given.bytes, path + PART);
    await rename(path + PART, path);
    const name = attachmentNameOf(given.name, type);
    await kysely.transaction().execute(async (tx) => {
      // Of files that are sent at the same time each counts those before it.
      await lockUploader(tx, uploader);
      await assertFewWaiting(tx, uploader);
      await tx.insertInto('message_attachment').values({ id, ...ownerOf(uploader), message_id: null, name, type, size, created_at: now }).execute();
    });
    return { attachmentId: id, name, type, size };
  } catch (error) {
    await rm(path + PART, { force: true });
    // Of an error of the database nobody knows whether the row was written: then the job looks.
    if (error instanceof Problem) await rm(path, { force: true });
    throw error;
  }
}

function ownerOf(uploader: Uploader) {
  return 'customerId' in uploader ? { customer_id: uploader.customerId, staff_id: null } : { customer_id: null, staff_id: uploader.staffId };
}

async function lockUploader(tx: Kysely<Schema>, uploader: Uploader): Promise<void> {
  if ('customerId' in uploader) await tx.selectFrom('customer').select('id').where('id', '=', uploader.customerId).forNoKeyUpdate().execute();
  else await tx.selectFrom('staff_account').select('id').where('id', '=', uploader.staffId).forNoKeyUpdate().execute();
}

async function assertFewWaiting(kysely: Kysely<Schema>, uploader: Uploader): Promise<void> {
  const { waiting } = await kysely.selectFrom('message_attachment').select(({ fn }) => fn.countAll<string>().as('waiting')).where('message_id', 'is', null)
    .where((builder) => ('customerId' in uploader ? builder('customer_id', '=', uploader.customerId) : builder('staff_id', '=', uploader.staffId))).executeTakeFirstOrThrow();
  if (Number(waiting) >= MOST_WAITING) throw new Problem(429, 'too-many-files', { title: 'Too many files are waiting for their message' });
}

async function writeChecked(bytes: Readable, path: string): Promise<{ type: AttachmentType; size: number }> {
  let size = 0;
  let type: AttachmentType | null = null;
  await pipeline(
    bytes,
    async function* checked(chunks: AsyncIterable<Buffer>) {
      let start = Buffer.alloc(0);
      for await (const chunk of chunks) {
        size += chunk.length;
        if (size > ATTACHMENT_BYTES) throw tooLarge();
        if (type === null) {
          start = Buffer.concat([start, chunk]);
          if (start.length < SIGNATURE_BYTES) continue;
          type = attachmentTypeOf(start);
          if (type === null) throw wrongType();
          yield start;
        } else yield chunk;
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  );
  if (size === 0) throw new Problem(422, 'empty-file', { title: 'The file is empty' });
  if (type === null) throw wrongType();
  return { type, size };
}

export type AttachmentFile = { name: string; type: string; size: number; bytes: Readable };

/** A file of a party's own threads, or one that a customer has not sent yet. @throws Problem 404 */
export async function attachmentOfParty(shop: Pick<Shop, 'config' | 'database'>, party: NonNullable<Party>, id: string): Promise<AttachmentFile> {
  const row = await shop.database.kysely.selectFrom('message_attachment as file').leftJoin('customer_message as message', 'message.id', 'file.message_id').leftJoin('customer_thread', 'customer_thread.id', 'message.thread_id')
    .select(['file.id', 'file.name', 'file.type', 'file.size']).where('file.id', '=', id)
    .where(({ or, and, eb }) => ('customerId' in party
      ? or([eb('customer_thread.customer_id', '=', party.customerId), and([eb('file.message_id', 'is', null), eb('file.customer_id', '=', party.customerId)])])
      : and([eb('customer_thread.visitor_id', '=', party.visitorId), eb('customer_thread.customer_id', 'is', null)]))).executeTakeFirst();
  return fileOf(shop, row);
}

/** A file of any thread, for staff that answers. @throws Problem 404 */
export async function attachmentOfStaff(shop: Pick<Shop, 'config' | 'database'>, staffId: string, id: string): Promise<AttachmentFile> {
  const row = await shop.database.kysely.selectFrom('message_attachment').select(['id', 'name', 'type', 'size']).where('id', '=', id)
    .where(({ or, eb }) => or([eb('message_id', 'is not', null), eb('staff_id', '=', staffId)])).executeTakeFirst();
  return fileOf(shop, row);
}

async function fileOf({ config }: Pick<Shop, 'config'>, row: { id: string; name: string; type: string; size: number } | undefined): Promise<AttachmentFile> {
  const path = row === undefined ? null : join(await folderOf(config.dataDir), row.id);
  if (row === undefined || path === null || (await stat(path).catch(() => null)) === null) throw notFound('File');
  return { name: row.name, type: row.type, size: row.size, bytes: createReadStream(path) };
}

async function folderOf(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'attachments');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Forgets files that were never sent, and those whose message or account is gone. */
export function attachmentsJob({ kysely, dataDir }: { kysely: Kysely<Schema>; dataDir: string }): Job {
  let next = new Date(0);
  return {
    name: 'attachments',
    async runDue(now) {
      if (now < next) return next;
      await kysely.deleteFrom('message_attachment').where('message_id', 'is', null).where('created_at', '<', new Date(now.getTime() - WAIT_MS)).execute();
      const folder = await folderOf(dataDir);
      const names = await readdir(folder);
      const known = new Set(names.length === 0 ? [] : (await kysely.selectFrom('message_attachment').select('id').execute()).map(({ id }) => id));
      for (const name of names) if (!known.has(name) && (await isOld(join(folder, name)))) await rm(join(folder, name), { force: true });
      // Only now: what failed is tried again as soon as any other job.
      next = new Date(now.getTime() + EVERY_MS);
      return next;
    },
  };
}

/** Files have the system's time, whatever the shop's clock says; a file is there a moment before its row. */
async function isOld(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > EVERY_MS;
}

function tooLarge(): Problem {
  return new Problem(413, 'file-too-large', { title: `A file has at most ${ATTACHMENT_BYTES} bytes` });
}

function wrongType(): Problem {
  return new Problem(422, 'file-type', { title: 'The file is none of PDF, JPEG, PNG, WebP and HEIC' });
}
