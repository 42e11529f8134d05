import { describe, expect, it } from 'vitest';
import { heldPort, heldStream, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { priceCheckMachine } from './price-check.machine.ts';
import { dearer, exampleStay, priceCheckPaths, soldOut, unchanged } from './price-check.paths.ts';
import { SHELF_LIFE } from './price-check.rules.ts';
import { selectChangedPrice, selectCheckHasFailed } from './price-check.select.ts';
import type { PriceCheckPorts, Stay } from './price-check.types.ts';

function start(stay: Stay | null = exampleStay) {
  const moments = heldStream<'old'>();
  const periods: number[] = [];
  const { port, calls } = heldPort<PriceCheckPorts['validateOffer']>();
  const priceMoments: PriceCheckPorts['priceMoments'] = ({ period }) => { periods.push(period); return moments.port(); };
  const { actor, facts } = startFlow(priceCheckMachine, { input: { stay }, ports: { validateOffer: port, priceMoments } });
  return {
    actor, facts, calls, periods, observed: moments.observed, streams: moments.streams, growOld: () => moments.streams.at(-1)!.next('old'), changed: () => selectChangedPrice(actor.getSnapshot()),
  };
}

describe('priceCheck', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(priceCheckPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(priceCheckPaths)).toEqual([]);
  });

  it('looks again each ten minutes that somebody sees the page, and keeps a price that still holds [config.selected-offer] [hotel.calls]', async () => {
    const { calls, growOld, facts, changed, periods } = start();
    expect([calls.length, periods]).toEqual([0, [10 * 60_000]]);
    growOld();
    expect(calls[0]!.input).toEqual({ offerCode: exampleStay.offerCode, occupancies: exampleStay.occupancies, totalPrice: 2598000 });
    await calls[0]!.answer(unchanged);
    expect([facts, changed()]).toEqual([[], null]);
    growOld();
    expect([calls.length, periods]).toEqual([2, [SHELF_LIFE, SHELF_LIFE]]);
  });

  it('shows both prices and asks for the offer again only when the new one is accepted [config.selected-offer]', async () => {
    const { actor, calls, growOld, facts, changed } = start();
    growOld();
    await calls[0]!.answer(dearer);
    expect([changed(), facts]).toEqual([{ before: 2598000, now: 2700000 }, []]);
    actor.send({ type: 'priceCheck.accept' });
    expect([changed(), facts]).toEqual([null, [{ type: 'priceCheck.outdated' }]]);
  });

  it('shows both prices at once where the shop has named the new one [config.selected-offer]', () => {
    const { actor, calls, facts, changed } = start();
    actor.send({ type: 'priceCheck.show', totalPrice: 2700000 });
    expect([changed(), calls, facts]).toEqual([{ before: 2598000, now: 2700000 }, [], []]);
    actor.send({ type: 'priceCheck.accept' });
    expect([changed(), facts]).toEqual([null, [{ type: 'priceCheck.outdated' }]]);
  });

  it('has an offer that is gone asked for again at once: the card says so with the nearest ones', async () => {
    const { calls, growOld, facts } = start();
    growOld();
    await calls[0]!.answer(soldOut);
    expect(facts).toEqual([{ type: 'priceCheck.outdated' }]);
  });

  it('counts anew for another offer, and leaves a check of the older one behind', async () => {
    const { actor, calls, growOld, changed, observed } = start();
    growOld();
    actor.send({ type: 'priceCheck.follow', stay: { ...exampleStay, totalPrice: 1 } });
    await calls[0]!.answer(dearer);
    expect([calls[0]!.signal.aborted, changed()]).toEqual([true, null]);
    actor.send({ type: 'priceCheck.follow', stay: { ...exampleStay, totalPrice: 2 } });
    expect(observed()).toEqual([false, false, true]);
    growOld();
    await calls[1]!.fail();
    expect([calls[1]!.input.totalPrice, changed()]).toEqual([2, null]);
  });

  it('says that it could not look, and looks once more when asked or when the price is old again [error.texts] [hotel.calls]', async () => {
    const { actor, calls, growOld, changed, periods } = start();
    const hasFailed = () => selectCheckHasFailed(actor.getSnapshot());
    growOld();
    await calls[0]!.fail();
    expect(hasFailed()).toBe(true);
    actor.send({ type: 'priceCheck.retry' });
    await calls[1]!.fail();
    expect([hasFailed(), periods]).toEqual([true, [SHELF_LIFE, SHELF_LIFE, SHELF_LIFE]]);
    growOld();
    await calls[2]!.answer(dearer);
    expect([hasFailed(), changed()]).toEqual([false, { before: 2598000, now: 2700000 }]);
  });

  it('waits while no offer stands, and counts from when one does [config.selected-offer]', () => {
    const { actor, calls, growOld, streams } = start(null);
    expect([actor.getSnapshot().value, streams.length]).toEqual(['waiting', 0]);
    actor.send({ type: 'priceCheck.follow', stay: { ...exampleStay, totalPrice: 1 } });
    expect(streams).toHaveLength(1);
    growOld();
    expect(calls.map(({ input }) => input.totalPrice)).toEqual([1]);
  });

  it('is busy only while it looks, and counts no time meanwhile [hotel.calls]', async () => {
    const { actor, calls, growOld, observed } = start();
    const isBusy = () => actor.getSnapshot().hasTag('busy');
    expect([isBusy(), observed()]).toEqual([false, [true]]);
    growOld();
    expect([isBusy(), observed()]).toEqual([true, [false]]);
    await calls[0]!.answer(unchanged);
    expect([isBusy(), observed()]).toEqual([false, [false, true]]);
  });

  it('stays as it is where nobody can tell when a price is old [hotel.calls]', async () => {
    const { actor, calls, streams, growOld } = start();
    streams[0]!.error('no such page');
    expect([actor.getSnapshot().value, calls.length]).toEqual(['fresh', 0]);
    actor.send({ type: 'priceCheck.follow', stay: exampleStay });
    growOld();
    await calls[0]!.fail();
    streams.at(-1)!.error('no such page');
    expect([actor.getSnapshot().value, calls.length]).toEqual(['failed', 1]);
  });

  it('counts no time while a new price waits to be accepted, and anew once it was, once it has looked and once an offer was gone [config.selected-offer]', async () => {
    for (const check of [unchanged, dearer, soldOut]) {
      const { actor, calls, growOld, observed } = start();
      growOld();
      await calls[0]!.answer(check);
      if (check === dearer) {
        expect([actor.getSnapshot().value, observed()]).toEqual(['changed', [false]]);
        actor.send({ type: 'priceCheck.accept' });
      }
      expect(observed()).toEqual([false, true]);
      growOld();
      expect(calls).toHaveLength(2);
    }
  });

  it('forgets the dearer price of an offer that another has taken the place of [config.selected-offer]', async () => {
    const { actor, calls, growOld, changed, facts } = start();
    growOld();
    await calls[0]!.answer(dearer);
    actor.send({ type: 'priceCheck.follow', stay: { ...exampleStay, totalPrice: 2650000 } });
    expect([changed(), facts]).toEqual([null, []]);
    growOld();
    await calls[1]!.answer(unchanged);
    expect([calls[1]!.input.totalPrice, changed()]).toEqual([2650000, null]);
  });
});
