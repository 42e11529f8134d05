import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timeout$ } from './timeout.ts';

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

it('tells once that its time is over, and ends', () => {
  const told: unknown[] = [];
  const waiting = timeout$(300).subscribe((one) => told.push(one));
  vi.advanceTimersByTime(299);
  expect([told, waiting.closed]).toEqual([[], false]);
  vi.advanceTimersByTime(1);
  expect([told, waiting.closed, vi.getTimerCount()]).toEqual([['over'], true, 0]);
});

it('leaves no timer behind where nobody waits for it any more', () => {
  const waiting = timeout$(300).subscribe();
  expect(vi.getTimerCount()).toBe(1);
  waiting.unsubscribe();
  expect(vi.getTimerCount()).toBe(0);
});
