import { expect, it, vi } from 'vitest';
import { fetchOrEmpty } from './fetch-or-empty.ts';

it('logs a failed fetch as Error fetching and yields the empty result [error.fetch-logged]', async () => {
  const lines: string[] = [];
  const log = (line: string) => { lines.push(line); };
  expect(await fetchOrEmpty('top hotels', Promise.reject(new Error('The API answered 500')), [], log)).toEqual([]);
  expect(await fetchOrEmpty('last minute', Promise.resolve(['offer']), [], log)).toEqual(['offer']);
  expect(lines).toEqual(['Error fetching top hotels: The API answered 500']);
});

it('gives up a fetch that hangs after five seconds [error.fetch-logged]', async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const lines: string[] = [];
  const fetched = fetchOrEmpty('top hotels', new Promise<string[]>(() => {}), [], (line) => { lines.push(line); });
  patience.abort(new DOMException('Too late', 'TimeoutError'));
  expect([await fetched, lines]).toEqual([[], ['Error fetching top hotels: Too late']]);
  expect(timeout.mock.calls).toEqual([[5_000]]);
  timeout.mockRestore();
});
