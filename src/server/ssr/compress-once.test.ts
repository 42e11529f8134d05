import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createOnceCompressor } from './compress-once.ts';
import { newNonce } from './nonce-stream.ts';

it('says what the document says, with the nonce in each place of its mark, whatever was compressed before', () => {
  const mark = newNonce();
  const compress = createOnceCompressor(mark);
  fc.assert(fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 400 })), (pieces) => {
    const nonce = newNonce();
    expect(String(brotliDecompressSync(compress(pieces.join(mark), nonce)))).toBe(pieces.join(nonce));
  }));
});
