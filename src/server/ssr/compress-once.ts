import { brotliCompressSync, constants } from 'node:zlib';

/** A fifth more bytes than at quality 5, for a quarter of the time (docs/decisions/0014). */
const QUALITY = 1;
/** 128 kB: a document. */
const WINDOW_BITS = 17;
/** Bytes of a compressed document. */
const USUAL_LENGTH = 32 * 1024;
const MOST_BYTES_A_CHARACTER = 3;

/**
 * For documents that are sent once.
 * @param mark stands for the nonce in a document
 * @returns a function from document and nonce to Brotli
 */
export function createOnceCompressor(mark: string): (document: string, nonce: string) => Buffer {
  // One for all: fresh memory for each document takes longer than writing it.
  let bytes = Buffer.alloc(0);
  return (document, nonce) => {
    const most = document.length * MOST_BYTES_A_CHARACTER;
    if (bytes.length < most) bytes = Buffer.allocUnsafeSlow(most);
    let length = 0;
    let begin = 0;
    for (let end = document.indexOf(mark); end !== -1; end = document.indexOf(mark, begin)) {
      length += bytes.write(document.slice(begin, end), length);
      length += bytes.write(nonce, length);
      begin = end + mark.length;
    }
    length += bytes.write(document.slice(begin), length);
    return brotliCompressSync(bytes.subarray(0, length), {
      chunkSize: USUAL_LENGTH,
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS, [constants.BROTLI_PARAM_SIZE_HINT]: length },
    });
  };
}
