import { expect, it } from 'vitest';
import { createFlowCache } from './flow-cache.ts';
import type { GivenAnswers, Settled } from './flow-cache.ts';
import { createSharedAnswers } from './shared-answers.ts';

const settled = (): Settled => ({ flows: new Map(), wholeStarts: [], starts: [] });

function cachedFlows(entries = 10) {
  const answers = createSharedAnswers({ entries });
  const ask = (key: string, now: number) => answers.get({ key, seconds: 5, now, ask: async () => ({ key }) });
  const given = (...keys: string[]): GivenAnswers => new Map(keys.map((key) => [key, ask(key, 0)]));
  return { ask, given, cache: createFlowCache({ answers, entries }) };
}

it('what flows settled in is cached while each answer that they were given is still given', () => {
  const { ask, given, cache } = cachedFlows();
  const both = settled();
  cache.put('both', both, given('offers', 'count'));
  expect(cache.get('other', 0)).toBeUndefined();
  expect(cache.get('both', 4999)).toBe(both);
  expect(cache.get('both', 5000)).toBeUndefined();
  cache.put('both', both, given('offers', 'count'));
  void ask('offers', 5000);
  expect(cache.get('both', 4999)).toBeUndefined();
});

it('what was used least recently leaves when there is no room', () => {
  const { cache } = cachedFlows(2);
  for (const key of ['a', 'b']) cache.put(key, settled(), new Map());
  cache.get('a', 0);
  cache.put('c', settled(), new Map());
  expect(['a', 'b', 'c'].map((key) => cache.get(key, 0) !== undefined)).toEqual([true, false, true]);
});
