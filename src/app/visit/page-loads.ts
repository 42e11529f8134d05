/** States of pages that somebody is about to open, asked for ahead with restraint. */
import type { LoadedPage } from './load-page.ts';

/** So old may a state be that was asked for ahead. */
const FRESH_MS = 30_000;
const MOST_AT_ONCE = 2;

interface Load {
  page: Promise<LoadedPage>;
  at: number;
}

export interface PageLoads {
  /** Does nothing while two are on their way, or where the address has been asked for. */
  prefetch: (url: URL) => void;
  /** What was asked for ahead, or else now. */
  take: (url: URL, signal: AbortSignal) => Promise<LoadedPage>;
}

interface PageLoadsOptions {
  load: (url: URL, signal?: AbortSignal) => Promise<LoadedPage>;
  /** Milliseconds of a clock that only goes forward. */
  now: () => number;
  onPrefetched: (page: LoadedPage) => void;
}

export function createPageLoads({ load, now, onPrefetched }: PageLoadsOptions): PageLoads {
  const loads = new Map<string, Load>();
  let running = 0;
  const fresh = (key: string) => {
    for (const [known, { at }] of loads) if (now() - at > FRESH_MS) loads.delete(known);
    return loads.get(key);
  };
  return {
    prefetch(url) {
      const key = keyOf(url);
      if (running >= MOST_AT_ONCE || fresh(key) !== undefined) return;
      running += 1;
      const page = load(url).finally(() => { running -= 1; });
      loads.set(key, { page, at: now() });
      // What failed is asked for again by the press.
      page.then((loaded) => (loaded.kind === 'page' ? onPrefetched(loaded) : loads.delete(key)), () => loads.delete(key));
    },
    async take(url, signal) {
      const key = keyOf(url);
      const ahead = fresh(key);
      loads.delete(key);
      const loaded = await ahead?.page.catch(() => undefined);
      return loaded?.kind === 'page' ? loaded : load(url, signal);
    },
  };
}

/** A part of a page has no state of its own. */
function keyOf({ pathname, search }: URL): string {
  return pathname + search;
}
