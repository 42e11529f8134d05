/** Documents that visitors of one audience share. */
import { LRUCache } from 'lru-cache';

interface Entry<Document> {
  document: Document;
  expires: number;
  version: string;
}

/** When a rendering began: what was true then may end while it is made. */
export interface Moment {
  /** By `now`. */
  at: number;
  /** Versions of what documents are made of: prices and content. */
  version: string;
}

export interface PageCache<Document> {
  /** @param version of now: a document with other prices or content is not given any more */
  get: (key: string, version: string) => Document | undefined;
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
    get(key, version) {
      const found = cached.get(key);
      if (found === undefined) return undefined;
      if (found.expires > now() && found.version === version) return found.document;
      cached.delete(key);
      return undefined;
    },
    put(key, document, { at, version }, seconds) {
      if (seconds > 0) cached.set(key, { document, expires: at + seconds * 1000, version });
    },
  };
}
