import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { offersMapMachine } from './offers-map.machine.ts';
import { crete, here, mapOffer, offersMapPaths, search } from './offers-map.paths.ts';
import { areaOf } from './offers-map.rules.ts';
import { selectMapOffers, selectMapPrices, selectMapStatus, selectPicked } from './offers-map.select.ts';
import type { OffersMapPorts } from './offers-map.types.ts';

function begin() {
  const offers = heldPort<OffersMapPorts['fetchMapOffers']>();
  const prices = heldPort<OffersMapPorts['fetchPriceBounds']>();
  const flow = startFlow(offersMapMachine, { input: { searchState: search, today: '2026-06-01' }, ports: { fetchMapOffers: offers.port, fetchPriceBounds: prices.port } });
  return { ...flow, offers: offers.calls, prices: prices.calls };
}

describe('offersMap', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(offersMapPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(offersMapPaths)).toEqual([]);
  });

  it('asks nobody before it is opened, then for offers and their prices around the place that is looked at [listing.map] [listing.scope]', async () => {
    const { actor, offers, prices } = begin();
    expect([offers.length, prices.length]).toEqual([0, 0]);
    actor.send({ type: 'offersMap.open' });
    expect([offers[0]!.input.regionLocation, offers[0]!.input.metaData.pageSize]).toEqual([undefined, 60]);
    actor.send(here);
    expect([offers[0]!.signal.aborted, offers[1]!.input, prices[1]!.input]).toEqual([true, expect.objectContaining({ radius: 80, regionLocation: { latitude: 36.4, longitude: 28.2 } }), offers[1]!.input]);
    await offers[1]!.answer({ offers: [crete], totalResults: 1 });
    await prices[1]!.fail();
    expect([selectMapStatus(actor.getSnapshot()), selectMapPrices(actor.getSnapshot())]).toEqual(['found', null]);
    actor.send({ type: 'offersMap.searchEverywhere' });
    expect(offers[2]!.input.radius).toBeUndefined();
  });

  it('follows the search beside it when it is opened again, and keeps what was found until the next answer', async () => {
    const { actor, offers } = begin();
    actor.send({ type: 'offersMap.open' });
    await offers[0]!.answer({ offers: [crete], totalResults: 1 });
    actor.send({ type: 'offersMap.pick', offerCodes: [crete.offerCode] });
    actor.send({ type: 'offersMap.follow', searchState: { ...search, selectedFilterValues: { stars: ['5'] } } });
    expect(offers.length).toBe(1);
    actor.send({ type: 'offersMap.open' });
    expect([selectMapOffers(actor.getSnapshot()), offers[1]!.input.filters]).toEqual([[crete], [{ filterId: 'stars', selectedValues: ['5'] }]]);
    const other = mapOffer('ITS2001_PRG_20260712_07_HB_DR2');
    await offers[1]!.answer({ offers: [other], totalResults: 1 });
    expect([selectMapOffers(actor.getSnapshot()), selectPicked(actor.getSnapshot())]).toEqual([[other], []]);
  });

  it('looks nowhere that is no place on the map [listing.coordinates]', () => {
    expect(areaOf({ latitude: 86, longitude: 0, radius: 5 })).toBeNull();
    expect(areaOf({ latitude: 36, longitude: 388, radius: 0.2 })).toEqual({ regionLocation: { latitude: 36, longitude: 28 }, radius: 1 });
    expect(areaOf({ latitude: 36, longitude: Number.NaN, radius: 5 })).toBeNull();
    expect(areaOf({ latitude: 36, longitude: 28, radius: 9000 })?.radius).toBe(2000);
  });
});
