import type { CookieJar } from './cookie-jar.ts';
import type { Fetch } from './create-client.ts';
import { ApiError } from './api-error.ts';
import { nameMarket } from './middleware/market-headers.ts';
import type { MarketHeaders } from './middleware/market-headers.ts';
import { withTimeout } from './timeout.ts';

const REFRESH_PATH = '/api/www/oauth/token/refresh';

interface RefreshEnvironment {
  origin: string;
  fetch: Fetch;
  market: MarketHeaders;
  /** On the server only: the visitor's cookies. */
  jar?: CookieJar;
}

/**
 * Makes the call that renews the tokens: past the common middleware, for its own 403 must not ask for a refresh. Its headers
 * are those of every request [http.headers].
 * @returns `spent` when the refresh cookie is missing or used up; the visitor goes on anonymously [token.refresh]
 * @throws ApiError for any other answer
 */
export function requestTokenRefresh({ origin, fetch, market, jar }: RefreshEnvironment) {
  const send = withTimeout(fetch);
  return async (): Promise<'refreshed' | 'spent'> => {
    const request = new Request(new URL(REFRESH_PATH, origin), {
      method: 'POST', body: '{}', headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    });
    nameMarket(request.headers, market);
    jar?.attachTo(request);
    const response = await send(request);
    jar?.take(response);
    if (response.ok) return 'refreshed';
    if (response.status === 401) return 'spent';
    throw new ApiError(response.status, undefined, response.headers);
  };
}
