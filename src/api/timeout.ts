import type { Fetch } from './create-client.ts';

/** Milliseconds after which a request is given up [http.timeout]. */
export const API_TIMEOUT = 60_000;

/**
 * A fetch that gives up: it rejects with a TimeoutError.
 * @param deadline makes the signal that says so; a test gives its own
 */
export function withTimeout(fetch: Fetch, deadline: (milliseconds: number) => AbortSignal = AbortSignal.timeout, milliseconds = API_TIMEOUT): Fetch {
  return (request, init) => fetch(request, { ...init, signal: AbortSignal.any([init?.signal ?? request.signal, deadline(milliseconds)]) });
}
