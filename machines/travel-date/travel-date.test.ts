import { describe, expect, it } from 'vitest';
import type { Flexibility } from '../../src/domain/search/departure-window.ts';
import { startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { travelDateMachine } from './travel-date.machine.ts';
import { travelDatePaths } from './travel-date.paths.ts';
import { selectDraft, selectFlexibilities, selectMonths, selectSettled, selectShownDraft } from './travel-date.select.ts';

const sale = { minDate: '2026-07-02', maxDate: '2026-09-15' };

function start(from: string | null = null, to: string | null = null, flexibility: Flexibility = 0) {
  return startFlow(travelDateMachine, { input: { from, to, flexibility, ...sale } });
}

describe('travel date', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(travelDatePaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(travelDatePaths)).toEqual([]);
  });

  it('hands the draft over on submit [date.draft]', () => {
    const { actor, facts } = start();
    actor.send({ type: 'travelDate.chooseDay', date: '2026-07-10' });
    actor.send({ type: 'travelDate.chooseDay', date: '2026-07-20' });
    actor.send({ type: 'travelDate.submit' });
    expect(actor.getSnapshot().output).toEqual({ dates: { from: '2026-07-10', to: '2026-07-20', flexibility: 0 } });
    expect(facts).toEqual([{ type: 'travelDate.submitted', from: '2026-07-10', to: '2026-07-20', flexibility: 0 }]);
  });

  it('begins anew when the second day lies before the first', () => {
    const { actor } = start();
    actor.send({ type: 'travelDate.chooseDay', date: '2026-07-20' });
    actor.send({ type: 'travelDate.chooseDay', date: '2026-07-10' });
    expect(actor.getSnapshot().value).toBe('started');
    expect(selectDraft(actor.getSnapshot())).toEqual({ from: '2026-07-10', to: null });
  });

  it('begins a new range once both ends are chosen, and takes no day or month that is not on sale [date.draft]', () => {
    const { actor } = start('2026-07-10', '2026-07-20', 3);
    const shown = () => [actor.getSnapshot().value, selectDraft(actor.getSnapshot())];
    expect(shown()).toEqual(['complete', { from: '2026-07-10', to: '2026-07-20' }]);
    actor.send({ type: 'travelDate.chooseDay', date: '2026-09-16' });
    actor.send({ type: 'travelDate.chooseMonth', month: '2026-10' });
    expect(shown()).toEqual(['complete', { from: '2026-07-10', to: '2026-07-20' }]);
    actor.send({ type: 'travelDate.chooseDay', date: '2026-08-01' });
    expect(shown()).toEqual(['started', { from: '2026-08-01', to: null }]);
    actor.send({ type: 'travelDate.chooseDay', date: '2026-07-01' });
    expect(shown()).toEqual(['started', { from: '2026-08-01', to: null }]);
    actor.send({ type: 'travelDate.chooseDay', date: '2026-08-04' });
    expect(shown()).toEqual(['complete', { from: '2026-08-01', to: '2026-08-04' }]);
    actor.send({ type: 'travelDate.clear' });
    expect(shown()).toEqual(['empty', { from: null, to: null }]);
    actor.send({ type: 'travelDate.flex', days: 7 });
    actor.send({ type: 'travelDate.chooseMonth', month: '2026-08' });
    expect([...shown(), actor.getSnapshot().context.flexibility]).toEqual(['complete', { from: '2026-08-01', to: '2026-08-31' }, 0]);
  });

  it('takes one chosen day for the whole range [start-date.filter]', () => {
    const { actor } = start();
    actor.send({ type: 'travelDate.chooseDay', date: '2026-07-10' });
    actor.send({ type: 'travelDate.submit' });
    expect(actor.getSnapshot().output).toEqual({ dates: { from: '2026-07-10', to: '2026-07-10', flexibility: 0 } });
  });

  it.each([
    ['2026-07-10', 3, { from: '2026-07-07', to: '2026-07-13' }],
    ['2026-07-04', 7, { from: '2026-07-02', to: '2026-07-11' }],
    ['2026-09-14', 1, { from: '2026-09-13', to: '2026-09-15' }],
    ['2026-09-14', 7, { from: '2026-09-07', to: '2026-09-15' }],
    ['2026-07-10', 0, { from: '2026-07-10', to: '2026-07-10' }],
  ] as const)('lets the %s differ by %i days, within what is on sale [date.draft]', (date, days, dates) => {
    const { actor } = start();
    actor.send({ type: 'travelDate.flex', days: 7 });
    expect([selectFlexibilities(actor.getSnapshot()), actor.getSnapshot().context.flexibility]).toEqual([[], 0]);
    actor.send({ type: 'travelDate.chooseDay', date });
    actor.send({ type: 'travelDate.flex', days });
    expect(selectFlexibilities(actor.getSnapshot()).filter(({ chosen }) => chosen)).toEqual([{ days, chosen: true }]);
    expect(selectSettled(actor.getSnapshot())).toEqual(dates);
    actor.send({ type: 'travelDate.submit' });
    expect(actor.getSnapshot().output).toEqual({ dates: { from: date, to: date, flexibility: days } });
  });

  it('opens with the day that was chosen and by how many days it may be missed, and hands both on as they are [date.draft]', () => {
    const { actor } = start('2026-07-10', '2026-07-10', 3);
    expect(selectDraft(actor.getSnapshot())).toEqual({ from: '2026-07-10', to: '2026-07-10' });
    expect(selectFlexibilities(actor.getSnapshot()).filter(({ chosen }) => chosen)).toEqual([{ days: 3, chosen: true }]);
    expect(selectSettled(actor.getSnapshot())).toEqual({ from: '2026-07-07', to: '2026-07-13' });
    actor.send({ type: 'travelDate.submit' });
    expect(actor.getSnapshot().output).toEqual({ dates: { from: '2026-07-10', to: '2026-07-10', flexibility: 3 } });
  });

  it('forgets that days may differ with a whole month or a cleared draft [date.month-range]', () => {
    const { actor } = start('2026-07-10', '2026-07-12');
    actor.send({ type: 'travelDate.flex', days: 3 });
    actor.send({ type: 'travelDate.chooseMonth', month: '2026-08' });
    expect(selectSettled(actor.getSnapshot())).toEqual({ from: '2026-08-01', to: '2026-08-31' });
    actor.send({ type: 'travelDate.flex', days: 1 });
    actor.send({ type: 'travelDate.clear' });
    expect(selectSettled(actor.getSnapshot())).toEqual({ from: null, to: null });
  });

  it('chooses a month from its first to its last day [date.month-range]', () => {
    const { actor } = start();
    actor.send({ type: 'travelDate.chooseMonth', month: '2026-09' });
    expect(selectDraft(actor.getSnapshot())).toEqual({ from: '2026-09-01', to: '2026-09-30' });
    expect(selectMonths(actor.getSnapshot())).toEqual([
      { month: '2026-07', chosen: false }, { month: '2026-08', chosen: false }, { month: '2026-09', chosen: true },
    ]);
  });

  it('begins its calendar with the days that are chosen, goes where somebody turns it or chooses a month, and stays there [date.draft]', () => {
    const shown = (flow: ReturnType<typeof start>) => selectShownDraft(flow.actor.getSnapshot()).shownMonth;
    expect([shown(start()), shown(start('2026-08-03', '2026-08-07'))]).toEqual([null, '2026-08-03']);
    const flow = start();
    flow.actor.send({ type: 'travelDate.showMonth', month: '2026-08-01' });
    flow.actor.send({ type: 'travelDate.chooseDay', date: '2026-09-02' });
    expect(shown(flow)).toBe('2026-08-01');
    flow.actor.send({ type: 'travelDate.chooseMonth', month: '2026-07' });
    flow.actor.send({ type: 'travelDate.clear' });
    expect(shown(flow)).toBe('2026-07-01');
  });

  it.each(['2026-07-01', '2026-09-16', '2026-02-30', ''])('ignores the day %s, which is not on sale', (date) => {
    const { actor } = start();
    actor.send({ type: 'travelDate.chooseDay', date });
    expect(actor.getSnapshot().value).toBe('empty');
  });
});
