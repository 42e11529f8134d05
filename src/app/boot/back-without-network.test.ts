// @vitest-environment happy-dom
import type { Subscription } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForNetwork } from './back-without-network.ts';

const reloads = vi.fn<() => void>();
const said = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);

let following: Subscription;

beforeEach(() => {
  following = waitForNetwork('own', ((key: string) => key) as never);
  vi.spyOn(location, 'reload').mockImplementation(reloads);
});
afterEach(() => {
  following.unsubscribe();
  vi.restoreAllMocks();
  reloads.mockReset();
  delete document.documentElement.dataset.router;
});

function stepTo(page: string, isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  history.replaceState({ page }, '');
  dispatchEvent(new PopStateEvent('popstate'));
}

it('a step to another page says that there is no network, and the page comes as soon as there is one [page.errors]', () => {
  stepTo('other', false);
  expect([said(), reloads.mock.calls.length]).toEqual([['shell.page.offline shell.retry'], 0]);
  dispatchEvent(new Event('online'));
  expect(reloads).toHaveBeenCalledTimes(1);
});

it('whoever comes back before that is told nothing any more, and stays', () => {
  stepTo('other', false);
  stepTo('own', false);
  dispatchEvent(new Event('online'));
  expect([said(), reloads.mock.calls.length]).toEqual([[], 0]);
});

it('with a network, and where a router has come, it is not the document’s matter', () => {
  stepTo('other', true);
  expect(said()).toEqual([]);
  stepTo('other', false);
  document.documentElement.dataset.router = 'on';
  dispatchEvent(new Event('online'));
  stepTo('other', false);
  expect([said(), reloads.mock.calls.length]).toEqual([[], 0]);
});
