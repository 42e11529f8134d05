import { expect, it, vi } from 'vitest';
import type { Api } from '../api/create-api.ts';
import { exampleOffer } from '../../machines/testing/example-offer.ts';
import { contentSlots } from './content-slots.ts';

const viewer = { now: '2026-07-03T10:00:00Z', userStatus: 'returning', loggedIn: false };
const shelf = (name: string, limit: string) => ({ uid: name, name, options: [{ key: 'limit', value: limit }], items: [], profiles: [], active: true, validFrom: null, validTo: null });
const pageAt = (url: string) => ({ url, tiles: [], slots: [{ name: 'bottom', components: [shelf('topHotels', '2'), shelf('lastMinute', '1')] }] }) as unknown as Parameters<typeof contentSlots>[1];

function shopWith(hotelCodes: string[]) {
  const GET = vi.fn<(path: string, request: { params: { path: { block: string } } }) => Promise<unknown>>(async () => ({ offers: hotelCodes.map((code) => exampleOffer(`${code}_PRG_20260712_07_AI_DR2`)) }));
  return { GET, api: { GET } as unknown as Api };
}

it('gives each shelf as many offers of its own call as it shows, on every page [home.calls] [cms.page-slots]', async () => {
  const { api, GET } = shopWith(['GRA1001', 'GRB1002', 'GRC1003']);
  const [slot] = await contentSlots(api, pageAt('/kviz'), viewer);
  const [top, last] = slot!.components as { offers?: { hotelCode: string }[] }[];
  expect(top!.offers!.map(({ hotelCode }) => hotelCode)).toEqual(['GRA1001', 'GRB1002']);
  expect(last!.offers!.map(({ hotelCode }) => hotelCode)).toEqual(['GRA1001']);
  expect(GET.mock.calls.map(([, { params }]) => params.path.block)).toEqual(['top-hotels', 'last-minute']);
});

it('leads nobody who is buying to other offers', async () => {
  const { api, GET } = shopWith(['GRA1001']);
  const page = pageAt('/checkout');
  expect(await contentSlots(api, page, viewer)).toEqual(page.slots);
  expect(GET).not.toHaveBeenCalled();
});
