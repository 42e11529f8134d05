import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { lastViewedMachine } from './last-viewed.machine.ts';
import { lastViewedPaths, viewedOffer } from './last-viewed.paths.ts';
import { selectViewedHasFailed, selectViewedOffers } from './last-viewed.select.ts';
import type { LastViewedPorts } from './last-viewed.types.ts';

describe('lastViewed', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(lastViewedPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(lastViewedPaths)).toEqual([]);
  });

  it('shows what the hotels cost now, and asks again after a failure [cms.home-components]', async () => {
    const { port, calls } = heldPort<LastViewedPorts['fetchViewed']>();
    const input = { hotels: [{ hotelCode: 'GRK1042', tripType: 'WS' as const }], today: '2026-07-01' };
    const { actor } = startFlow(lastViewedMachine, { input, ports: { fetchViewed: port } });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await calls[0]!.fail();
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
    expect(selectViewedHasFailed(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'lastViewed.retry' });
    await calls[1]!.answer([viewedOffer]);
    expect([calls[1]!.input, selectViewedOffers(actor.getSnapshot())]).toEqual([input, [viewedOffer]]);
  });
});
