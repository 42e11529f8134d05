/** Compresses documents: quickly at first, smaller once they are asked for again. */
import { brotliCompress, brotliCompressSync, constants, zstdCompressSync } from 'node:zlib';
import type { BrotliOptions } from 'node:zlib';
import type { AcceptedCodings } from './accepted-codings.ts';

/** For a document that is sent once, to a browser that does not take Zstandard: a fifth more bytes than at quality 5, for a quarter of the time (docs/decisions/0121). */
const FIRST_QUALITY = 1;
/** For the state of a page, on which somebody waits: an eighth fewer bytes than at quality 1, for a fifth more time. */
export const FIRST_QUALITY_OF_STATES = 4;
/** Times that a document has been asked for → quality of Brotli. Five takes 2 ms for a listing, ten takes 50 ms for a twelfth fewer bytes. */
const BETTER_QUALITIES: ReadonlyMap<number, number> = new Map([[2, 5], [10, 10]]);
/** 256 kB: a document. */
const WINDOW_BITS = 18;

interface CompressedBytes {
  /** As `Content-Encoding` names it. */
  coding: 'br' | 'zstd';
  bytes: Buffer;
}

/** The smallest form of a document that there is by now, among those that a browser takes; undefined where it takes none. */
export type CompressedDocument = (accepted: AcceptedCodings) => CompressedBytes | undefined;

/** @returns a function from a document and its quality at first to its compressed form; better ones are made on another thread, one after another */
export function createDocumentCompressor(): (document: string, firstQuality?: number) => CompressedDocument {
  let queue: Promise<unknown> = Promise.resolve();
  return (document, firstQuality) => {
    let asked = 0;
    let brotli: Buffer | undefined;
    let zstandard: Buffer | undefined;
    const improve = async (quality: number) => {
      // Without a smaller one the one that is there goes on.
      brotli = await compressAside(document, quality).catch(() => brotli);
    };
    return (accepted) => {
      if (!accepted.brotli) return undefined;
      asked += 1;
      const quality = BETTER_QUALITIES.get(asked);
      if (quality !== undefined) queue = queue.then(() => improve(quality));
      // Of a listing a tenth fewer bytes than Brotli's first, for a third of the time.
      if (!brotli && accepted.zstandard && firstQuality === undefined) return { coding: 'zstd', bytes: zstandard ??= zstdCompressSync(document) };
      return { coding: 'br', bytes: brotli ??= brotliCompressSync(document, optionsOf(document, firstQuality ?? FIRST_QUALITY)) };
    };
  };
}

function compressAside(document: string, quality: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    brotliCompress(document, optionsOf(document, quality), (error, bytes) => { if (error) reject(error); else resolve(bytes); });
  });
}

function optionsOf({ length }: string, quality: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS, [constants.BROTLI_PARAM_SIZE_HINT]: length } };
}
