import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { basketCountMachine } from './basket-count.machine.ts';
import { basketCountPaths } from './basket-count.paths.ts';
import { selectBasketCount } from './basket-count.select.ts';
import type { BasketCountPorts } from './basket-count.types.ts';

describe('basket count', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(basketCountPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(basketCountPaths)).toEqual([]);
  });

  it('asks when it is told to, the last question counts, and what is known stays where one fails [excursion.checkout]', async () => {
    const fetchBasketCount = heldPort<BasketCountPorts['fetchBasketCount']>();
    const { calls } = fetchBasketCount;
    const { actor } = startFlow(basketCountMachine, { input: undefined, ports: { fetchBasketCount: fetchBasketCount.port } });
    const refresh = () => actor.send({ type: 'basketCount.refresh' });
    const count = () => selectBasketCount(actor.getSnapshot());
    expect([calls.length, count()]).toEqual([0, 0]);
    refresh();
    refresh();
    await calls[0]!.answer(1);
    await calls[1]!.answer(2);
    expect(count()).toBe(2);
    refresh();
    expect(count()).toBe(2);
    await calls[2]!.fail();
    expect(count()).toBe(2);
  });
});
