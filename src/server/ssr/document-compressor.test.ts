import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { createDocumentCompressor } from './document-compressor.ts';

const text = Array.from({ length: 3000 }, (_, place) => `dovolená ${place * place} `).join('');
const readers = { br: brotliDecompressSync, zstd: zstdDecompressSync };

it.each([
  ['br', { brotli: true, zstandard: false }],
  ['zstd', { brotli: true, zstandard: true }],
] as const)('gives a document at once as %s, and smaller forms of it once it has been asked for again and often', async (coding, accepted) => {
  const compressed = createDocumentCompressor()(text);
  const ask = () => compressed(accepted)!;
  const first = ask();
  expect(first.coding).toBe(coding);
  expect(ask().bytes).toBe(first.bytes);
  await vi.waitFor(() => expect(ask().bytes.length).toBeLessThan(first.bytes.length));
  const second = ask();
  for (let asked = 0; asked < 10; asked += 1) ask();
  await vi.waitFor(() => expect(ask().bytes.length).toBeLessThan(second.bytes.length));
  expect(ask().coding).toBe('br');
  for (const { coding: read, bytes } of [first, second, ask()]) expect(String(readers[read](bytes))).toBe(text);
});

it('gives the state of a page the fewest bytes, and nothing to who takes no compressed form', () => {
  expect(createDocumentCompressor()(text, 4)({ brotli: true, zstandard: true })?.coding).toBe('br');
  expect(createDocumentCompressor()(text)({ brotli: false, zstandard: true })).toBeUndefined();
});
