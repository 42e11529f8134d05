import { expect, it } from 'vitest';
import { createShareAddress } from './share-address.ts';

const page = { title: 'Řecko', url: 'https://shop.test/dovolena/recko/nabidky-letecky' };
const context = { signal: new AbortController().signal };

function device(share?: (shared?: ShareData) => Promise<void>, copies = true, shown = page) {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => { if (!copies) throw new DOMException('Denied', 'NotAllowedError'); copied.push(text); } } as Clipboard;
  return { copied, shareAddress: createShareAddress({ clipboard, ...(share && { share }) }, () => ({ ...shown }), () => Date.UTC(2026, 6, 1)) };
}

const refusal = (name: string) => async () => { throw new DOMException(name, name); };

it.each([
  ['shares by the device', async () => {}, 'shared', []],
  ['leaves it where the visitor does', refusal('AbortError'), 'dismissed', []],
  ['copies what the device does not share', refusal('NotAllowedError'), 'copied', [page.url]],
  ['copies where the device shares nothing', undefined, 'copied', [page.url]],
] as const)('%s', async (_, share, outcome, clipboard) => {
  const { copied, shareAddress } = device(share);
  expect(await shareAddress({}, context)).toBe(outcome);
  expect(copied).toEqual(clipboard);
});

it('fails where nothing is allowed', async () => {
  await expect(device(undefined, false).shareAddress({}, context)).rejects.toThrow('Denied');
});

it('hands a child’s age on, not its birth date, by the device and by the clipboard [url.listing-q]', async () => {
  const family = { ...page, url: `${page.url}?q=ctChild:1:birthDate:2018-05-24:room:2-2018-05-24` };
  const handedOn = { ...page, url: `${page.url}?q=ctChild:1:birthDate:2017-12-31:room:2-2017-12-31` };
  const shared: (ShareData | undefined)[] = [];
  await device(async (data) => { shared.push(data); }, true, family).shareAddress({}, context);
  const { copied, shareAddress } = device(undefined, true, family);
  await shareAddress({}, context);
  expect([shared, copied]).toEqual([[handedOn], [handedOn.url]]);
});
