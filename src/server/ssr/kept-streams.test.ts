import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { PageResponse } from '../../app/render/page-request.ts';
import { createKeptStreams } from './kept-streams.ts';
import { newNonce, withNonce } from './nonce-stream.ts';
import { NONCE_MARK } from './page-cache.ts';

const words = Array.from({ length: 3000 }, (_, index) => `<li class="c${index % 70}">Hotel ${(index * 7919) % 1000}, ${index % 13} nocí</li>`).join('');
const page: PageResponse = { status: 200, setCookies: [], sharedSeconds: 60, body: `<style nonce="${NONCE_MARK}">a{}</style>${words}<script nonce="${NONCE_MARK}"></script>` };

it('a document that is asked for often gets smaller, and says what it said', { timeout: 40_000 }, async () => {
  const streamOf = createKeptStreams();
  const nonce = newNonce();
  const first = withNonce((await streamOf(page))!, nonce);
  await Promise.all(Array.from({ length: 10 }, () => streamOf(page)));
  await expect.poll(async () => withNonce((await streamOf(page))!, nonce).length, { timeout: 30_000 }).toBeLessThan(first.length);
  expect(String(brotliDecompressSync(withNonce((await streamOf(page))!, nonce)))).toBe(page.body.replaceAll(NONCE_MARK, nonce));
  expect(await streamOf({ ...page, body: 'no nonce' })).toBeNull();
});
