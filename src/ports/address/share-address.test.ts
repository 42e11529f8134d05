import { expect, it } from 'vitest';
import { createShareAddress } from './share-address.ts';

const page = { title: 'Řecko', url: 'https://shop.test/dovolena/recko/nabidky-letecky' };
const context = { signal: new AbortController().signal };

function device(share?: () => Promise<void>, copies = true) {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => { if (!copies) throw new DOMException('Denied', 'NotAllowedError'); copied.push(text); } } as Clipboard;
  return { copied, shareAddress: createShareAddress({ clipboard, ...(share && { share }) }, () => page) };
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
