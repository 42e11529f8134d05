// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { FAILED } from './say-that-page-failed.ts';
import { untilLoaded } from './until-loaded.ts';

afterEach(() => { vi.useRealTimers(); vi.restoreAllMocks(); });

it('code that does not come is asked for again, ever more rarely, until it does; until then the page says so [page.errors]', async () => {
  document.body.innerHTML = `<template id="${FAILED}"><p role="alert">Something is wrong</p></template>`;
  const pauses: number[] = [];
  const said: number[] = [];
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries <= 7) throw new TypeError('Failed to fetch dynamically imported module');
    return 'code';
  };
  const count = () => document.querySelectorAll('[role=alert]').length;
  expect(await untilLoaded(load, async (ms) => {
    pauses.push(ms);
    said.push(count());
  })).toBe('code');
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  expect([said, count()]).toEqual([[0, 0, 1, 1, 1, 1, 1], 0]);
});

it('a pause ends with its time or as soon as the network is back; either way no listener stays', async () => {
  vi.useFakeTimers();
  const listeners = new Set<unknown>();
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type: string, listener: unknown) => { if (type === 'online') listeners.add(listener); });
  vi.spyOn(globalThis, 'removeEventListener').mockImplementation((_: string, listener: unknown) => { listeners.delete(listener); });
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('away')).mockRejectedValueOnce(new TypeError('away')).mockResolvedValue('code');
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(1_999);
  expect([load.mock.calls.length, listeners.size]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect([load.mock.calls.length, listeners.size]).toEqual([2, 1]);
  for (const listener of listeners) (listener as () => void)();
  expect(await loaded).toBe('code');
  await vi.runAllTimersAsync();
  expect([load.mock.calls.length, listeners.size]).toEqual([3, 0]);
});
