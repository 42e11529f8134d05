import { describe, expect, it } from 'vitest';
import { answeringFetch, clientWith } from '../testing/answering-fetch.ts';
import { jsonHeaders } from './json-headers.ts';

const cart = { offerCode: 'GRK1042_PRG_20260712_07_AI_DR2', occupancies: [{ adults: 2, childBirthDates: [] }] };

function client() {
  const { fetch, requests } = answeringFetch(Response.json({}));
  return { client: clientWith(fetch, jsonHeaders()), requests };
}

async function seen(request: Request) {
  return { accept: request.headers.get('Accept'), type: request.headers.get('Content-Type'), body: await request.text() };
}

describe('JSON headers', () => {
  it('sends a POST as JSON and asks for JSON [http.json]', async () => {
    const { client: api, requests } = client();
    await api.POST('/api/www/cart/product', { body: cart });
    expect(await seen(requests[0]!)).toEqual({ accept: 'application/json', type: 'application/json', body: JSON.stringify(cart) });
  });

  it('sends an empty object with a POST that has nothing to say [http.json]', async () => {
    const { client: api, requests } = client();
    await api.POST('/api/www/cart/price', {});
    expect(await seen(requests[0]!)).toEqual({ accept: 'application/json', type: 'application/json', body: '{}' });
  });

  it('sends no body with a GET, whose params are its query string [http.json]', async () => {
    const { client: api, requests } = client();
    await api.GET('/api/www/cart/banks-availabilities', { params: { query: { locale: 'hu' } } });
    expect(await seen(requests[0]!)).toEqual({ accept: 'application/json', type: null, body: '' });
    expect(new URL(requests[0]!.url).search).toBe('?locale=hu');
  });
});
