import type { Middleware } from 'openapi-fetch';
import type { Language } from '../../domain/market/language.ts';
import { MARKET } from '../../domain/market/market.ts';

export interface MarketHeaders {
  language: Language;
  apiKey: string;
  /** Names this browser for as long as it keeps its local storage. */
  appId: () => string;
  /** A bot drives the session. */
  automated: boolean;
}

/** Who asks, from which market, in which language [http.headers]. */
export function marketHeaders(market: MarketHeaders): Middleware {
  return { onRequest: ({ request: { headers } }) => nameMarket(headers, market) };
}

/** For a request that goes past the middleware. */
export function nameMarket(headers: Headers, { language, apiKey, appId, automated }: MarketHeaders): void {
  headers.set('Market-Language', language);
  headers.set('Market', MARKET.code);
  headers.set('Currency', MARKET.currency);
  headers.set('Api-Key', apiKey);
  headers.set('App-Id', appId());
  if (automated) headers.set('Automation', 'true');
}
