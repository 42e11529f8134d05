/** Compressed documents that are asked for again: quickly at first, and as small as can be once it is worth the while. */
import type { PageResponse } from '../../app/render/page-request.ts';
import { createNonceStream } from './nonce-stream.ts';
import type { NonceStream } from './nonce-stream.ts';
import { NONCE_MARK } from './page-cache.ts';

/** Brotli's; two milliseconds of processor time. */
const QUICK = 5;
/** A twelfth fewer bytes for fifty milliseconds, of a thread beside. */
const SMALL = 10;
/** Times that a document is asked for until it shall be small. */
const OFTEN = 10;

interface Kept {
  asked: number;
  stream: Promise<NonceStream | null>;
}

/** @returns a function from a kept document to its compressed stream; null where it cannot be one */
export function createKeptStreams(): (page: PageResponse) => Promise<NonceStream | null> {
  const streams = new WeakMap<PageResponse, Kept>();
  // One after another: they take the threads that pictures are made on.
  let before: Promise<unknown> = Promise.resolve();
  return (page) => {
    const kept = streams.get(page) ?? { asked: 0, stream: createNonceStream(page.body, NONCE_MARK, QUICK) };
    streams.set(page, kept);
    kept.asked += 1;
    if (kept.asked === OFTEN) {
      before = before.then(async () => {
        // Without a small one, the quick one goes on.
        const small = await createNonceStream(page.body, NONCE_MARK, SMALL).catch(() => null);
        if (small !== null) kept.stream = Promise.resolve(small);
      });
    }
    return kept.stream;
  };
}
