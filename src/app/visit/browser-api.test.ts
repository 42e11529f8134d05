import { afterEach, expect, it, vi } from 'vitest';
import { createBrowserApi } from './browser-api.ts';

afterEach(() => vi.unstubAllGlobals());

function storage() {
  const items = new Map<string, string>();
  return { getItem: (name: string) => items.get(name) ?? null, setItem: (name: string, value: string) => { items.set(name, value); } };
}

it('asks as this browser by local storage, as this tab by session storage, and says so where a bot drives it [http.headers] [http.cart-id]', async () => {
  const [browser, tab] = [storage(), storage()];
  const asked: Headers[] = [];
  vi.stubGlobal('localStorage', browser);
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  vi.stubGlobal('fetch', async ({ headers }: Request) => {
    asked.push(headers);
    return Response.json({ banks: [] }, { headers: { 'Cart-Id': 'new-cart' } });
  });
  const ask = (automated: boolean) => {
    vi.stubGlobal('navigator', { webdriver: automated });
    return createBrowserApi({ language: 'cs', bus: {} as never, log: () => {} }).GET('/api/www/cart/banks-availabilities');
  };
  await ask(false);
  await ask(true);
  const app = browser.getItem('appId');
  expect(app).toMatch(/^[\da-f-]{36}$/);
  expect(asked.map((headers) => ['App-Id', 'Cart-Id', 'Automation'].map((name) => headers.get(name)))).toEqual([[app, 'undefined', null], [app, 'new-cart', 'true']]);
  expect([tab.getItem('cartId'), browser.getItem('cartId')]).toEqual(['new-cart', null]);
});
