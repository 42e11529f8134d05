import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { PICTURE_BYTES } from '../../domain/content/picture-limits.ts';
import { dateOf } from '../clock.ts';
import { fileBody, takeFiles } from '../contract/file-body.ts';
import { Problem } from '../contract/problem.ts';
import { createWorkQueue } from '../images/work-queue.ts';
import { requireSameOrigin } from '../security/same-origin.ts';
import type { Shop } from '../shop.ts';
import { EDITORS, requireStaff } from '../staff/require-staff.ts';
import { storePicture } from './content-pictures.ts';

/** Pictures of editors: a file's bytes and its name; answered by the path that components name. */
export async function contentPictureFiles(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const config = { rateLimit: shop.config.rateLimit === 0 ? false : { max: Math.ceil(60 * shop.config.rateLimit), timeWindow: 60_000 } } as const;
  takeFiles(app);
  // A large picture takes 200 MB while it is unpacked: several at once could take the process down.
  const unpacking = createWorkQueue(1);

  app.post<{ Querystring: { name?: string } }>('/editor/files/pictures', { config, preParsing: async (request) => requireSameOrigin(request, shop.config.origin) }, async (request, reply) => {
    // What is refused is not read to its end: the connection would wait for it.
    void reply.headers({ Connection: 'close', 'Cache-Control': 'no-store' });
    const { id: author } = await requireStaff(shop, request, EDITORS);
    const bytes = await bytesOf(fileBody(request.body), Number(request.headers['content-length'] ?? 0));
    const id = await storePicture(shop.database.kysely, { name: String(request.query.name ?? ''), bytes, author, now: dateOf(shop.clock) }, unpacking);
    return { src: `/images/file/uploads/${id}` };
  });
}

/** @throws Problem 413 */
async function bytesOf(body: Readable, length: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  if (length <= PICTURE_BYTES) {
    for await (const chunk of body) {
      size += (chunk as Buffer).length;
      if (size > PICTURE_BYTES) break;
      chunks.push(chunk as Buffer);
    }
  }
  if (length > PICTURE_BYTES || size > PICTURE_BYTES) throw new Problem(413, 'file-too-large', { title: 'The file is too large' });
  return Buffer.concat(chunks);
}
