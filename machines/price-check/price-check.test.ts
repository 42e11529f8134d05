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
  const visibility = heldStream<boolean>();
  const { port, calls } = heldPort<PriceCheckPorts['validateOffer']>();
  const { actor, facts, clock } = startFlow(priceCheckMachine, { input: { stay }, ports: { validateOffer: port, pageVisibility: visibility.port } });
  return { actor, facts, clock, calls, visibility, see: (isSeen: boolean) => visibility.streams.at(-1)!.next(isSeen), changed: () => selectChangedPrice(actor.getSnapshot()) };
}

describe('priceCheck', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(priceCheckPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(priceCheckPaths)).toEqual([]);
  });

  it('looks again after ten minutes, once somebody sees the page, and keeps a price that still holds [config.selected-offer] [hotel.calls]', async () => {
    const { clock, calls, see, facts, changed, visibility } = start();
    clock.increment(SHELF_LIFE - 1);
    expect([calls.length, visibility.streams.length]).toEqual([0, 0]);
    clock.increment(1);
    see(false);
    expect(calls).toHaveLength(0);
    see(true);
    expect(calls[0]!.input).toEqual({ offerCode: exampleStay.offerCode, occupancies: exampleStay.occupancies, totalPrice: 2598000 });
    await calls[0]!.answer(unchanged);
    expect([facts, changed()]).toEqual([[], null]);
    clock.increment(SHELF_LIFE);
    see(true);
    expect(calls).toHaveLength(2);
  });

  it('shows both prices and asks for the offer again only when the new one is accepted [config.selected-offer]', async () => {
    const { actor, clock, calls, see, facts, changed } = start();
    clock.increment(SHELF_LIFE);
    see(true);
    await calls[0]!.answer(dearer);
    expect([changed(), facts]).toEqual([{ before: 2598000, now: 2700000 }, []]);
    actor.send({ type: 'priceCheck.accept' });
    expect([changed(), facts]).toEqual([null, [{ type: 'priceCheck.outdated' }]]);
  });

  it('has an offer that is gone asked for again at once: the card says so with the nearest ones', async () => {
    const { clock, calls, see, facts } = start();
    clock.increment(SHELF_LIFE);
    see(true);
    await calls[0]!.answer(soldOut);
    expect(facts).toEqual([{ type: 'priceCheck.outdated' }]);
  });

  it('counts anew for another offer, and leaves a check of the older one behind', async () => {
    const { actor, clock, calls, see, changed } = start();
    clock.increment(SHELF_LIFE);
    see(true);
    actor.send({ type: 'priceCheck.follow', stay: { ...exampleStay, totalPrice: 1 } });
    await calls[0]!.answer(dearer);
    expect([calls[0]!.signal.aborted, changed()]).toEqual([true, null]);
    clock.increment(SHELF_LIFE);
    see(true);
    await calls[1]!.fail();
    expect(changed()).toBeNull();
  });

  it('says that it could not look, and looks once more when asked or after ten minutes [error.texts] [hotel.calls]', async () => {
    const { actor, clock, calls, see, changed } = start();
    const hasFailed = () => selectCheckHasFailed(actor.getSnapshot());
    clock.increment(SHELF_LIFE);
    see(true);
    await calls[0]!.fail();
    expect(hasFailed()).toBe(true);
    actor.send({ type: 'priceCheck.retry' });
    await calls[1]!.fail();
    clock.increment(SHELF_LIFE);
    see(true);
    await calls[2]!.answer(dearer);
    expect([hasFailed(), changed()]).toEqual([false, { before: 2598000, now: 2700000 }]);
  });

  it('waits while no offer stands, and counts from when one does [config.selected-offer]', () => {
    const { actor, clock, calls, see, visibility } = start(null);
    clock.increment(2 * SHELF_LIFE);
    expect([actor.getSnapshot().value, visibility.streams.length]).toEqual(['waiting', 0]);
    actor.send({ type: 'priceCheck.follow', stay: { ...exampleStay, totalPrice: 1 } });
    clock.increment(SHELF_LIFE - 1);
    expect(visibility.streams).toHaveLength(0);
    clock.increment(1);
    see(true);
    expect(calls.map(({ input }) => input.totalPrice)).toEqual([1]);
  });

  it('is busy only while it looks, and asks no more of the page than whether it is seen [hotel.calls]', async () => {
    const { actor, clock, calls, see, visibility } = start();
    const isBusy = () => actor.getSnapshot().hasTag('busy');
    clock.increment(SHELF_LIFE);
    expect([isBusy(), visibility.observed()]).toEqual([false, [true]]);
    see(true);
    expect([isBusy(), visibility.observed()]).toEqual([true, [false]]);
    await calls[0]!.answer(unchanged);
    expect(isBusy()).toBe(false);
  });

  it('looks at once where nobody can tell whether the page is seen [hotel.calls]', async () => {
    const { clock, calls, visibility, changed } = start();
    clock.increment(SHELF_LIFE);
    visibility.streams[0]!.error('no such page');
    await calls[0]!.answer(dearer);
    expect(changed()).toEqual({ before: 2598000, now: 2700000 });
  });

  it('begins its ten minutes anew once it has looked, once a new price was accepted and once an offer was gone [config.selected-offer]', async () => {
    for (const check of [unchanged, dearer, soldOut]) {
      const { actor, clock, calls, see, visibility } = start();
      clock.increment(SHELF_LIFE);
      see(true);
      await calls[0]!.answer(check);
      // The visitor reads on for an hour before agreeing.
      if (check === dearer) {
        clock.increment(6 * SHELF_LIFE);
        expect([actor.getSnapshot().value, visibility.streams.length]).toEqual(['changed', 1]);
        actor.send({ type: 'priceCheck.accept' });
      }
      clock.increment(SHELF_LIFE - 1);
      expect(visibility.streams).toHaveLength(1);
      clock.increment(1);
      see(true);
      expect(calls).toHaveLength(2);
    }
  });

  it('forgets the dearer price of an offer that another has taken the place of [config.selected-offer]', async () => {
    const { actor, clock, calls, see, changed, facts } = start();
    clock.increment(SHELF_LIFE);
    see(true);
    await calls[0]!.answer(dearer);
    actor.send({ type: 'priceCheck.follow', stay: { ...exampleStay, totalPrice: 2650000 } });
    expect([changed(), facts]).toEqual([null, []]);
    clock.increment(SHELF_LIFE);
    see(true);
    await calls[1]!.answer(unchanged);
    expect([calls[1]!.input.totalPrice, changed()]).toEqual([2650000, null]);
  });

  it('after a failed look waits ten minutes before the next, and says so all that time [hotel.calls]', async () => {
    const { actor, clock, calls, see, visibility } = start();
    clock.increment(SHELF_LIFE);
    see(true);
    await calls[0]!.fail();
    clock.increment(SHELF_LIFE - 1);
    expect([selectCheckHasFailed(actor.getSnapshot()), visibility.streams.length]).toEqual([true, 1]);
    clock.increment(1);
    expect(visibility.streams).toHaveLength(2);
  });
});
