import type { Log } from './middleware/error-log.ts';

/**
 * What a page can do without: a failed fetch is logged as 'Error fetching …' and yields the empty result [error.fetch-logged].
 * @param what names what was fetched, in the log
 */
export async function fetchOrEmpty<Result>(what: string, fetching: Promise<Result>, empty: Result, log: Log): Promise<Result> {
  try {
    return await fetching;
  } catch (error) {
    log(`Error fetching ${what}: ${error instanceof Error ? error.message : String(error)}`);
    return empty;
  }
}
