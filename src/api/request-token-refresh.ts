import { API_KEY } from './api-key.ts';
import type { CookieJar } from './cookie-jar.ts';
import type { Fetch } from './create-client.ts';
import { ApiError } from './api-error.ts';
import { withTimeout } from './timeout.ts';

const REFRESH_PATH = '/api/www/oauth/token/refresh';

/**
 * Makes the call that renews the tokens: past the common middleware, for its own 403 must not ask for a refresh.
 * @returns `spent` when the refresh cookie is missing or used up; the visitor goes on anonymously [token.refresh]
 * @throws ApiError for any other answer
 */
export function requestTokenRefresh({ origin, fetch, jar }: { origin: string; fetch: Fetch; jar?: CookieJar }) {
  const send = withTimeout(fetch);
  return async (): Promise<'refreshed' | 'spent'> => {
    const request = new Request(new URL(REFRESH_PATH, origin), {
      method: 'POST', body: '{}', headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'Api-Key': API_KEY },
    });
    jar?.attachTo(request);
    const response = await send(request);
    jar?.take(response);
    if (response.ok) return 'refreshed';
    if (response.status === 401) return 'spent';
    throw new ApiError(response.status, undefined, response.headers);
  };
}
