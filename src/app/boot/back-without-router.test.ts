// @vitest-environment happy-dom
import type { Subscription } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followWithoutRouter } from './back-without-router.ts';

const reloads = vi.fn<() => void>();

let following: Subscription;

beforeEach(() => {
  vi.useFakeTimers();
  following = followWithoutRouter('own');
  vi.spyOn(location, 'reload').mockImplementation(reloads);
});
afterEach(() => {
  following.unsubscribe();
  vi.useRealTimers();
  vi.restoreAllMocks();
  reloads.mockReset();
  delete document.documentElement.dataset.router;
});

/** As the browser does. */
function reach(state: unknown): void {
  history.replaceState(state, '');
  dispatchEvent(new PopStateEvent('popstate'));
}

it.each<[string, unknown, number]>([
  ['of another page gets a document', { page: 'other' }, 1],
  ['of this page, a filter for instance, is its own flows’ matter', { page: 'own' }, 0],
  ['of nobody too', null, 0],
])('while there is no router an entry %s', (_, state, times) => {
  reach(state);
  vi.advanceTimersByTime(10_000);
  expect(reloads).toHaveBeenCalledTimes(times);
});

it('without network the page stays', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reach({ page: 'other' });
  vi.advanceTimersByTime(10_000);
  expect(reloads).not.toHaveBeenCalled();
});

it('a router that comes in time follows, and whoever comes back at once stays', () => {
  reach({ page: 'other' });
  document.documentElement.dataset.router = 'on';
  vi.advanceTimersByTime(10_000);
  delete document.documentElement.dataset.router;
  reach({ page: 'other' });
  reach({ page: 'own' });
  vi.advanceTimersByTime(10_000);
  expect(reloads).not.toHaveBeenCalled();
});

it('who has followed long enough leaves neither listener nor timer behind', () => {
  reach({ page: 'other' });
  following.unsubscribe();
  expect(vi.getTimerCount()).toBe(0);
  reach({ page: 'other' });
  expect(vi.getTimerCount()).toBe(0);
});
