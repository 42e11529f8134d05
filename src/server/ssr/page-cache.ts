/** Documents that visitors of one audience share. */
import { LRUCache } from 'lru-cache';

interface Entry<Document> {
  document: Document;
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

export interface PageCache<Document> {
  /** @param priceVersion of now: a document with other prices is not given any more */
  get: (key: string, priceVersion: number) => Document | undefined;
  /** @param asked when its rendering began; it is shared for `seconds` from then on, at 0 not at all */
  put: (key: string, document: Document, asked: Moment, seconds: number) => void;
}

/**
 * @param limits most documents to cache, least recently used leave first; `now` in milliseconds
 */
export function createPageCache<Document>({ entries, now }: { entries: number; now: () => number }): PageCache<Document> {
  // The map takes no bound of zero; who turns the cache off puts nothing in.
  const cached = new LRUCache<string, Entry<Document>>({ max: Math.max(1, entries) });
  return {
    get(key, priceVersion) {
      const found = cached.get(key);
      if (found === undefined) return undefined;
      if (found.expires > now() && found.priceVersion === priceVersion) return found.document;
      cached.delete(key);
      return undefined;
    },
    put(key, document, { at, priceVersion }, seconds) {
      if (seconds > 0) cached.set(key, { document, expires: at + seconds * 1000, priceVersion });
    },
  };
}
