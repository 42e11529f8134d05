import { expect, it } from 'vitest';
import { offersRequestOf } from '../../domain/search/offers-request.ts';
import { defaultSearchState } from '../../domain/search/search-state.ts';
import { besideList } from './beside-list.ts';
import type { FlowPorts } from '../../bus/flows.ts';

const request = offersRequestOf(defaultSearchState(), { today: '2026-06-01' });

/** Ports that note who was asked, a list that answers when it is told to, and a browser that does the same. */
function startPorts() {
  const asked: string[] = [];
  const painting: (() => void)[] = [];
  const waiting: (() => void)[] = [];
  const list = Promise.withResolvers<never>();
  const ask = (name: string) => () => {
    asked.push(name);
    return name === 'fetchOffers' ? list.promise : new Promise<never>(() => undefined);
  };
  const names: (keyof FlowPorts['listing'])[] = ['fetchOffers', 'fetchFacets', 'fetchPromoted', 'fetchSameDay', 'findNearestChanges'];
  const ports = besideList(
    Object.fromEntries(names.map((name) => [name, ask(name)])) as unknown as FlowPorts['listing'],
    { afterPaint: (after) => { painting.push(after); }, later: (work) => { waiting.push(work); } },
  );
  const doAll = async (work: (() => void)[]) => {
    work.splice(0).forEach((run) => run());
    await new Promise<void>((resolve) => { setImmediate(resolve); });
  };
  return { ports, asked, list, paint: () => doAll(painting), wait: () => doAll(waiting) };
}

const { signal } = new AbortController();

it('asks for the list at once, for what stands beside it once that is painted [listing.facets]', async () => {
  const { ports, asked, list, paint } = startPorts();
  ports.fetchOffers({ request, call: '/api/www/search/offers' }, { signal }).catch(() => undefined);
  void ports.fetchFacets(request, { signal });
  void ports.fetchPromoted(request, { signal });
  await paint();
  expect(asked).toEqual(['fetchOffers']);
  list.reject(new Error('offline'));
  await paint();
  expect(asked).toEqual(['fetchOffers']);
  await paint();
  expect(asked).toEqual(['fetchOffers', 'fetchFacets', 'fetchPromoted']);
});

it('does not wait long for the list [listing.facets]', async () => {
  const { ports, asked, paint, wait } = startPorts();
  ports.fetchOffers({ request, call: '/api/www/search/offers' }, { signal }).catch(() => undefined);
  void ports.fetchFacets(request, { signal });
  await paint();
  await wait();
  await paint();
  expect(asked).toEqual(['fetchOffers', 'fetchFacets']);
});

it('asks after the next paint where no list is asked for', async () => {
  const { ports, asked, paint } = startPorts();
  void ports.fetchFacets(request, { signal });
  expect(asked).toEqual([]);
  await paint();
  expect(asked).toEqual(['fetchFacets']);
});

it('asks nothing for a list that was given up meanwhile', async () => {
  const { ports, asked, paint } = startPorts();
  const given = new AbortController();
  const facets = ports.fetchFacets(request, { signal: given.signal });
  given.abort();
  await Promise.all([paint(), expect(facets).rejects.toThrow('aborted')]);
  expect(asked).toEqual([]);
});
