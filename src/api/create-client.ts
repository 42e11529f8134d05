import createOpenApiClient from 'openapi-fetch';
import type { Client, Middleware } from 'openapi-fetch';
import type { paths as AccountPaths } from '../../openapi/generated/account.ts';
import type { paths as ComplaintPaths } from '../../openapi/generated/complaints.ts';
import type { paths as CommercePaths } from '../../openapi/generated/commerce.ts';
import type { paths as ContentPaths } from '../../openapi/generated/content.ts';
import type { paths as DeskPaths } from '../../openapi/generated/desk.ts';
import type { paths as EditorPaths } from '../../openapi/generated/editor.ts';
import type { paths as ExcursionPaths } from '../../openapi/generated/excursions.ts';
import type { paths as HotelPaths } from '../../openapi/generated/hotel.ts';
import type { paths as MessagesPaths } from '../../openapi/generated/messages.ts';
import type { paths as SearchPaths } from '../../openapi/generated/search.ts';
import type { paths as SessionPaths } from '../../openapi/generated/session.ts';
import type { paths as WishlistPaths } from '../../openapi/generated/wishlist.ts';
import type { CookieJar } from './cookie-jar.ts';
import { basicAuth } from './middleware/basic-auth.ts';
import type { BasicCredentials } from './middleware/basic-auth.ts';
import { cartId } from './middleware/cart-id.ts';
import type { CartIdStore } from './middleware/cart-id.ts';
import { errorLog } from './middleware/error-log.ts';
import type { Log } from './middleware/error-log.ts';
import { jsonHeaders } from './middleware/json-headers.ts';
import { marketHeaders } from './middleware/market-headers.ts';
import type { MarketHeaders } from './middleware/market-headers.ts';
import { previewToken } from './middleware/preview-token.ts';
import { serverCookies } from './middleware/server-cookies.ts';
import { tokenRefresh } from './middleware/token-refresh.ts';
import type { TokenRefresher } from './middleware/token-refresh.ts';
import { commonQuery } from './common-query.ts';
import { RepeatableRequest } from './repeatable-request.ts';
import { withTimeout } from './timeout.ts';

export type Fetch = (request: Request, init?: RequestInit) => Promise<Response>;

export interface ClientEnvironment extends MarketHeaders {
  /** The current origin; the server's own where there is no window [http.base]. */
  origin: string;
  fetch: Fetch;
  cart: CartIdStore;
  refresher: TokenRefresher;
  log: Log;
  /** Token of a preview: staged content is shown. */
  preview?: string;
  /** On the server only: the visitor's cookies. */
  jar?: CookieJar;
  /** On the server only. */
  credentials?: BasicCredentials;
}

export type Paths = SearchPaths & HotelPaths & ContentPaths & SessionPaths & CommercePaths & AccountPaths & ComplaintPaths & MessagesPaths & WishlistPaths & EditorPaths & DeskPaths & ExcursionPaths;
export type ApiClient = Client<Paths>;

/** One client of all areas, whose requests and answers go through the common behaviour of the spec's section 7. */
export function createClient(environment: ClientEnvironment): ApiClient {
  const { origin, fetch, cart, refresher, log, preview, jar, credentials } = environment;
  const client: ApiClient = createOpenApiClient({
    baseUrl: origin,
    fetch: withTimeout(fetch),
    Request: RepeatableRequest,
    // A redirect is for the page to follow, not for a request of data.
    redirect: 'manual',
    querySerializer: commonQuery({ locale: environment.language, ...(preview !== undefined && { catalogVersion: 'Staged' }) }),
  });
  const optional: (Middleware | undefined)[] = [
    credentials && basicAuth(credentials),
    preview === undefined ? undefined : previewToken(preview),
    jar && serverCookies(jar),
  ];
  client.use(errorLog(log), jsonHeaders(), marketHeaders(environment), cartId(cart));
  client.use(...optional.filter((middleware) => middleware !== undefined));
  client.use(tokenRefresh(refresher, jar));
  return client;
}
