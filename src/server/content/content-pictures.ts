import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { PICTURE_PIXELS, PICTURE_TYPES } from '../../domain/content/picture-limits.ts';
import { Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import type { WorkQueue } from '../images/work-queue.ts';
import { attachmentTypeOf } from '../messages/attachment-type.ts';

/** Pixels of a stored picture's longer side: twice the widest that pages show. */
const LONGEST_SIDE = 2400;
const QUALITY = 90;

interface NewPicture {
  /** As the file is called; its ending says what it is meant to be. */
  name: string;
  bytes: Buffer;
  author: string;
  now: Date;
}

/**
 * Stores a picture upright, no larger than pages need, and without what the camera noted of place and time.
 * @param unpacking who wait for each other to be unpacked
 * @returns its id, the same for the same picture
 * @throws Problem 422 file-type, file-type-differs, too-many-pixels, file-broken
 */
export async function storePicture(kysely: Kysely<Schema>, { name, bytes, author, now }: NewPicture, unpacking: WorkQueue): Promise<string> {
  const image = await unpacking.run(() => readPicture(name, bytes));
  const id = createHash('sha256').update(image).digest('base64url').slice(0, 22);
  await kysely.transaction().execute(async (tx) => {
    await tx.insertInto('content_picture').values({ id, image, author, created_at: now }).onConflict((conflict) => conflict.column('id').doNothing()).execute();
    await tx.insertInto('staff_audit').values({ at: now, author, action: 'addedPicture', subject: `picture ${id}`, version: null }).execute();
  });
  return id;
}

async function readPicture(name: string, bytes: Buffer): Promise<Buffer> {
  const type = attachmentTypeOf(bytes);
  if (type === null || !(type in PICTURE_TYPES)) throw new Problem(422, 'file-type', { title: 'Pictures are JPEG, PNG or WebP' });
  const endings: readonly string[] = PICTURE_TYPES[type as keyof typeof PICTURE_TYPES];
  const ending = name.split('.').at(-1)!.toLowerCase();
  if (!endings.includes(ending)) throw new Problem(422, 'file-type-differs', { title: `The file is called .${ending} and is ${type}` });
  try {
    // Reads the head alone: nothing is unpacked before its size is known.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > PICTURE_PIXELS) throw new Problem(422, 'too-many-pixels', { title: `The picture has ${width} × ${height} pixels` });
    return await sharp(bytes, { limitInputPixels: PICTURE_PIXELS }).rotate().flatten({ background: '#fff' })
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer();
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(422, 'file-broken', { title: 'The picture cannot be read', cause: error });
  }
}

/** What was stored; undefined for an id that nobody has. */
export async function storedPicture(kysely: Kysely<Schema>, id: string): Promise<Uint8Array | undefined> {
  return (await kysely.selectFrom('content_picture').select('image').where('id', '=', id).executeTakeFirst())?.image;
}
