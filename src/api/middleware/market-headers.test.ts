import { describe, expect, it } from 'vitest';
import { answeringFetch, clientWith } from '../testing/answering-fetch.ts';
import { marketHeaders } from './market-headers.ts';
import type { MarketHeaders } from './market-headers.ts';

const environment: MarketHeaders = { language: 'pl', apiKey: 'key-1', appId: () => 'app-7', automated: false };
const names = ['Market-Language', 'Market', 'Currency', 'Api-Key', 'App-Id', 'Automation'];

async function headersOf(change: Partial<MarketHeaders>) {
  const { fetch, requests } = answeringFetch(Response.json({ banks: [] }));
  await clientWith(fetch, marketHeaders({ ...environment, ...change })).GET('/api/www/cart/banks-availabilities', {});
  return Object.fromEntries(names.map((name) => [name, requests[0]!.headers.get(name)]));
}

describe('market headers', () => {
  it('names language, market, currency, API key and app id with every request [http.headers]', async () => {
    expect(await headersOf({})).toEqual({
      'Market-Language': 'pl', Market: 'cz', Currency: 'CZK', 'Api-Key': 'key-1', 'App-Id': 'app-7', Automation: null,
    });
  });

  it('says so when a bot drives the session [http.headers]', async () => {
    expect((await headersOf({ automated: true })).Automation).toBe('true');
  });
});
