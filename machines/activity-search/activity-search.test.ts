import { describe, expect, it } from 'vitest';
import { heldStream, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { activitySearchMachine } from './activity-search.machine.ts';
import { activitySearchPaths } from './activity-search.paths.ts';
import type { Suggested } from './activity-search.types.ts';

const url = '/vylety/hledani?region=kreta';
const found: Suggested = { text: 'kr', suggestions: [{ kind: 'region', label: 'Kréta', note: 'Řecko', url }] };

describe('activitySearch', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(activitySearchPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(activitySearchPaths)).toEqual([]);
  });

  it('opens what the keys stand on, and nothing from the field itself; a later answer takes the list over [excursion.search]', () => {
    const stream = heldStream<Suggested>();
    const { actor, facts } = startFlow(activitySearchMachine, { input: undefined, ports: { suggestions: stream.port } });
    stream.streams[0]!.next(found);
    actor.send({ type: 'activitySearch.choose' });
    expect([actor.getSnapshot().value, facts]).toEqual(['open', []]);
    actor.send({ type: 'activitySearch.step', by: 1 });
    actor.send({ type: 'activitySearch.step', by: 1 });
    actor.send({ type: 'activitySearch.step', by: -1 });
    actor.send({ type: 'activitySearch.choose' });
    expect([actor.getSnapshot().value, facts]).toEqual(['closed', [{ type: 'activitySearch.chosen', url }]]);
    stream.streams[0]!.next({ text: 'krx', suggestions: [] });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.active]).toEqual(['nothing', -1]);
    stream.streams[0]!.next({ text: '', suggestions: [] });
    expect(actor.getSnapshot().value).toBe('closed');
  });
});
