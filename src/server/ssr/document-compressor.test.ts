import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { createDocumentCompressor } from './document-compressor.ts';

const text = Array.from({ length: 3000 }, (_, place) => `dovolená ${place * place} `).join('');

it('gives a document at once, and smaller forms of it once it has been asked for again and often', async () => {
  const ask = createDocumentCompressor()(text);
  const first = ask();
  expect(ask()).toBe(first);
  await vi.waitFor(() => expect(ask().length).toBeLessThan(first.length));
  const second = ask();
  for (let asked = 0; asked < 10; asked += 1) ask();
  await vi.waitFor(() => expect(ask().length).toBeLessThan(second.length));
  for (const bytes of [first, second, ask()]) expect(String(brotliDecompressSync(bytes))).toBe(text);
});
