import { it } from 'vitest';
import type { Fact } from '../../bus/flows.ts';
import { expectMarbles } from '../../streams/testing/marbles.ts';
import { listIsRestored } from './list-is-restored.ts';

const loaded = (page: number): Fact => ({ type: 'listing.loaded', offers: [], destinations: [], pagination: { totalResults: 40, pagesCount: 4, page, pageSize: 10, sorting: 'price' } });
const facts = { 0: loaded(0), 1: loaded(1), 2: loaded(2), s: { type: 'listing.sorted', sortCode: 'price' } as const };

it.each([
  ['asks for each page once the one before is there, up to the last', 0, 2, '--1-s2', 'e-e--|', '^----!'],
  ['ends when another list is asked for meanwhile', 0, 3, '--1-0', 'e-e-|', '^---!'],
  ['begins with the page of the address', 1, 2, '--2', 'e-|', '^-!'],
  ['asks for nothing when the list was no longer', 0, 0, '---', '|', ''],
])('%s [listing.store]', (_, page, lastPage, happening, asked, listened) => {
  expectMarbles(({ hot, expectObservable, expectSubscriptions }) => {
    const facts$ = hot(happening, facts);
    expectObservable(listIsRestored({ facts$, page, lastPage })).toBe(asked, { e: { type: 'listing.extend' } });
    expectSubscriptions(facts$.subscriptions).toBe(listened);
  });
});
