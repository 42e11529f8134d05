import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { activityMapMachine } from './activity-map.machine.ts';
import { activityMapPaths, boatTrip, search } from './activity-map.paths.ts';
import { selectPicked, selectPlaces, selectPlacesStatus } from './activity-map.select.ts';
import type { ActivityMapPorts } from './activity-map.types.ts';

function begin() {
  const places = heldPort<ActivityMapPorts['fetchPlaces']>();
  return { ...startFlow(activityMapMachine, { input: { search }, ports: { fetchPlaces: places.port } }), places: places.calls };
}

describe('activityMap', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(activityMapPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(activityMapPaths)).toEqual([]);
  });

  it('asks nobody before it is opened, once for what stands, and again after a failure [excursion.search]', async () => {
    const { actor, places } = begin();
    expect(places).toHaveLength(0);
    actor.send({ type: 'activityMap.open' });
    expect(places[0]!.input).toEqual({ search });
    await places[0]!.fail();
    expect(selectPlacesStatus(actor.getSnapshot())).toBe('failed');
    actor.send({ type: 'activityMap.retry' });
    await places[1]!.answer([boatTrip]);
    actor.send({ type: 'activityMap.pick', activityIds: [boatTrip.activityId] });
    actor.send({ type: 'activityMap.open' });
    expect([places.length, selectPlaces(actor.getSnapshot()), selectPicked(actor.getSnapshot())]).toEqual([2, [boatTrip], [boatTrip.activityId]]);
  });

  it('asks again when it is opened anew after a failure [excursion.search]', async () => {
    const { actor, places } = begin();
    actor.send({ type: 'activityMap.open' });
    await places[0]!.fail();
    actor.send({ type: 'activityMap.open' });
    await places[1]!.answer([boatTrip]);
    expect([selectPlacesStatus(actor.getSnapshot()), selectPlaces(actor.getSnapshot())]).toEqual(['found', [boatTrip]]);
  });
});
