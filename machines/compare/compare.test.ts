import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { compareMachine } from './compare.machine.ts';
import { choiceOf, comparePaths, offerOf, remove, toggle } from './compare.paths.ts';
import { selectCompared, selectComparedParty, selectCompareIsFull } from './compare.select.ts';
import type { ComparePorts } from './compare.types.ts';

function begin() {
  const read = heldPort<ComparePorts['readChoice']>();
  const store = heldPort<ComparePorts['storeChoice']>();
  const flow = startFlow(compareMachine, { input: undefined, ports: { readChoice: read.port, storeChoice: store.port } });
  const codes = () => selectCompared(flow.actor.getSnapshot()).map(({ hotelName }) => hotelName);
  return { ...flow, read: read.calls, store: store.calls, codes };
}

/** One with four offers in each place where a choice can change. */
async function eachWithFourOffers() {
  const places: Record<string, (flow: ReturnType<typeof begin>) => Promise<void> | void> = {
    choosing: ({ store }) => store[0]!.answer(),
    'full of offers': async ({ actor, store }) => { await store[0]!.answer(); actor.send(toggle('GRK5')); },
    'still storing': () => {},
  };
  return Promise.all(Object.values(places).map(async (goThere) => {
    const flow = begin();
    await flow.read[0]!.answer(choiceOf('GRK1', 'GRK2', 'GRK3', 'GRK4'));
    await goThere(flow);
    return flow;
  }));
}

