import { describe, expect, it } from 'vitest';
import { createTokenRefresher } from '../../../machines/token-refresh/create-token-refresher.ts';
import { answeringFetch, clientWith, ORIGIN, problem } from '../testing/answering-fetch.ts';
import { createCookieJar } from '../cookie-jar.ts';
import { requestTokenRefresh } from '../request-token-refresh.ts';
import { serverCookies } from './server-cookies.ts';
import { tokenRefresh } from './token-refresh.ts';
import type { TokenRefresher } from './token-refresh.ts';

const market = { language: 'uk', apiKey: 'key-1', appId: () => 'app-7', automated: true } as const;
const BANKS = '/api/www/cart/banks-availabilities';
const stale = () => problem(403, 'token-stale');
const banks = () => Response.json({ banks: [] });

/** A refresher whose refreshes end when the test says so. */
function heldRefresher() {
  const endings: ((answer: 'refreshed' | 'spent') => void)[] = [];
  const refresher = createTokenRefresher({ refresh: () => new Promise((resolve) => { endings.push(resolve); }) });
  return { refresher, endings };
}

const refreshing = (outcome: boolean): TokenRefresher & { asked: number } => ({
  asked: 0,
  generation: () => 0,
  async refresh() { this.asked += 1; return outcome; },
});

describe('token refresh', () => {
  it('refreshes once after a 403 and sends the request once more, body and all [token.refresh]', async () => {
    const { fetch, requests } = answeringFetch(stale(), Response.json({ status: 'unchanged', previousTotal: 1, totalPrice: 1 }));
    const refresher = refreshing(true);
    const { response } = await clientWith(fetch, tokenRefresh(refresher)).POST('/api/www/cart/price/accept', { body: { totalPrice: 1299000, dropped: [] } });
    expect(response.status).toBe(200);
    expect(refresher.asked).toBe(1);
    expect(await Promise.all(requests.map((request) => request.text()))).toEqual(['{"totalPrice":1299000,"dropped":[]}', '{"totalPrice":1299000,"dropped":[]}']);
  });

  it('retries once only: a second 403 is the answer [token.refresh]', async () => {
    const { fetch, requests } = answeringFetch(stale());
    const refresher = refreshing(true);
    const { response } = await clientWith(fetch, tokenRefresh(refresher)).GET(BANKS, {});
    expect([response.status, requests.length, refresher.asked]).toEqual([403, 2, 1]);
  });

  it('does not retry when the refresh failed [token.refresh]', async () => {
    const { fetch, requests } = answeringFetch(stale());
    const { response } = await clientWith(fetch, tokenRefresh(refreshing(false))).GET(BANKS, {});
    expect([response.status, requests.length]).toEqual([403, 1]);
  });

  it('shares one refresh among concurrent requests [token.refresh]', async () => {
    const { fetch, requests } = answeringFetch(stale(), stale(), stale(), banks());
    const { refresher, endings } = heldRefresher();
    const client = clientWith(fetch, tokenRefresh(refresher));
    const calls = Promise.all([client.GET(BANKS, {}), client.GET(BANKS, {}), client.GET(BANKS, {})]);
    await settled();
    expect(endings).toHaveLength(1);
    endings[0]!('refreshed');
    expect((await calls).map(({ response }) => response.status)).toEqual([200, 200, 200]);
    expect([requests.length, endings.length]).toEqual([6, 1]);
  });

  it('asks for no second refresh when a request sent before the first is refused after it [token.refresh]', async () => {
    let refuseLate = (_answer: Response) => {};
    const late = new Promise<Response>((resolve) => { refuseLate = resolve; });
    const { fetch } = answeringFetch(() => late, stale(), banks());
    const { refresher, endings } = heldRefresher();
    const client = clientWith(fetch, tokenRefresh(refresher));
    const slow = client.GET(BANKS, {});
    const fast = client.GET(BANKS, {});
    await settled();
    endings[0]!('refreshed');
    await fast;
    refuseLate(stale());
    expect((await slow).response.status).toBe(200);
    expect(endings).toHaveLength(1);
  });

  it('on the server copies the new cookies into the retried request and hands them to the page [token.refresh]', async () => {
    const renewed = new Headers([['Set-Cookie', 'shop_access=new; Path=/; HttpOnly'], ['Set-Cookie', 'shop_refresh=next; Path=/; HttpOnly']]);
    const { fetch, requests } = answeringFetch(stale(), new Response(null, { status: 204, headers: renewed }), banks());
    const jar = createCookieJar('shop_access=old; shop_refresh=first; consent=none');
    const refresher = createTokenRefresher({ refresh: requestTokenRefresh({ origin: ORIGIN, fetch, market, jar }) });
    await clientWith(fetch, serverCookies(jar), tokenRefresh(refresher, jar)).GET(BANKS, {});
    expect(requests.map((request) => [new URL(request.url).pathname, request.headers.get('Cookie')])).toEqual([
      [BANKS, 'shop_access=old; shop_refresh=first; consent=none'],
      ['/api/www/oauth/token/refresh', 'shop_access=old; shop_refresh=first; consent=none'],
      [BANKS, 'shop_access=new; shop_refresh=next; consent=none'],
    ]);
    expect(jar.setCookies()).toEqual(renewed.getSetCookie());
  });

  it('asks for new tokens as every request asks: market, language, currency, key, app and automation [http.headers]', async () => {
    const { fetch, requests } = answeringFetch(new Response(null, { status: 204 }));
    expect(await requestTokenRefresh({ origin: ORIGIN, fetch, market })()).toBe('refreshed');
    const names = ['Market-Language', 'Market', 'Currency', 'Api-Key', 'App-Id', 'Automation', 'Accept', 'Content-Type'];
    expect(names.map((name) => requests[0]!.headers.get(name))).toEqual(['uk', 'cz', 'CZK', 'key-1', 'app-7', 'true', 'application/json', 'application/json']);
  });

  it('goes on anonymously with a spent refresh cookie [token.refresh]', async () => {
    const dropped = new Headers([['Set-Cookie', 'shop_access=; Path=/; Max-Age=0'], ['Set-Cookie', 'shop_refresh=x; Path=/; Max-Age=0']]);
    const { fetch, requests } = answeringFetch(
      stale(), problem(401, 'refresh-spent', { status: 401, headers: dropped }), banks(), stale(),
    );
    const jar = createCookieJar('shop_access=old; shop_refresh=used');
    const refresher = createTokenRefresher({ refresh: requestTokenRefresh({ origin: ORIGIN, fetch, market, jar }) });
    const client = clientWith(fetch, serverCookies(jar), tokenRefresh(refresher, jar));
    expect((await client.GET(BANKS, {})).response.status).toBe(200);
    expect(requests.map((request) => request.headers.get('Cookie'))).toEqual(['shop_access=old; shop_refresh=used', 'shop_access=old; shop_refresh=used', null]);
  });
});

/** Lets everything that is ready to run do so. */
function settled() {
  return new Promise((resolve) => { setImmediate(resolve); });
}
