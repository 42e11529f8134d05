import { expect, it } from 'vitest';
import { fetchOrEmpty } from './fetch-or-empty.ts';

it('logs a failed fetch as Error fetching and yields the empty result [error.fetch-logged]', async () => {
  const lines: string[] = [];
  const log = (line: string) => { lines.push(line); };
  expect(await fetchOrEmpty('top hotels', Promise.reject(new Error('The API answered 500')), [], log)).toEqual([]);
  expect(await fetchOrEmpty('last minute', Promise.resolve(['offer']), [], log)).toEqual(['offer']);
  expect(lines).toEqual(['Error fetching top hotels: The API answered 500']);
});
