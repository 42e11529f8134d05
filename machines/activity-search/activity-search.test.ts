import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { activitySearchMachine } from './activity-search.machine.ts';
import { activitySearchPaths } from './activity-search.paths.ts';
import { selectActive, selectSearchState, selectSuggestions } from './activity-search.select.ts';
import type { ActivitySearchPorts, ActivitySuggestion } from './activity-search.types.ts';

const url = '/vylety/hledani?region=kreta';
const crete: ActivitySuggestion = { kind: 'region', label: 'Kréta', note: 'Řecko', url };

function start() {
  const typed = new Subject<string>();
  const { port, calls } = heldPort<ActivitySearchPorts['fetchSuggestions']>();
  const flow = startFlow(activitySearchMachine, { input: undefined, ports: { queriesTyped: () => typed, fetchSuggestions: port } });
  const shown = () => {
    const snapshot = flow.actor.getSnapshot();
    return [selectSearchState(snapshot), selectSuggestions(snapshot).map(({ label }) => label), selectActive(snapshot)];
  };
  let letters = 'k';
  /** Other letters than before, and what becomes of the question. */
  const answered = async (what: 'found' | 'nothing' | 'failed') => {
    letters += 'r';
    typed.next(letters);
    const call = calls.at(-1)!;
    await (what === 'failed' ? call.fail() : call.answer(what === 'found' ? [crete] : []));
  };
  return { ...flow, shown, typed, calls, answered, step: (by: 1 | -1) => flow.actor.send({ type: 'activitySearch.step', by }), press: (what: 'choose' | 'close') => flow.actor.send({ type: `activitySearch.${what}` }), comeBack: (query: string) => flow.actor.send({ type: 'activitySearch.return', query }) };
}

describe('activitySearch', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(activitySearchPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(activitySearchPaths)).toEqual([]);
  });

  it('asks once for a text, again once it could not be asked, for an empty one never, and gives up what is older [excursion.search]', async () => {
    const { typed, calls, shown, press } = start();
    for (const text of ['ri', 'rim', 'rim']) typed.next(text);
    expect(calls.map(({ input, signal }) => [input.query, signal.aborted])).toEqual([['ri', true], ['rim', false]]);
    await calls[1]!.fail();
    press('close');
    typed.next('rim');
    await calls[2]!.answer([crete]);
    typed.next('rim');
    expect([calls.length, shown()]).toEqual([3, ['open', ['Kréta'], -1]]);
    typed.next('rima');
    expect(shown()).toEqual(['open', ['Kréta'], -1]);
    typed.next('');
    expect([calls[3]!.signal.aborted, calls.length, shown()[0]]).toEqual([true, 4, 'closed']);
  });

  it('opens what the keys stand on, and nothing from the field itself; a later answer takes the list over [excursion.search]', async () => {
    const { typed, shown, step, press, facts, answered } = start();
    await answered('found');
    press('choose');
    expect([shown()[0], facts]).toEqual(['open', []]);
    step(1);
    step(1);
    step(-1);
    press('choose');
    expect([shown()[0], facts]).toEqual(['closed', [{ type: 'activitySearch.chosen', url }]]);
    await answered('nothing');
    expect(shown()).toEqual(['nothing', [], -1]);
    typed.next('');
    expect(shown()[0]).toBe('closed');
  });

  it('shows nothing of the list before where nothing begins with what is typed, or the shop cannot be asked [excursion.search]', async () => {
    const { shown, step, answered } = start();
    expect(shown()).toEqual(['closed', [], -1]);
    for (const state of ['nothing', 'failed'] as const) {
      await answered('found');
      step(1);
      expect(shown()).toEqual(['open', ['Kréta'], 0]);
      await answered(state);
      expect(shown()).toEqual([state, [], -1]);
    }
  });

  it.each([['a list', 'found'], ['that nothing is found', 'nothing'], ['that the shop cannot be asked', 'failed']] as const)('closes %s by a press, and is open again with the next letters [excursion.search]', async (_, what) => {
    const { shown, step, press, facts, answered } = start();
    await answered(what);
    step(1);
    press('close');
    expect([shown()[0], shown()[2]]).toEqual(['left', -1]);
    press('choose');
    expect(facts).toEqual([]);
    await answered('found');
    expect(shown()).toEqual(['open', ['Kréta'], -1]);
  });

  it('covers nothing with an answer that comes once the field was left, and has it for who comes back, asked for anew [excursion.search]', async () => {
    const { typed, calls, shown, step, press, comeBack, facts } = start();
    typed.next('kr');
    press('close');
    await calls[0]!.answer([crete]);
    expect(shown()).toEqual(['left', ['Kréta'], -1]);
    comeBack('kr');
    expect(shown()).toEqual(['open', ['Kréta'], -1]);
    await calls[1]!.answer([{ ...crete, url: `${url}&people=4` }]);
    step(1);
    press('choose');
    expect(facts).toEqual([{ type: 'activitySearch.chosen', url: `${url}&people=4` }]);
    press('close');
    typed.next('kre');
    await calls[2]!.answer([crete]);
    expect(shown()).toEqual(['open', ['Kréta'], -1]);
    typed.next('');
    press('close');
    comeBack('');
    expect(shown()[0]).toBe('left');
  });

  it('waits for the answer with who is back before it, and asks about what was typed and left before it paused [excursion.search]', async () => {
    const { typed, calls, shown, press, comeBack } = start();
    typed.next('kr');
    press('close');
    comeBack('kr');
    expect(shown()[0]).toBe('closed');
    await calls[0]!.answer([crete]);
    expect(shown()[0]).toBe('open');
    press('close');
    comeBack('rho');
    expect([shown()[0], calls[1]!.input.query]).toEqual(['closed', 'rho']);
    press('close');
    comeBack('kos');
    expect([calls[1]!.signal.aborted, calls[2]!.input.query]).toEqual([true, 'kos']);
    await calls[2]!.answer([crete]);
    expect(shown()[0]).toBe('open');
    typed.next('kosy');
    press('close');
    comeBack('');
    expect([calls[3]!.signal.aborted, shown()[0]]).toEqual([true, 'left']);
    typed.next('kosy');
    expect(calls).toHaveLength(5);
  });

  it('stands in the field again once something was opened, and walks what is there where no more can come [excursion.search]', async () => {
    const { typed, shown, step, press, facts, answered } = start();
    await answered('found');
    step(1);
    press('choose');
    expect(shown()).toEqual(['closed', ['Kréta'], -1]);
    await answered('found');
    typed.error('gone');
    step(1);
    press('choose');
    expect(facts).toEqual([{ type: 'activitySearch.chosen', url }, { type: 'activitySearch.chosen', url }]);
  });
});
