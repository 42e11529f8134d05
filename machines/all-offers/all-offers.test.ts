import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heldPort, heldStream, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { allOffersMachine } from './all-offers.machine.ts';
import { allOffersPaths, alone, exampleInput, exampleList, pageOf } from './all-offers.paths.ts';
import { appended } from './all-offers.rules.ts';
import { selectCanAppend, selectListStatus, selectOffers, selectTotal } from './all-offers.select.ts';
import type { AllOffersInput, AllOffersPorts, OfferSorting } from './all-offers.types.ts';

function start(input: AllOffersInput = exampleInput) {
  const nearness = heldStream<'near'>();
  const { port, calls } = heldPort<AllOffersPorts['fetchAllOffers']>();
  const { actor } = startFlow(allOffersMachine, { input, ports: { nearness: nearness.port, fetchAllOffers: port } });
  const snapshot = () => actor.getSnapshot();
  return {
    actor, calls, nearness, near: () => nearness.streams[0]!.next('near'),
    days: () => selectOffers(snapshot()).map(({ departureDate }) => departureDate.slice(-2)),
    status: () => selectListStatus(snapshot()), snapshot,
  };
}

describe('allOffers', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(allOffersPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(allOffersPaths)).toEqual([]);
  });

  it('asks for page 0 of six, cheapest first, when the list is about to be seen [alloffers.defaults]', () => {
    const { near, calls, status } = start();
    expect([calls.length, status()]).toEqual([0, 'awaited']);
    near();
    expect(calls.map(({ input }) => input)).toEqual([{ ...exampleList, page: 0, pageSize: 6, sorting: { field: 'PRICE', direction: 'ASCENDING' } }]);
    expect(status()).toBe('fetching');
  });

  it('appends: no offer twice, sorted again by price in the direction of the sort [alloffers.sort] [alloffers.states]', async () => {
    const { actor, near, calls, days, status, snapshot } = start();
    near();
    await calls[0]!.answer(pageOf(20, { '10': 100, '11': 200 }));
    actor.send({ type: 'allOffers.append' });
    expect([calls[1]!.input.page, status()]).toEqual([1, 'appending']);
    await calls[1]!.answer(pageOf(20, { '12': 150, '11': 50 }));
    expect([days(), status(), selectTotal(snapshot())]).toEqual([['11', '10', '12'], 'success', 20]);
    actor.send({ type: 'allOffers.sort', sorting: { field: 'PRICE', direction: 'DESCENDING' } });
    await calls[2]!.answer(pageOf(20, { '13': 300, '10': 100 }));
    actor.send({ type: 'allOffers.append' });
    await calls[3]!.answer(pageOf(20, { '14': 200 }));
    expect([calls[2]!.input.page, calls[3]!.input.page, days()]).toEqual([0, 1, ['13', '14', '10']]);
  });

  it('leaves other sorts in the order of the server [alloffers.sort] [sort.types]', async () => {
    for (const field of ['START_DATE', 'DURATION'] as const) {
      const { actor, near, calls, days } = start();
      near();
      actor.send({ type: 'allOffers.sort', sorting: { field, direction: 'DESCENDING' } });
      expect([calls[0]!.signal.aborted, calls[1]!.input.sorting]).toEqual([true, { field, direction: 'DESCENDING' }]);
      await calls[1]!.answer(pageOf(9, { '19': 500, '20': 300 }));
      actor.send({ type: 'allOffers.append' });
      await calls[2]!.answer(pageOf(9, { '18': 100 }));
      expect(days()).toEqual(['19', '20', '18']);
    }
  });

  it('keeps the list when only a further page fails, and asks for that page again [alloffers.states] [error.flags]', async () => {
    const { actor, near, calls, days, status } = start();
    near();
    await calls[0]!.answer(pageOf(7, { '10': 100 }));
    actor.send({ type: 'allOffers.append' });
    await calls[1]!.fail();
    expect([status(), days()]).toEqual(['paginationFailed', ['10']]);
    actor.send({ type: 'allOffers.retry' });
    expect(calls[2]!.input.page).toBe(1);
    await calls[2]!.answer(pageOf(7, { '11': 200 }));
    expect([status(), days()]).toEqual(['success', ['10', '11']]);
  });

  it('fails as a whole when the first page does, and begins anew [alloffers.states]', async () => {
    const { actor, near, calls, status } = start();
    near();
    await calls[0]!.fail();
    expect(status()).toBe('failed');
    actor.send({ type: 'allOffers.retry' });
    await calls[1]!.answer(pageOf(1, { '10': 100 }));
    expect(status()).toBe('success');
  });

  it('begins at page 0 with another page size, and takes none that it does not offer [alloffers.states]', async () => {
    const { actor, near, calls, snapshot } = start();
    near();
    await calls[0]!.answer(pageOf(8, { '10': 100 }));
    expect(selectCanAppend(snapshot())).toBe(true);
    actor.send({ type: 'allOffers.changePageSize', pageSize: 7 });
    expect(calls).toHaveLength(1);
    actor.send({ type: 'allOffers.changePageSize', pageSize: 12 });
    expect(calls[1]!.input).toMatchObject({ page: 0, pageSize: 12 });
    await calls[1]!.answer(pageOf(8, { '10': 100 }));
    expect(selectCanAppend(snapshot())).toBe(false);
  });

  it('is another list for another party, and leaves the older answer behind', async () => {
    const { actor, near, calls, days } = start();
    near();
    actor.send({ type: 'allOffers.show', of: exampleList });
    expect(calls).toHaveLength(1);
    actor.send({ type: 'allOffers.show', of: alone });
    expect(calls[1]!.input).toMatchObject(alone);
    await calls[0]!.answer(pageOf(1, { '10': 100 }));
    expect([calls[0]!.signal.aborted, days()]).toEqual([true, []]);
    await calls[1]!.answer(pageOf(1, { '11': 100 }));
    expect(days()).toEqual(['11']);
  });

  it('waits near its list for the hotel and the party; sort and page size that are chosen meanwhile hold for its first page [alloffers.defaults]', () => {
    const { actor, near, calls, status, snapshot } = start({ of: null });
    near();
    const sorting = { field: 'DURATION', direction: 'DESCENDING' } as const;
    actor.send({ type: 'allOffers.sort', sorting });
    actor.send({ type: 'allOffers.changePageSize', pageSize: 12 });
    expect([calls.length, status(), snapshot().hasTag('busy')]).toEqual([0, 'awaited', false]);
    actor.send({ type: 'allOffers.show', of: alone });
    expect(calls.map(({ input }) => input)).toEqual([{ ...alone, page: 0, pageSize: 12, sorting }]);
  });

  it('asks for the list of the party that was named last before it was near, also where nobody can tell how near it is', () => {
    const { actor, calls, nearness, status } = start();
    actor.send({ type: 'allOffers.show', of: alone });
    expect(calls).toHaveLength(0);
    nearness.streams[0]!.error('no observer');
    expect([calls.map(({ input }) => input.occupancies), status()]).toEqual([[alone.occupancies], 'fetching']);
  });

  it('asks nothing anew for the sort that stands, and waits with its page while it does ask [alloffers.states] [alloffers.sort]', async () => {
    const { actor, near, calls, snapshot } = start();
    const isBusy = () => snapshot().hasTag('busy');
    near();
    expect(isBusy()).toBe(true);
    await calls[0]!.answer(pageOf(20, { '10': 100 }));
    actor.send({ type: 'allOffers.sort', sorting: { field: 'PRICE', direction: 'ASCENDING' } });
    expect([calls.length, isBusy()]).toEqual([1, false]);
    actor.send({ type: 'allOffers.append' });
    expect(isBusy()).toBe(true);
    await calls[1]!.fail();
    expect(isBusy()).toBe(false);
    // The button for more is as good as the one for another try.
    actor.send({ type: 'allOffers.append' });
    expect([calls[2]!.input.page, isBusy()]).toEqual([1, true]);
  });

  it('whatever pages come, has each offer once and prices in order [alloffers.sort]', () => {
    const page = fc.array(fc.record({ day: fc.integer({ min: 10, max: 28 }), price: fc.integer({ min: 1, max: 99 }) }), { maxLength: 8 })
      .map((days) => pageOf(0, Object.fromEntries(days.map(({ day, price }) => [String(day), price]))).offers);
    fc.assert(fc.property(page, page, fc.constantFrom('ASCENDING', 'DESCENDING'), (first, second, direction: OfferSorting['direction']) => {
      const list = appended(first, second, { field: 'PRICE', direction });
      const prices = list.map(({ discountPrice }) => discountPrice * (direction === 'ASCENDING' ? 1 : -1));
      expect(new Set(list.map(({ offerCode }) => offerCode)).size).toBe(list.length);
      expect(new Set(list.map(({ offerCode }) => offerCode))).toEqual(new Set([...first, ...second].map(({ offerCode }) => offerCode)));
      expect(prices).toEqual(prices.toSorted((left, right) => left - right));
    }));
  });
});
