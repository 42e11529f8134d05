/** Documents that many anonymous visitors share, with a mark where each answer's nonce goes. */
import type { PageResponse } from '../../app/render/page-request.ts';
import { RecentMap } from '../../app/render/recent-map.ts';
import { newNonce } from './nonce-stream.ts';

/**
 * Stands for the nonce in a kept document. Nobody outside can know it: whoever got it into a page, by an address or a
 * text, would have their markup blessed.
 */
export const NONCE_MARK = newNonce();

interface Kept {
  response: PageResponse;
  expires: number;
  priceVersion: number;
}

/** When a rendering began: what was true then may end while it is made. */
export interface Moment {
  /** By `now`. */
  at: number;
  /** Version of the prices; see OfferSearch. */
  priceVersion: number;
}

export interface PageCache {
  /** @param priceVersion of now: a document with other prices is not given any more */
  get: (key: string, priceVersion: number) => PageResponse | undefined;
  /** @param asked when its rendering began */
  put: (key: string, response: PageResponse, asked: Moment) => void;
  clear: () => void;
}

/**
 * @param limits most documents to keep, least recently used leave first; `now` in milliseconds
 */
export function createPageCache({ entries, now }: { entries: number; now: () => number }): PageCache {
  const kept = new RecentMap<Kept>(entries);
  return {
    get(key, priceVersion) {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      if (found.expires > now() && found.priceVersion === priceVersion) return found.response;
      kept.delete(key);
      return undefined;
    },
    put(key, response, { at, priceVersion }) {
      if (response.sharedSeconds <= 0 || response.status !== 200) return;
      kept.set(key, { response, expires: at + response.sharedSeconds * 1000, priceVersion });
    },
    clear: () => kept.clear(),
  };
}
