import type { Middleware } from 'openapi-fetch';
import type { CookieJar } from '../cookie-jar.ts';
import type { RepeatableRequest } from '../repeatable-request.ts';

/** Gets new tokens; all who ask while one refresh runs share it. */
export interface TokenRefresher {
  /** How often the tokens have changed: a request sent under a lower number carried older ones. */
  generation: () => number;
  /** Resolves to whether the tokens changed: renewed, or dropped so that the visitor goes on anonymously. */
  refresh: () => Promise<boolean>;
}

/**
 * A 403 triggers one refresh and one retry with the new cookies [token.refresh].
 * Must be the last middleware of a client that makes RepeatableRequests, so that what it repeats is what was sent.
 */
export function tokenRefresh(refresher: TokenRefresher, jar?: CookieJar): Middleware {
  const sent = new WeakMap<Request, number>();
  return {
    onRequest({ request }) {
      sent.set(request, refresher.generation());
    },
    async onResponse({ request, response, options }) {
      const generation = sent.get(request);
      if (response.status !== 403 || generation === undefined) return undefined;
      // Refused late: the tokens have changed since it was sent, by another request's refresh.
      const changed = refresher.generation() !== generation || (await refresher.refresh());
      if (!changed) return undefined;
      const repeated = (request as RepeatableRequest).again();
      jar?.attachTo(repeated);
      return options.fetch(repeated);
    },
  };
}
