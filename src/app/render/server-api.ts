import { createApi } from '../../api/create-api.ts';
import type { Api } from '../../api/create-api.ts';
import { createCookieJar } from '../../api/cookie-jar.ts';
import type { CookieJar } from '../../api/cookie-jar.ts';
import type { BasicCredentials } from '../../api/middleware/basic-auth.ts';
import { requestTokenRefresh } from '../../api/request-token-refresh.ts';
import type { Fetch } from '../../api/create-client.ts';
import type { Language } from '../../domain/market/language.ts';
import { createTokenRefresher } from '../../../machines/token-refresh/create-token-refresher.ts';
import { API_KEY } from '../../api/api-key.ts';

interface ServerApiOptions {
  origin: string;
  fetch: Fetch;
  language: Language;
  /** The Cookie header of the page's request. */
  cookie: string;
  credentials?: BasicCredentials;
  /** Token of a preview. */
  preview?: string | undefined;
  log: (message: string) => void;
}

/** The API as one page being rendered asks it: with the visitor's cookies, and nothing that outlives the request. */
export function createServerApi({ origin, fetch, language, cookie, credentials, preview, log }: ServerApiOptions): { api: Api; jar: CookieJar; stop: () => void } {
  const jar = createCookieJar(cookie);
  const market = { language, apiKey: API_KEY, appId: () => 'server', automated: false };
  const refresher = createTokenRefresher({ refresh: requestTokenRefresh({ origin, fetch, market, jar }) });
  let cart: string | null = null;
  const api = createApi({
    ...market, origin, fetch, log, jar, refresher,
    cart: { read: () => cart, write: (cartId) => { cart = cartId; } },
    ...(credentials && { credentials }),
    ...(preview !== undefined && { preview }),
  });
  return { api, jar, stop: refresher.stop };
}