describe('compare', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(comparePaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(comparePaths)).toEqual([]);
  });

  it('adds what is pressed early to what the tab remembers, and remembers the whole', async () => {
    const { actor, read, store, codes, facts } = begin();
    actor.send(toggle('GRK2'));
    await read[0]!.answer(choiceOf('GRK1'));
    expect([codes(), store[0]!.input]).toEqual([['GRK1', 'GRK2'], choiceOf('GRK1', 'GRK2')]);
    expect(facts).toEqual([{ type: 'compare.changed', offerCode: offerOf('GRK2').offerCode, status: true, count: 1 }]);
  });

  it('takes four and no fifth; one has to go first', async () => {
    const { actor, read, store, codes } = begin();
    await read[0]!.answer(choiceOf('GRK1', 'GRK2', 'GRK3', 'GRK4'));
    await store[0]!.answer(undefined);
    actor.send(toggle('GRK5'));
    expect([codes().length, selectCompareIsFull(actor.getSnapshot())]).toEqual([4, true]);
    actor.send(toggle('GRK2'));
    await store[1]!.fail();
    actor.send(toggle('GRK5'));
    expect([codes(), selectCompareIsFull(actor.getSnapshot())]).toEqual([['GRK1', 'GRK3', 'GRK4', 'GRK5'], false]);
  });

  it('takes no fifth while the tab is asked what it remembers, and goes on where the tab remembers nothing or fails', async () => {
    const [five, four] = [['GRK1', 'GRK2', 'GRK3', 'GRK4', 'GRK5'], ['GRK1', 'GRK2', 'GRK3', 'GRK4']];
    const { actor, read, store, codes, facts } = begin();
    for (const code of five) actor.send(toggle(code));
    expect([codes(), facts.map(({ count }) => count)]).toEqual([four, [1, 2, 3, 4]]);
    await read[0]!.fail();
    expect([store.map(({ input }) => input), actor.getSnapshot().value]).toEqual([[choiceOf(...four)], 'storing']);
    await store[0]!.answer();
    expect(actor.getSnapshot().value).toBe('choosing');
    actor.send(toggle('GRK4'));
    expect(store[1]!.input).toEqual(choiceOf('GRK1', 'GRK2', 'GRK3'));
  });

  it('tells of each press and has the tab remember it, also while it is remembering the one before', async () => {
    const { actor, read, store, codes, facts } = begin();
    await read[0]!.answer(null);
    await store[0]!.answer();
    actor.send(toggle('GRK1'));
    actor.send(toggle('GRK2'));
    expect(store.map(({ input, signal }) => [input.offers.length, signal.aborted])).toEqual([[0, false], [1, true], [2, false]]);
    await store[2]!.answer();
    actor.send(toggle('GRK1'));
    await store[3]!.fail();
    expect(actor.getSnapshot().value).toBe('choosing');
    actor.send(toggle('GRK3'));
    expect([codes(), store.at(-1)!.input]).toEqual([['GRK2', 'GRK3'], choiceOf('GRK2', 'GRK3')]);
    expect(facts).toEqual([['GRK1', true, 1], ['GRK2', true, 2], ['GRK1', false, 1], ['GRK3', true, 2]]
      .map(([code, status, count]) => ({ type: 'compare.changed', offerCode: offerOf(String(code)).offerCode, status, count })));
  });

  it('says that a fifth is too many also while the fourth is being remembered, until one has gone', async () => {
    const { actor, read, store, codes, facts } = begin();
    const isFull = () => selectCompareIsFull(actor.getSnapshot());
    await read[0]!.answer(choiceOf('GRK1', 'GRK2', 'GRK3'));
    actor.send(toggle('GRK4'));
    actor.send(toggle('GRK5'));
    expect([codes().length, isFull()]).toEqual([4, true]);
    // Pressed again, it is still one too many.
    actor.send(toggle('GRK5'));
    expect([codes().length, isFull()]).toEqual([4, true]);
    actor.send(toggle('GRK1'));
    expect([codes(), isFull(), store.at(-1)!.input]).toEqual([['GRK2', 'GRK3', 'GRK4'], false, choiceOf('GRK2', 'GRK3', 'GRK4')]);
    expect(facts.map(({ status, count }) => [status, count])).toEqual([[true, 4], [false, 3]]);
  });

  it('is cleared from each place, and the tab forgets', async () => {
    for (const flow of await eachWithFourOffers()) {
      flow.actor.send({ type: 'compare.clear' });
      expect([flow.codes(), flow.store.length, flow.store[1]!.input.offers]).toEqual([[], 2, []]);
      await flow.store[1]!.answer();
      flow.actor.send(toggle('GRK5'));
      expect([flow.codes(), flow.store.length]).toEqual([['GRK5'], 3]);
    }
  });

  it('an offer that is taken out before it is known what the tab has chosen stays out, one that is pressed again after that comes back', async () => {
    const { actor, read, store, codes, facts } = begin();
    actor.send(remove('GRK1'));
    actor.send(toggle('GRK3'));
    actor.send(remove('GRK3'));
    actor.send(remove('GRK4'));
    actor.send(toggle('GRK4'));
    await read[0]!.answer(choiceOf('GRK1', 'GRK2', 'GRK3', 'GRK4'));
    expect([codes(), store[0]!.input]).toEqual([['GRK2', 'GRK4'], choiceOf('GRK2', 'GRK4')]);
    expect(facts.map((fact) => 'status' in fact && [fact.offerCode, fact.status, fact.count])).toEqual([['GRK3', true, 1], ['GRK3', false, 0], ['GRK4', true, 1]].map(([code, ...said]) => [offerOf(String(code)).offerCode, ...said]));
  });

  it('an offer is taken out from each place, told and remembered once; one that is not chosen changes nothing', async () => {
    for (const flow of await eachWithFourOffers()) {
      flow.actor.send(remove('GRK6'));
      expect([flow.codes().length, flow.store.length, flow.facts]).toEqual([4, 1, []]);
      for (const _ of ['once', 'pressed twice']) flow.actor.send(remove('GRK2'));
      expect([flow.codes(), flow.store.map(({ input, signal }) => [input.offers.length, signal.aborted]).at(-1), flow.store.length]).toEqual([['GRK1', 'GRK3', 'GRK4'], [3, false], 2]);
      expect([flow.facts, selectCompareIsFull(flow.actor.getSnapshot())]).toEqual([[{ type: 'compare.changed', offerCode: offerOf('GRK2').offerCode, status: false, count: 3 }], false]);
    }
  });

  it('compares for the party that was looked for last', async () => {
    const { actor, read } = begin();
    await read[0]!.answer(choiceOf('GRK1'));
    const family = [{ adults: 2, childBirthDates: ['2018-05-01'] }];
    actor.send({ ...toggle('GRK2'), occupancies: family });
    expect(selectComparedParty(actor.getSnapshot())).toEqual(family);
  });
});
