import { firstValueFrom } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import type { Api } from '../../api/create-api.ts';
import { createApi } from '../../api/create-api.ts';
import { answeringFetch, ORIGIN, problem } from '../../api/testing/answering-fetch.ts';
import { CUSTOMER } from '../storage/told-customer.ts';
import { SIGN_OUT } from '../storage/told-sign-out.ts';
import { lineOf } from '../storage/unsent-changes.ts';
import { createWishlistPorts, readState, sendChange, parseUnsentChanges } from './wishlist-ports.ts';

afterEach(() => vi.unstubAllGlobals());

it('reads what another tab has stored of the wishlist, and nothing else that stands there [wishlist.events]', () => {
  const state = { count: 1, hotelCodes: ['GRK1042'], listId: 'list', revision: 3 };
  expect(readState(JSON.stringify({ ...state, more: 'of a later version' }))).toEqual(state);
  for (const junk of ['', 'null', '[]', '{}', '{"count":1,"hotelCodes":[1],"listId":"list","revision":2}', '{"count":"1","hotelCodes":[],"listId":"list","revision":2}', '{"count":1,"hotelCodes":["GRK1042"],"revision":2}']) expect(readState(junk)).toBeNull();
});

it('reads which hearts were pressed on a page that was left, and nothing else that stands there [wishlist.events]', () => {
  const offer = { hotelCode: 'GRK1042', offerCode: 'GRK1042_PRG_20260712_07_AI_DR2', occupancies: [{ adults: 2, childBirthDates: [] }] };
  const gone = { hotelCodes: ['ITS2001'], isWished: false };
  const lines = [{ type: 'wishlist.toggle', ...offer }, { ...offer, isWished: true }, gone].map(lineOf).join('');
  expect(parseUnsentChanges(lines)).toEqual([offer, { ...offer, isWished: true }, gone]);
  expect(parseUnsentChanges(`\nnull\n{}\n{"hotelCodes":[]}\n[1\n${lines}`)).toHaveLength(3);
});

it('what is pressed just before the page is left is saved all the same, also when its tokens had to be renewed [wishlist.events]', async () => {
  const { fetch, requests } = answeringFetch(problem(403, 'forbidden'), Response.json({ count: 1, hotelCodes: ['GRK1042'], listId: 'list', revision: 1 }));
  const api = createApi({
    origin: ORIGIN, fetch, language: 'cs', apiKey: 'key', appId: () => 'app', automated: false,
    cart: { read: () => null, write: () => {} }, refresher: { generation: () => 0, refresh: async () => true }, log: () => {},
  });
  await sendChange(api, { hotelCode: 'GRK1042', offerCode: 'GRK1042_PRG_20260712_07_AI_DR2', occupancies: [{ adults: 2, childBirthDates: [] }], isWished: true }, {});
  await sendChange(api, { hotelCodes: ['ITS2001'], isWished: false }, {});
  expect(requests.map(({ url, keepalive }) => [new URL(url).pathname, keepalive])).toEqual([
    ['/api/www/wishlist/changes', true], ['/api/www/wishlist/changes', true], ['/api/www/wishlist/gone', true],
  ]);
});

it.each([[SIGN_OUT, 'done'], [CUSTOMER, 'petr']])('asks anew what is on the list once another tab has told of its visitor: %s [wishlist.events] [account.secured]', async (key, newValue) => {
  const tab = new EventTarget();
  vi.stubGlobal('window', tab);
  const asked: string[] = [];
  const list = { count: 1, hotelCodes: ['GRK1042'], listId: 'theirs', revision: 1 };
  const api = { GET: async (path: string) => { asked.push(path); return list; } } as unknown as Api;
  const told = firstValueFrom(createWishlistPorts(api).changesElsewhere({}));
  for (const change of [{ key: 'appId', newValue }, { key, newValue }, { key, newValue: null }]) tab.dispatchEvent(Object.assign(new Event('storage'), change));
  expect([await told, asked]).toEqual([list, ['/api/www/wishlist/count']]);
});
