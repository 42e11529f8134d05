/** Documents that many anonymous visitors share, with a mark where each answer's nonce goes. */
import type { PageResponse } from '../../app/page-request.ts';

/** Stands for the nonce in a kept document; as long as a real one, so that lengths agree. */
export const NONCE_MARK = '~~nonce~of~this~answer~';

interface Kept {
  response: PageResponse;
  expires: number;
}

export interface PageCache {
  get: (key: string) => PageResponse | undefined;
  put: (key: string, response: PageResponse) => void;
  clear: () => void;
}

/**
 * @param limits most documents to keep, least recently used leave first; `now` in milliseconds
 */
export function createPageCache({ entries, now }: { entries: number; now: () => number }): PageCache {
  const kept = new Map<string, Kept>();
  return {
    get(key) {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      kept.delete(key);
      if (found.expires <= now()) return undefined;
      kept.set(key, found);
      return found.response;
    },
    put(key, response) {
      if (response.sharedSeconds <= 0 || response.status !== 200) return;
      kept.delete(key);
      kept.set(key, { response, expires: now() + response.sharedSeconds * 1000 });
      const oldest = kept.keys().next();
      if (kept.size > entries && !oldest.done) kept.delete(oldest.value);
    },
    clear: () => kept.clear(),
  };
}
