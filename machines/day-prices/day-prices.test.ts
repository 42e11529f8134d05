import { describe, expect, it } from 'vitest';
import { offersRequestOf } from '../../src/domain/search/offers-request.ts';
import { defaultSearchState } from '../../src/domain/search/search-state.ts';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { dayPricesMachine } from './day-prices.machine.ts';
import { dayPricesPaths, exampleDays } from './day-prices.paths.ts';
import { selectAreAwaited, selectCheapest, selectDays, selectHaveFailed } from './day-prices.select.ts';
import type { DayPricesPorts } from './day-prices.types.ts';

function start() {
  const { port, calls } = heldPort<DayPricesPorts['fetchDayPrices']>();
  const { actor } = startFlow(dayPricesMachine, { input: undefined, ports: { fetchDayPrices: port } });
  const show = (airport: string) => actor.send({ type: 'dayPrices.show', request: offersRequestOf({ ...defaultSearchState(), selectedAirports: [airport] }, { today: '2026-07-01' }) });
  return { actor, calls, show, snapshot: () => actor.getSnapshot() };
}

describe('dayPrices', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(dayPricesPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(dayPricesPaths)).toEqual([]);
  });

  it('asks once for each search, and shows what it knows at once [listing.promoted]', async () => {
    const { show, calls, snapshot } = start();
    show('PRG');
    expect([selectAreAwaited(snapshot()), selectDays(snapshot())]).toEqual([true, []]);
    await calls[0]!.answer(exampleDays);
    expect([selectDays(snapshot()), selectCheapest(snapshot()), selectAreAwaited(snapshot()), selectHaveFailed(snapshot())]).toEqual([exampleDays, ['2026-07-12'], false, false]);
    show('BRQ');
    expect(selectDays(snapshot())).toEqual([]);
    await calls[1]!.answer([]);
    show('PRG');
    expect([selectDays(snapshot()), selectAreAwaited(snapshot()), selectHaveFailed(snapshot()), calls.length]).toEqual([exampleDays, false, false, 2]);
  });

  it('keeps the prices of the last eight searches', async () => {
    const { show, calls } = start();
    for (let search = 0; search < 9; search += 1) {
      show(`A${search}`);
      await calls[search]!.answer(exampleDays);
    }
    show('A1');
    expect(calls).toHaveLength(9);
    show('A0');
    expect(calls).toHaveLength(10);
  });

  it('lets no answer to an older search be the prices of a newer one [gs.stale]', async () => {
    const { show, calls, snapshot } = start();
    show('PRG');
    show('BRQ');
    await calls[0]!.answer(exampleDays);
    expect([calls[0]!.signal.aborted, selectDays(snapshot()), selectAreAwaited(snapshot())]).toEqual([true, [], true]);
  });

  it('gives up a call when a search is shown whose prices it knows [gs.stale]', async () => {
    const { show, calls, snapshot } = start();
    show('PRG');
    await calls[0]!.answer(exampleDays);
    show('BRQ');
    show('PRG');
    await calls[1]!.answer([]);
    expect([calls[1]!.signal.aborted, selectDays(snapshot()), selectAreAwaited(snapshot())]).toEqual([true, exampleDays, false]);
  });

  it('is without prices when they cannot be had, until asked again', async () => {
    const { actor, show, calls, snapshot } = start();
    show('PRG');
    await calls[0]!.fail();
    expect([selectHaveFailed(snapshot()), selectDays(snapshot()), selectCheapest(snapshot())]).toEqual([true, [], []]);
    actor.send({ type: 'dayPrices.retry' });
    await calls[1]!.answer(exampleDays);
    expect(selectDays(snapshot())).toEqual(exampleDays);
  });
});
