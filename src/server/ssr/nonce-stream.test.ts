import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNonceStream, newNonce, withNonce } from './nonce-stream.ts';

const mark = newNonce();
/** The one that documents get at first, and the one of those that are asked for often. */
const QUALITIES = [5, 10];
const read = (bytes: Buffer) => brotliDecompressSync(bytes).toString();

describe('a document compressed once', () => {
  it('says with any nonce what it says, with the nonce in each of its places', async () => {
    const words = fc.array(fc.oneof(fc.constantFrom('<p class="text">', '</p>', '\u{1f3d6} moře', '{"price":1299000}', mark.slice(0, 12)), fc.string({ unit: 'binary' })), { maxLength: 200 });
    await fc.assert(fc.asyncProperty(fc.array(words, { minLength: 2, maxLength: 5 }), fc.array(fc.string({ unit: fc.constantFrom(...'aZ09-_'), minLength: 23, maxLength: 23 }), { minLength: 2, maxLength: 4 }), fc.constantFrom(...QUALITIES), async (texts, nonces, quality) => {
      const document = texts.map((text) => `<a>${text.join('')}</a>`.toWellFormed()).join(mark);
      const stream = await createNonceStream(document, mark, quality);
      expect(stream).not.toBeNull();
      expect(nonces.map((nonce) => read(withNonce(stream!, nonce)))).toEqual(nonces.map((nonce) => document.replaceAll(mark, nonce)));
    }), { numRuns: 60 });
  });

  it('is not cut where nothing stands before a nonce, little behind it, or there is none', async () => {
    for (const document of ['<p>', `${mark}<p></p>`, `<p>${mark}`, `<p>${mark}""`, `<p>${mark}${mark}<p>`]) {
      expect(await createNonceStream(document, mark, QUALITIES[0]!)).toBeNull();
    }
  });
});
