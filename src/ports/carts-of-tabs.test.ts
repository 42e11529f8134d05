import { expect, it } from 'vitest';
import type { Api } from '../api/create-api.ts';
import { createCheckoutPorts } from './flows/checkout-ports.ts';
import { createConfiguratorBrowserPorts } from './flows/configurator-ports.ts';
import { createFurtherBrowserPorts } from './further-browser-ports.ts';

const context = { signal: new AbortController().signal };

/** Answers no request before it is told to. */
function slowApi() {
  const asked: (() => void)[] = [];
  const api = { POST: () => new Promise((resolve) => { asked.push(() => resolve({ cartId: 'cart' })); }) };
  return { api: api as unknown as Api, asked };
}

const cart = { offerCode: 'GRK1042_PRG_20260712_07_AI_DR2', occupancies: [], totalPrice: 100 };
const item = { activityId: 'a', day: '2026-07-12', time: '10:00', people: { adult: 1, child: 0, infant: 0 }, info: { booking: {}, people: [] } };

it.each([
  ['carts', (api: Api) => createConfiguratorBrowserPorts(api).addToCart(cart, context), (api: Api) => createCheckoutPorts({ api, serverNow: () => 0 }, async () => {}).sharedCart.takeCart({ token: 't' }, context)],
  ['baskets of activities', (api: Api) => createFurtherBrowserPorts(api, () => 0).activity.saveItem(item as never, context), (api: Api) => createFurtherBrowserPorts(api, () => 0).activity.saveItem(item as never, context)],
])('%s that two tabs begin at once are begun one after the other: each has the cookie of the one before [http.cart-id]', async (_, inOneTab, inAnother) => {
  const { api, asked } = slowApi();
  const [one, another] = [inOneTab(api), inAnother(api)];
  await expect.poll(() => asked.length).toBe(1);
  // Whoever had not waited would have asked by then.
  await navigator.locks.query();
  expect(asked.length).toBe(1);
  asked[0]!();
  await one;
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!();
  await another;
});
