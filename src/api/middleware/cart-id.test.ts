import { describe, expect, it } from 'vitest';
import { answeringFetch, clientWith } from '../testing/answering-fetch.ts';
import { cartId } from './cart-id.ts';

function tabWith(kept: string | null) {
  const tab = { kept };
  return { tab, store: { read: () => tab.kept, write: (id: string) => { tab.kept = id; } } };
}

describe('Cart-Id', () => {
  it.each([
    ['the tab\'s own cart', 'tab-cart', {}, 'tab-cart'],
    ['the cart a call names', 'tab-cart', { 'Cart-Id': 'named-cart' }, 'named-cart'],
    ['the word undefined when there is none', null, {}, 'undefined'],
  ])('sends %s [http.cart-id]', async (_, kept, header, sent) => {
    const { fetch, requests } = answeringFetch(Response.json({}));
    await clientWith(fetch, cartId(tabWith(kept).store)).GET('/api/www/cart/details', { params: { header } });
    expect(requests[0]!.headers.get('Cart-Id')).toBe(sent);
  });

  it('keeps the cart that the answer names, and none where it names none [http.cart-id]', async () => {
    const { tab, store } = tabWith(null);
    const { fetch } = answeringFetch(Response.json({}, { headers: { 'Cart-Id': 'new-cart' } }), Response.json({}));
    const client = clientWith(fetch, cartId(store));
    await client.GET('/api/www/cart/details', {});
    await client.GET('/api/www/cart/details', {});
    expect(tab.kept).toBe('new-cart');
  });
});
