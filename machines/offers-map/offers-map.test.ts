import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { offersMapMachine } from './offers-map.machine.ts';
import { crete, here, mapOffer, offersMapPaths, search } from './offers-map.paths.ts';
import { areaOf } from './offers-map.rules.ts';
import { selectMapArea, selectMapOffers, selectMapPrices, selectMapStatus, selectMapTotal, selectPicked } from './offers-map.select.ts';
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

  it('says that nothing is sold there, or that it could not be asked, and asks once more for both then [listing.map]', async () => {
    const { actor, offers, prices } = begin();
    const shown = () => [selectMapStatus(actor.getSnapshot()), selectMapTotal(actor.getSnapshot()), actor.getSnapshot().hasTag('busy')];
    expect(shown()).toEqual(['unasked', 0, false]);
    actor.send({ type: 'offersMap.open' });
    expect(shown()).toEqual(['fetching', 0, true]);
    await offers[0]!.fail();
    await prices[0]!.fail();
    expect([shown(), selectMapPrices(actor.getSnapshot()), actor.getSnapshot().value.prices]).toEqual([['failed', 0, false], null, 'unknown']);
    actor.send({ type: 'offersMap.retry' });
    expect([shown(), offers.length, prices.length]).toEqual([['fetching', 0, true], 2, 2]);
    await offers[1]!.answer({ offers: [crete], totalResults: 214 });
    await prices[1]!.answer({ from: 1000000, to: 2000000 });
    expect([shown(), selectMapPrices(actor.getSnapshot())]).toEqual([['found', 214, false], { from: 1000000, to: 2000000 }]);
    actor.send(here);
    // What it cost elsewhere is said no more.
    expect([shown(), selectMapOffers(actor.getSnapshot()), selectMapPrices(actor.getSnapshot())]).toEqual([['fetching', 214, true], [crete], null]);
    await offers[2]!.answer({ offers: [], totalResults: 0 });
    expect([shown(), selectMapOffers(actor.getSnapshot())]).toEqual([['empty', 0, false], []]);
  });

  it('asks nothing anew for the search that stands, nor for no place, nor for everywhere where it looks everywhere [listing.map] [listing.coordinates]', async () => {
    const { actor, offers, prices } = begin();
    actor.send({ type: 'offersMap.open' });
    await offers[0]!.answer({ offers: [crete], totalResults: 1 });
    for (const event of [{ type: 'offersMap.follow' as const, searchState: { ...search } }, { ...here, latitude: 89 }, { type: 'offersMap.searchEverywhere' as const }, { type: 'offersMap.open' as const }]) actor.send(event);
    expect([selectMapStatus(actor.getSnapshot()), offers.length, prices.length]).toEqual(['found', 1, 1]);
    actor.send({ type: 'offersMap.pick', offerCodes: [crete.offerCode] });
    expect(selectPicked(actor.getSnapshot())).toEqual([crete.offerCode]);
    actor.send(here);
    await offers[1]!.answer({ offers: [crete], totalResults: 1 });
    expect([selectMapArea(actor.getSnapshot())?.radius, selectPicked(actor.getSnapshot())]).toEqual([80, []]);
    actor.send({ type: 'offersMap.searchEverywhere' });
    expect([selectMapArea(actor.getSnapshot()), selectMapStatus(actor.getSnapshot()), offers.length, prices.length]).toEqual([null, 'fetching', 3, 3]);
    expect(prices[2]!.input).toEqual(offers[2]!.input);
  });

  it('leaves an answer behind for the search before, and is asked for the next only when it is opened [listing.map]', async () => {
    const { actor, offers, prices } = begin();
    actor.send({ type: 'offersMap.open' });
    actor.send({ type: 'offersMap.follow', searchState: { ...search, tripType: 'DW' } });
    expect([selectMapStatus(actor.getSnapshot()), offers[0]!.signal.aborted, offers.length]).toEqual(['unasked', true, 1]);
    actor.send({ type: 'offersMap.open' });
    expect([offers[1]!.input.tripType, prices[1]!.input.tripType, prices[0]!.signal.aborted]).toEqual(['DW', 'DW', true]);
  });

  it('looks nowhere that is no place on the map [listing.coordinates]', () => {
    expect(areaOf({ latitude: 86, longitude: 0, radius: 5 })).toBeNull();
    expect(areaOf({ latitude: 36, longitude: 388, radius: 0.2 })).toEqual({ regionLocation: { latitude: 36, longitude: 28 }, radius: 1 });
    expect(areaOf({ latitude: 36, longitude: Number.NaN, radius: 5 })).toBeNull();
    expect(areaOf({ latitude: 36, longitude: 28, radius: 9000 })?.radius).toBe(2000);
  });
});
