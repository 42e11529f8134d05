/** States of pages that somebody is about to open, asked for ahead with restraint. */
import { asyncScheduler, catchError, defer, firstValueFrom, fromEvent, of, switchMap, takeUntil, timeout } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import { PATIENCE_MS } from './load-page.ts';
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
  /**
   * What was asked for ahead, or else now. After ten seconds it is a matter of the document, however much of them a prefetch
   * has taken.
   * @throws when its signal aborts
   */
  take: (url: URL, signal: AbortSignal) => Promise<LoadedPage>;
}

interface PageLoadsOptions {
  load: (url: URL, signal?: AbortSignal) => Promise<LoadedPage>;
  /** Milliseconds of a clock that only goes forward. */
  now: () => number;
  onPrefetched: (page: LoadedPage) => void;
  scheduler?: SchedulerLike;
}

export function createPageLoads({ load, now, onPrefetched, scheduler = asyncScheduler }: PageLoadsOptions): PageLoads {
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
    take(url, signal) {
      const key = keyOf(url);
      const ahead = fresh(key);
      loads.delete(key);
      return firstValueFrom(defer(() => ahead?.page ?? of(undefined)).pipe(
        catchError(() => of(undefined)),
        switchMap((loaded) => (loaded?.kind === 'page' ? of(loaded) : load(url, signal))),
        timeout({ first: PATIENCE_MS, scheduler, with: () => documentOf(url) }),
        takeUntil(fromEvent(signal, 'abort')),
      ));
    },
  };
}

function documentOf({ href }: URL): Observable<LoadedPage> {
  return of({ kind: 'document', url: href });
}

/** A part of a page has no state of its own. */
function keyOf({ pathname, search }: URL): string {
  return pathname + search;
}
