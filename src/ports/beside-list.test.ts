import { expect, it } from 'vitest';
import { offersRequestOf } from '../domain/offers-request.ts';
import { defaultSearchState } from '../domain/search-state.ts';
import { besideList } from './beside-list.ts';
import type { FlowPorts } from './flow-ports.ts';

const request = offersRequestOf(defaultSearchState(), { today: '2026-06-01' });

/** Ports that note who was asked and never answer, and a browser that paints when it is told to. */
function startPorts() {
  const asked: string[] = [];
  const work: (() => void)[] = [];
  const ask = (name: string) => () => {
    asked.push(name);
    return new Promise<never>(() => undefined);
  };
  const names: (keyof FlowPorts['listing'])[] = ['fetchOffers', 'fetchFacets', 'fetchPromoted', 'fetchSameDay', 'findNearestChanges'];
  const ports = besideList(Object.fromEntries(names.map((name) => [name, ask(name)])) as unknown as FlowPorts['listing'], (after) => { work.push(after); });
  const paint = async () => {
    work.splice(0).forEach((after) => after());
    await Promise.resolve();
  };
  return { ports, asked, paint };
}

it('asks for the list at once, for its facets once the press is painted [listing.facets]', async () => {
  const { ports, asked, paint } = startPorts();
  const { signal } = new AbortController();
  void ports.fetchFacets(request, { signal });
  void ports.fetchOffers(request, { signal });
  expect(asked).toEqual(['fetchOffers']);
  await paint();
  expect(asked).toEqual(['fetchOffers', 'fetchFacets']);
});

it('asks nothing for a list that was given up meanwhile', async () => {
  const { ports, asked, paint } = startPorts();
  const given = new AbortController();
  const facets = ports.fetchFacets(request, { signal: given.signal });
  given.abort();
  await paint();
  await expect(facets).rejects.toThrow('aborted');
  expect(asked).toEqual([]);
});
