import { describe, expect, it } from 'vitest';
import { heldStream, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { activitySearchMachine } from './activity-search.machine.ts';
import { activitySearchPaths } from './activity-search.paths.ts';
import { selectActive, selectSearchState, selectSuggestions } from './activity-search.select.ts';
import type { Suggested } from './activity-search.types.ts';

const url = '/vylety/hledani?region=kreta';
const found: Suggested = { text: 'kr', suggestions: [{ kind: 'region', label: 'Kréta', note: 'Řecko', url }] };

const nothing: Suggested = { text: 'krx', suggestions: [] };
const unasked: Suggested = { text: 'kr', suggestions: null };

function start() {
  const stream = heldStream<Suggested>();
  const flow = startFlow(activitySearchMachine, { input: undefined, ports: { suggestions: stream.port } });
  const shown = () => {
    const snapshot = flow.actor.getSnapshot();
    return [selectSearchState(snapshot), selectSuggestions(snapshot).map(({ label }) => label), selectActive(snapshot)];
  };
  return { ...flow, shown, stream: stream.streams[0]!, step: (by: 1 | -1) => flow.actor.send({ type: 'activitySearch.step', by }), press: (what: 'choose' | 'close') => flow.actor.send({ type: `activitySearch.${what}` }) };
}

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

  it('shows nothing of the list before where nothing begins with what is typed, or the shop cannot be asked [excursion.search]', () => {
    const { stream, shown, step } = start();
    expect(shown()).toEqual(['closed', [], -1]);
    for (const [answer, state] of [[nothing, 'nothing'], [unasked, 'failed']] as const) {
      stream.next(found);
      step(1);
      expect(shown()).toEqual(['open', ['Kréta'], 0]);
      stream.next(answer);
      expect(shown()).toEqual([state, [], -1]);
    }
  });

  it.each([['a list', found], ['that nothing is found', nothing], ['that the shop cannot be asked', unasked]])('closes %s by a press, and is open again with the next letters [excursion.search]', (_, answer) => {
    const { stream, shown, step, press, facts } = start();
    stream.next(answer);
    step(1);
    press('close');
    expect([shown()[0], shown()[2]]).toEqual(['closed', -1]);
    press('choose');
    expect(facts).toEqual([]);
    stream.next(found);
    expect(shown()).toEqual(['open', ['Kréta'], -1]);
  });

  it('stands in the field again once something was opened, and walks what is there where no more can come [excursion.search]', () => {
    const { stream, shown, step, press, facts } = start();
    stream.next(found);
    step(1);
    press('choose');
    expect(shown()).toEqual(['closed', ['Kréta'], -1]);
    stream.next(found);
    stream.error('gone');
    step(1);
    press('choose');
    expect(facts).toEqual([{ type: 'activitySearch.chosen', url }, { type: 'activitySearch.chosen', url }]);
  });
});
