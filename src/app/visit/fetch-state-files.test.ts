import { afterEach, expect, it, vi } from 'vitest';
import type { FlowStart } from '../../routes/page-state.ts';
import { fetchStateFiles } from './fetch-state-files.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Two flows, each with one part in a file of its own. */
const starts = (): FlowStart[] => ['soon', 'never'].map((name) => ({ address: `accordion#${name}`, input: name, snapshot: { part: null }, version: '1', files: [{ at: ['part'], href: `/${name}` }] }) as FlowStart);

it('a part of the first page that hangs is waited for five seconds; its flow begins anew, the others go on [gs.initial]', async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  vi.stubGlobal('fetch', (href: string, init?: RequestInit) => (href === '/soon' ? Promise.resolve(Response.json('there')) : new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal!.reason as Error));
  })));
  const ended = fetchStateFiles(starts());
  patience.abort(new DOMException('too late', 'TimeoutError'));
  expect(await ended).toEqual([
    { address: 'accordion#soon', input: 'soon', snapshot: { part: 'there' }, version: '1' },
    { address: 'accordion#never', input: 'never' },
  ]);
  expect(timeout.mock.calls).toEqual([[5_000], [5_000]]);
});
