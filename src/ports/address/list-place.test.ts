import { expect, it } from 'vitest';
import { keepListPlace, readListPlace } from './list-place.ts';

const entry = (state: unknown) => ({ state, replaceState(next: unknown) { this.state = next; } });

it('is kept beside what else the entry of the history holds', () => {
  const history = entry({ other: 1 });
  keepListPlace(history, { lastPage: 2, top: 840 });
  expect([readListPlace(history), history.state]).toEqual([{ lastPage: 2, top: 840 }, { other: 1, listPlace: { lastPage: 2, top: 840 } }]);
});

it.each([null, {}, { listPlace: 'far' }, { listPlace: { lastPage: '2', top: 1 } }, { listPlace: { lastPage: 1, top: Number.NaN } }])('is none in %j', (state) => {
  expect(readListPlace({ state })).toBeNull();
});
