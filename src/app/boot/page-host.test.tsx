// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { ShownPage } from '../visit/shown-page.ts';
import { createPageHost } from './page-host.tsx';

vi.mock('../page/shop-view.tsx', () => ({ ShopView: ({ state }: { state: unknown }) => <p>{String(state)}</p> }));

const pageOf = (id: string) => ({ id, state: id }) as unknown as ShownPage;

afterEach(() => vi.unstubAllGlobals());

it('shows the page of the last call, also where that is the one that stands there: each call ends', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const [first, second, third] = ['first', 'second', 'third'].map(pageOf) as [ShownPage, ShownPage, ShownPage];
  let timesAlive = 0;
  const host = createPageHost(first, () => { timesAlive += 1; });
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(host.element));
  const ended: string[] = [];
  const show = (page: ShownPage) => void host.show(page).then(() => ended.push(page.id));
  await act(async () => [second, first].forEach(show));
  expect([ended, place.textContent, host.current()]).toEqual([['second', 'first'], 'first', first]);
  await act(async () => [second, third].forEach(show));
  expect([ended.slice(2), place.textContent, timesAlive]).toEqual([['second', 'third'], 'third', 1]);
  await act(async () => root.unmount());
});
