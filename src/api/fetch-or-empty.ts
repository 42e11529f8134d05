import type { Log } from './middleware/error-log.ts';

/** So long a page waits for what it can do without, milliseconds. */
const PATIENCE_MS = 5_000;

/** @throws a TimeoutError where an answer takes longer than a page waits for a part; others may still get it */
export function soonOrNever<Result>(fetching: Promise<Result>): Promise<Result> {
  const late = AbortSignal.timeout(PATIENCE_MS);
  return Promise.race([fetching, new Promise<never>((_, reject) => { late.addEventListener('abort', () => reject(late.reason as Error)); })]);
}

/**
 * What a page can do without: a failed or late fetch is logged as 'Error fetching …' and yields the empty result [error.fetch-logged].
 * @param what names what was fetched, in the log
 */
export async function fetchOrEmpty<Result>(what: string, fetching: Promise<Result>, empty: Result, log: Log): Promise<Result> {
  try {
    return await soonOrNever(fetching);
  } catch (error) {
    log(`Error fetching ${what}: ${error instanceof Error ? error.message : String(error)}`);
    return empty;
  }
}
