/**
 * A document compressed once, whose nonces are written anew into each answer. It is one Brotli stream with a flush before
 * and behind each nonce; the block of a nonce holds nothing that the rest refers to, so that an uncompressed block with
 * another text of the same length can stand in its place (RFC 7932, 9.2).
 */
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import type { BrotliCompress } from 'node:zlib';

/** Compressed parts of a document and, between each two, the bytes behind a nonce that its block brings along. */
export interface NonceStream {
  parts: readonly Buffer[];
  tails: readonly Buffer[];
}

const NONCE_BYTES = 17;
/** Base64url characters of NONCE_BYTES. */
const NONCE_LENGTH = 23;
/** Literals are coded by the two bytes before them: those must not change with the nonce. */
const TAIL_LENGTH = 2;
/** 256 kB: more than any document. */
const WINDOW_BITS = 18;
const ATTEMPTS = 3;

const decompress = promisify(brotliDecompress);

/** Of one length, whichever it is. */
export function newNonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64url');
}

/**
 * @param mark stands for the nonce, as long as one
 * @param quality of Brotli, 0 to 11
 * @returns null where the document cannot be cut at its marks
 */
export async function createNonceStream(document: string, mark: string, quality: number): Promise<NonceStream | null> {
  const pieces = document.split(mark).map((piece) => Buffer.from(piece));
  if (pieces.length === 1 || pieces[0]!.length === 0 || pieces.slice(1).some((piece) => piece.length <= TAIL_LENGTH)) return null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const stream = await compress(pieces, quality);
    // Differs from any mark in every place: whatever refers into a nonce comes out wrong.
    const probes = ['~', '!'].map((character) => character.repeat(NONCE_LENGTH));
    const readings = await Promise.all(probes.map((probe) => decompress(withNonce(stream, probe)).then(String, () => undefined)));
    if (readings.every((reading, place) => reading === pieces.map(String).join(probes[place]))) return stream;
  }
  return null;
}

/** The compressed document with this nonce. */
export function withNonce({ parts, tails }: NonceStream, nonce: string): Buffer {
  const text = Buffer.from(nonce);
  return Buffer.concat(parts.flatMap((part, place) => (place === 0 ? [part] : [uncompressedBlock(text.length + TAIL_LENGTH), text, tails[place - 1]!, part])));
}

/** The header of a block of bytes as they are: not the last one, four nibbles of length, uncompressed. */
function uncompressedBlock(length: number): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return header;
}

async function compress(pieces: readonly Buffer[], quality: number): Promise<NonceStream> {
  const size = pieces.reduce((sum, piece) => sum + piece.length + NONCE_LENGTH, 0);
  const encoder = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS, [constants.BROTLI_PARAM_SIZE_HINT]: size },
    // Room for all of a flush at once.
    chunkSize: size + 1024,
  });
  const parts: Buffer[] = [];
  const tails: Buffer[] = [];
  try {
    for (const [place, piece] of pieces.entries()) {
      const isFirst = place === 0;
      // Each place has a mark of its own: one that is repeated would be a copy of the first.
      if (!isFirst) await flushed(encoder, Buffer.concat([Buffer.from(newNonce()), piece.subarray(0, TAIL_LENGTH)]));
      if (!isFirst) tails.push(piece.subarray(0, TAIL_LENGTH));
      parts.push(await flushed(encoder, isFirst ? piece : piece.subarray(TAIL_LENGTH)));
    }
  } finally {
    encoder.destroy();
  }
  // An empty last block.
  return { parts: [...parts.slice(0, -1), Buffer.concat([parts.at(-1)!, Buffer.from([3])])], tails };
}

function flushed(encoder: BrotliCompress, bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    encoder.once('error', reject);
    encoder.write(bytes);
    encoder.flush(constants.BROTLI_OPERATION_FLUSH, () => {
      encoder.off('error', reject);
      resolve(Buffer.from((encoder.read() as Buffer | null) ?? []));
    });
  });
}
