import { expect, it } from 'vitest';
import { storePlace, readPlace } from './page-place.ts';

const entry = (state: unknown) => ({ state, replaceState(next: unknown) { this.state = next; } });

it.each([{ lastPage: 2, top: 840 }, { top: 840 }])('%j is stored beside what else the entry of the history holds [listing.store]', (place) => {
  const history = entry({ other: 1 });
  storePlace(history, place);
  expect([readPlace(history), history.state]).toEqual([place, { other: 1, place }]);
});

it.each([null, {}, { place: 'far' }, { place: { lastPage: '2', top: 1 } }, { place: { lastPage: 1, top: Number.NaN } }])('is none in %j', (state) => {
  expect(readPlace({ state })).toBeNull();
});
