import { expect, it } from 'vitest';
import { expectMarbles } from '../../streams/testing/marbles.ts';
import { chosenOffers$, createComparePorts, readChoice } from './compare-ports.ts';

const choice = { offers: [{ offerCode: 'GRK1042_PRG_20260712_07_AI_DR2', hotelName: 'Aldemar' }], occupancies: [{ adults: 2, childBirthDates: [] }] };
const context = { signal: new AbortController().signal };

it('a tab remembers what it compares, and stores nothing when that is nothing [consent.categories]', async () => {
  const stored = new Map<string, string>();
  const ports = createComparePorts({ getItem: (name) => stored.get(name) ?? null, setItem: (name, value) => { stored.set(name, value); }, removeItem: (name) => { stored.delete(name); } });
  expect(await ports.readChoice({}, context)).toBeNull();
  await ports.storeChoice({ ...choice, offers: [] }, context);
  expect([...stored]).toEqual([]);
  await ports.storeChoice(choice, context);
  expect(await ports.readChoice({}, context)).toEqual(choice);
  await ports.storeChoice({ ...choice, offers: [] }, context);
  expect([...stored]).toEqual([]);
});

it.each([
  ['what a tab compares is told once', JSON.stringify(choice), '(c|)'],
  ['of a tab that compares nothing nothing is told', null, '|'],
])('%s', (_, stored, told) => {
  expectMarbles(({ expectObservable }) => expectObservable(chosenOffers$({ getItem: () => stored })).toBe(told, { c: choice }));
});

it('what another version has stored is nothing', () => {
  expect(['', '{', 'null', '[]', '{"offers":[1],"occupancies":[]}', '{"offers":[{"offerCode":1}]}', JSON.stringify({ ...choice, occupancies: [{}] })].map(readChoice)).toEqual(Array(7).fill(null));
});
