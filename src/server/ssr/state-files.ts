/** Texts that pages leave out because many have them alike: fetched by an address that follows from what they say. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Problem } from '../contract/problem.ts';
import { acceptedCodings } from './accepted-codings.ts';

export interface StateFiles {
  /** @returns the address of a file that says this */
  publish: (json: string) => string;
  /** The text of a file, compressed; undefined of one that nobody has asked to publish lately. */
  find: (name: string) => Buffer | undefined;
}

const FOLDER = '/state/';
/** Published once and cached for long. */
const QUALITY = 9;

/** @param limits most files to keep: some three kilobytes each; least recently used leave first */
export function createStateFiles({ entries }: { entries: number }): StateFiles {
  const files = new LRUCache<string, Buffer>({ max: entries });
  return {
    publish(json) {
      const name = `${createHash('sha256').update(json).digest('base64url')}.json`;
      if (files.get(name) === undefined) files.set(name, brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: json.length } }));
      return FOLDER + name;
    },
    find: (name) => files.get(name),
  };
}

/** Of 72 bits. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

/** Serves them for ever: another text has another address. */
export async function stateFileRoutes(app: FastifyInstance, files: StateFiles): Promise<void> {
  app.get<{ Params: { name: string } }>(`${FOLDER}:name`, async (request, reply): Promise<FastifyReply> => {
    const file = files.find(request.params.name);
    if (file === undefined) throw new Problem(404, 'not-found', { title: 'Not found' });
    void reply.header('Cache-Control', 'public, max-age=31536000, immutable').header('Vary', 'Accept-Encoding').type('application/json; charset=utf-8');
    return acceptedCodings(request).brotli ? reply.header('Content-Encoding', 'br').send(file) : reply.send(brotliDecompressSync(file));
  });
}
