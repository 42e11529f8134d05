import { describe, expect, it } from 'vitest';
import { heldPort, heldStream, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { priceCheckMachine } from './price-check.machine.ts';
import { dearer, exampleStay, priceCheckPaths, soldOut, unchanged } from './price-check.paths.ts';
import { SHELF_LIFE } from './price-check.rules.ts';
import { selectChangedPrice, selectCheckHasFailed } from './price-check.select.ts';
import type { PriceCheckPorts } from './price-check.types.ts';

function start() {
  const visibility = heldStream<boolean>();
  const { port, calls } = heldPort<PriceCheckPorts['validateOffer']>();
  const { actor, facts, clock } = startFlow(priceCheckMachine, { input: { stay: exampleStay }, ports: { validateOffer: port, pageVisibility: visibility.port } });
  return { actor, facts, clock, calls, see: (isSeen: boolean) => visibility.streams.at(-1)!.next(isSeen), changed: () => selectChangedPrice(actor.getSnapshot()) };
}

describe('priceCheck', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(priceCheckPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(priceCheckPaths)).toEqual([]);
  });

  it('looks again after ten minutes, once somebody sees the page, and keeps a price that still holds [config.selected-offer] [hotel.calls]', async () => {
    const { clock, calls, see, facts, changed } = start();
    clock.increment(SHELF_LIFE - 1);
    expect(calls).toHaveLength(0);
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
});
