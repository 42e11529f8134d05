import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { compareMachine } from './compare.machine.ts';
import { choiceOf, comparePaths, offerOf, toggle } from './compare.paths.ts';
import { selectCompared, selectComparedParty, selectCompareIsFull } from './compare.select.ts';
import type { ComparePorts } from './compare.types.ts';

function begin() {
  const read = heldPort<ComparePorts['readChoice']>();
  const store = heldPort<ComparePorts['storeChoice']>();
  const flow = startFlow(compareMachine, { input: undefined, ports: { readChoice: read.port, storeChoice: store.port } });
  const codes = () => selectCompared(flow.actor.getSnapshot()).map(({ hotelName }) => hotelName);
  return { ...flow, read: read.calls, store: store.calls, codes };
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

  it('compares for the party that was looked for last', async () => {
    const { actor, read } = begin();
    await read[0]!.answer(choiceOf('GRK1'));
    const family = [{ adults: 2, childBirthDates: ['2018-05-01'] }];
    actor.send({ ...toggle('GRK2'), occupancies: family });
    expect(selectComparedParty(actor.getSnapshot())).toEqual(family);
  });
});
