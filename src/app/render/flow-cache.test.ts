import { expect, it } from 'vitest';
import { createKeptFlows } from './flow-cache.ts';
import type { GivenAnswers, Settled } from './flow-cache.ts';
import { createSharedAnswers } from './shared-answers.ts';

const settled = (): Settled => ({ flows: new Map(), starts: [] });

function keptFlows(entries = 10) {
  const answers = createSharedAnswers({ entries });
  const ask = (key: string, now: number) => answers.get({ key, seconds: 5, now, ask: async () => ({ key }) });
  const given = (...keys: string[]): GivenAnswers => new Map(keys.map((key) => [key, ask(key, 0)]));
  return { ask, given, kept: createKeptFlows({ answers, entries }) };
}

it('what flows settled in is kept while each answer that they were given is still given', () => {
  const { ask, given, kept } = keptFlows();
  const both = settled();
  kept.put('both', both, given('offers', 'count'));
  expect(kept.get('other', 0)).toBeUndefined();
  expect(kept.get('both', 4999)).toBe(both);
  expect(kept.get('both', 5000)).toBeUndefined();
  kept.put('both', both, given('offers', 'count'));
  void ask('offers', 5000);
  expect(kept.get('both', 4999)).toBeUndefined();
});

it('what was used least recently leaves when there is no room', () => {
  const { kept } = keptFlows(2);
  for (const key of ['a', 'b']) kept.put(key, settled(), new Map());
  kept.get('a', 0);
  kept.put('c', settled(), new Map());
  expect(['a', 'b', 'c'].map((key) => kept.get(key, 0) !== undefined)).toEqual([true, false, true]);
});
