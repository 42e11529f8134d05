import type { Middleware } from 'openapi-fetch';
import type { CookieJar } from '../cookie-jar.ts';

/** Gets new tokens; all who ask while one refresh runs share it. */
export interface TokenRefresher {
  /** How often the tokens have changed: a request sent under a lower number carried older ones. */
  generation: () => number;
  /** Resolves to whether the tokens changed: renewed, or dropped so that the visitor goes on anonymously. */
  refresh: () => Promise<boolean>;
}

/**
 * A 403 triggers one refresh and one retry with the new cookies [token.refresh].
 * Must be the last middleware, so that the request it keeps is the one that is sent.
 */
export function tokenRefresh(refresher: TokenRefresher, jar?: CookieJar): Middleware {
  const sent = new WeakMap<Request, { copy: Request; generation: number }>();
  return {
    onRequest({ request }) {
      // Sending uses up a request's body.
      sent.set(request, { copy: request.clone(), generation: refresher.generation() });
    },
    async onResponse({ request, response, options }) {
      const first = sent.get(request);
      if (response.status !== 403 || first === undefined) return undefined;
      // Refused late: the tokens have changed since it was sent, by another request's refresh.
      const changed = refresher.generation() !== first.generation || (await refresher.refresh());
      if (!changed) return undefined;
      jar?.attachTo(first.copy);
      return options.fetch(first.copy);
    },
  };
}
