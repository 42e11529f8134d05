/** States of pages that somebody is about to open, asked for ahead with restraint. */
import { asyncScheduler, catchError, defer, finalize, firstValueFrom, from, fromEvent, map, merge, of, switchMap, take, takeUntil, timer } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import type { AskedPage, LoadedPage } from './load-page.ts';

/** Longer than this nobody waits for a state; the browser shows how its document comes. */
const PATIENCE_MS = 10_000;

/** So old may a state be that was asked for ahead. */
const FRESH_MS = 30_000;
const MOST_AT_ONCE = 2;

interface Load {
  page: Promise<AskedPage>;
  at: number;
}

export interface PageLoads {
  /** Does nothing while two are on their way, or where the address has been asked for. */
  prefetch: (url: URL) => void;
  /** What was asked for ahead, if it is still fresh. */
  ahead: (url: URL) => Promise<AskedPage> | undefined;
  /**
   * What was asked for ahead, or else now. After ten seconds it is a matter of the document, however much of them a prefetch
   * has taken; without network the visitor stays.
   * @throws when its signal aborts
   */
  take: (url: URL, signal: AbortSignal) => Promise<LoadedPage>;
}

interface PageLoadsOptions {
  load: (url: URL, signal: AbortSignal) => Promise<AskedPage>;
  isOnLine: () => boolean;
  /** Milliseconds of a clock that only goes forward. */
  now: () => number;
  onPrefetched: (page: AskedPage) => void;
  scheduler?: SchedulerLike;
}

export function createPageLoads({ load, isOnLine, now, onPrefetched, scheduler = asyncScheduler }: PageLoadsOptions): PageLoads {
  const loads = new Map<string, Load>();
  let running = 0;
  const fresh = (key: string) => {
    for (const [known, { at }] of loads) if (now() - at > FRESH_MS) loads.delete(known);
    return loads.get(key);
  };
  /** Asks until the state is there, somebody gives it up or their patience ends: then nothing of it goes on. */
  const patient = (url: URL, page$: (signal: AbortSignal) => Observable<AskedPage>) => defer(() => {
    const ended = new AbortController();
    const tooLate$ = timer(PATIENCE_MS, scheduler).pipe(map((): AskedPage => ({ kind: 'failed', url: url.href })));
    return merge(page$(ended.signal), tooLate$).pipe(
      take(1),
      finalize(() => ended.abort()),
    );
  });
  const resolved = (page: AskedPage): LoadedPage => (page.kind !== 'failed' ? page : isOnLine() ? { kind: 'document', url: page.url } : { kind: 'offline' });
  return {
    prefetch(url) {
      const key = keyOf(url);
      if (running >= MOST_AT_ONCE || fresh(key) !== undefined) return;
      running += 1;
      const page = firstValueFrom(patient(url, (signal) => from(load(url, signal)))).finally(() => { running -= 1; });
      loads.set(key, { page, at: now() });
      // What failed is asked for again by the press.
      page.then((loaded) => (loaded.kind === 'page' ? onPrefetched(loaded) : loads.delete(key)), () => loads.delete(key));
    },
    ahead: (url) => fresh(keyOf(url))?.page,
    take(url, signal) {
      const key = keyOf(url);
      const ahead = fresh(key);
      loads.delete(key);
      return firstValueFrom(patient(url, (ended) => from(ahead?.page ?? Promise.resolve(undefined)).pipe(
        catchError(() => of(undefined)),
        switchMap((loaded) => (loaded?.kind === 'page' ? of(loaded) : load(url, ended))),
      )).pipe(map(resolved), takeUntil(fromEvent(signal, 'abort'))));
    },
  };
}

/** A part of a page has no state of its own. */
function keyOf({ pathname, search }: URL): string {
  return pathname + search;
}
