import { describe, expect, it } from 'vitest';
import { answeringFetch, ORIGIN, problem, silentFetch } from './testing/answering-fetch.ts';
import { createApi } from './create-api.ts';
import type { Fetch } from './create-client.ts';
import { searchOffers } from './search-offers.ts';

function apiWith(fetch: Fetch, change: { preview?: string; credentials?: { user: string; password: string }; log?: (line: string) => void } = {}) {
  return createApi({
    origin: ORIGIN, fetch, language: 'ro', apiKey: 'key', appId: () => 'app', automated: false,
    cart: { read: () => 'tab-cart', write: () => {} },
    refresher: { generation: () => 0, refresh: async () => false },
    log: () => {},
    ...change,
  });
}

const userInfo = { authenticated: false, account_type: 'GUEST', user_uid: 'u1', language: 'ro', timestamp: '2026-06-01T10:00:00Z' };
const listing = { offers: [], destinations: [], pagination: {}, ignored: [] };
const listingRequest = {
  numberOfAdults: 2, childrenBirthdays: [], departuresCodes: [], destinationsCodes: [],
  metaData: { page: 0, pageSize: 10, sorting: 'price' as const },
};

describe('API', () => {
  it('asks the current origin [http.base]', async () => {
    const { fetch, requests } = answeringFetch(Response.json({ banks: [] }));
    await apiWith(fetch).GET('/api/www/cart/banks-availabilities');
    expect(requests[0]!.url).toBe(`${ORIGIN}/api/www/cart/banks-availabilities?locale=ro`);
  });

  it('sends every request with all that says who asks, as JSON, and what says that it is the shop’s own server where it is [http.headers] [http.json] [http.basic-auth]', async () => {
    const { fetch, requests } = answeringFetch(Response.json({ status: 'unchanged', previousTotal: 1, totalPrice: 1 }));
    await apiWith(fetch).POST('/api/www/cart/price');
    await apiWith(fetch, { credentials: { user: 'web', password: 'word' } }).POST('/api/www/cart/price');
    const sent = { 'market-language': 'ro', market: 'cz', currency: 'CZK', 'api-key': 'key', 'app-id': 'app', 'cart-id': 'tab-cart', accept: 'application/json', 'content-type': 'application/json' };
    expect(requests.map(({ headers }) => Object.fromEntries(headers))).toEqual([sent, { ...sent, authorization: `Basic ${btoa('web:word')}` }]);
  });

  it('puts params into path, query and header, and the body into the body, its language among the params [http.json]', async () => {
    const { fetch, requests } = answeringFetch(Response.json({ paymentId: 'p', redirectUrl: '/bank' }), Response.json(null));
    const api = apiWith(fetch);
    await api.POST('/api/www/cart/payment/{orderId}', {
      params: { path: { orderId: 'o/1' }, query: { token: 't' } }, body: { variant: 'full', method: 'kb', idempotencyKey: 'key-1234' },
    });
    await api.POST('/api/www/cart/price/accept', { params: { header: { 'Cart-Id': 'named' } }, body: { totalPrice: 5, dropped: [] } }).catch(() => {});
    expect(await Promise.all(requests.map(async (request) => ({
      call: `${request.method} ${request.url.slice(ORIGIN.length)}`, cart: request.headers.get('Cart-Id'), body: await request.json() as unknown,
    })))).toEqual([
      {
        call: 'POST /api/www/cart/payment/o%2F1?token=t&locale=ro', cart: 'tab-cart',
        body: { variant: 'full', method: 'kb', idempotencyKey: 'key-1234' },
      },
      { call: 'POST /api/www/cart/price/accept?locale=ro', cart: 'named', body: { totalPrice: 5, dropped: [] } },
    ]);
  });

  it('asks for staged content with every request while the preview flag is on [http.preview]', async () => {
    const { fetch, requests } = answeringFetch(Response.json({ block: 'header' }), Response.json(0));
    const api = apiWith(fetch, { preview: 'token' });
    await api.GET('/api/globals/{block}', { params: { path: { block: 'header' } } });
    await api.POST('/api/www/search/offers/count', { body: { ...listingRequest, offerType: 'BY_PLANE' } });
    expect(requests.map(({ url, headers }) => [new URL(url).searchParams.get('catalogVersion'), headers.get('Preview-Token')])).toEqual([['Staged', 'token'], ['Staged', 'token']]);
  });

  it('lists charter flights by their own call [listing.charter]', async () => {
    const { fetch, requests } = answeringFetch(Response.json(listing));
    const api = apiWith(fetch);
    await searchOffers(api, { ...listingRequest, offerType: 'CHARTER' });
    await searchOffers(api, { ...listingRequest, offerType: 'BY_CAR' });
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/www/search/offers/charter', '/api/www/search/offers']);
  });

  it('takes the user status from the answer\'s header, a first visit without one [user.info]', async () => {
    const { fetch } = answeringFetch(Response.json(userInfo), Response.json(userInfo, { headers: { 'Customer-Segment': 'returning' } }));
    const api = apiWith(fetch);
    expect(await api.fetchUserInfo()).toEqual({ ...userInfo, user_status: 'FIRST_TIME_ON_PAGE' });
    expect(await api.fetchUserInfo()).toEqual({ ...userInfo, user_status: 'returning' });
  });

  it('throws what the API refuses, and logs it [http.errors] [http.error-log]', async () => {
    const { fetch } = answeringFetch(problem(404, 'not-found'));
    const lines: string[] = [];
    await expect(apiWith(fetch, { log: (line) => { lines.push(line); } }).GET('/api/www/cart/details')).rejects.toMatchObject({ name: 'ApiError', status: 404, body: { code: 'not-found' } });
    expect(lines).toEqual(['GET /api/www/cart/details answered 404']);
  });

  it('gives a request up with its caller [http.timeout]', async () => {
    const caller = new AbortController();
    const asking = apiWith(silentFetch).GET('/api/www/cart/banks-availabilities', { signal: caller.signal });
    caller.abort();
    await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('never follows a redirect by itself [http.no-content]', async () => {
    const { fetch, requests } = answeringFetch(new Response(null, { status: 307, headers: { Location: '/elsewhere' } }));
    await expect(apiWith(fetch).GET('/api/www/cart/banks-availabilities')).rejects.toMatchObject({ name: 'RedirectMarker', location: '/elsewhere' });
    expect(requests[0]!.redirect).toBe('manual');
  });

  it('takes only operations, params and bodies of the contract, and gives what they answer [http.json]', () => {
    const api = apiWith(answeringFetch(Response.json({})).fetch);
    const calls = [
      async (): Promise<number> => api.POST('/api/www/search/offers/count', { body: { ...listingRequest, offerType: 'BY_PLANE' } }),
      // @ts-expect-error there is no such path
      () => api.GET('/api/www/cart/detail'),
      // @ts-expect-error a part of the path is missing
      () => api.GET('/api/globals/{block}'),
      // @ts-expect-error there is no such parameter
      () => api.GET('/api/www/cart/details', { params: { query: { offer: 'x' } } }),
      // @ts-expect-error the body is another operation's
      () => api.POST('/api/www/cart/price/accept', { body: listingRequest }),
      // @ts-expect-error the answer has no such key
      async () => (await api.GET('/api/www/cart/banks-availabilities')).bank,
    ];
    expect(calls).toHaveLength(6);
  });
});
