import { describe, expect, it } from 'vitest';
import { bookableUntil } from '../../src/domain/booking/bookable-until.ts';
import { selectTimeParts } from '../countdown/countdown.select.ts';
import { heldStream, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { saleEndMachine } from './sale-end.machine.ts';
import { DEPARTURE, saleEndPaths } from './sale-end.paths.ts';
import { LAST_HOURS, MOST_AHEAD } from './sale-end.rules.ts';

const HOUR = 3_600_000;
const endsAt = bookableUntil(DEPARTURE);
const counting = { lastHours: 'counting' };

/** A card whose clock says what the test tells it. */
function start(departureDate: string | null = DEPARTURE) {
  const [moments, clock] = [heldStream<number>(), heldStream<number>()];
  const asked: number[][] = [];
  const { actor, facts } = startFlow(saleEndMachine, {
    input: { departureDate },
    ports: { clock: clock.port, moments: (input: { moments: number[] }) => { asked.push(input.moments); return moments.port(); } },
  });
  return {
    actor, facts, asked,
    state: () => actor.getSnapshot().value,
    left: () => selectTimeParts(actor.getSnapshot().children.countdown!.getSnapshot()),
    listening: () => [...moments.observed(), ...clock.observed()].filter(Boolean).length,
    tellTime: (now: number) => moments.streams.at(-1)!.next(now),
    breakClock: () => moments.streams.at(-1)!.error('no clock'),
    tick: (now: number) => clock.streams.at(-1)!.next(now),
    choose: (date: string) => actor.send({ type: 'saleEnd.follow', departureDate: date }),
  };
}

describe('sale end', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(saleEndPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(saleEndPaths)).toEqual([]);
  });

  it('counts down the sale from 24 hours before its end on [view.countdown]', () => {
    const { asked, state, tellTime, left } = start();
    expect(asked).toEqual([[endsAt - LAST_HOURS]]);
    tellTime(endsAt - 24 * HOUR - 1);
    expect(state()).toBe('waiting');
    tellTime(endsAt - 24 * HOUR);
    expect([state(), left()]).toEqual([counting, { days: 1, hours: 0, minutes: 0, seconds: 0 }]);
  });

  it('begins also where the page learns only later how late it is: one from a cache may be from another day', () => {
    const { state, tellTime, left } = start();
    tellTime(endsAt - 50 * HOUR);
    tellTime(endsAt - HOUR);
    expect([state(), left()]).toEqual([counting, { days: 0, hours: 1, minutes: 0, seconds: 0 }]);
  });

  it('follows the offer: goes on for the same day at another price, ends with a later one, begins anew for another last day [view.countdown]', () => {
    const { choose, state, tellTime, actor, listening } = start();
    tellTime(endsAt - HOUR);
    const before = actor.getSnapshot().children.countdown;
    choose(DEPARTURE);
    expect([state(), actor.getSnapshot().children.countdown === before]).toEqual([counting, true]);
    choose('2026-07-19');
    tellTime(endsAt - HOUR);
    expect([state(), actor.getSnapshot().children.countdown, listening()]).toEqual(['waiting', undefined, 1]);
    choose(DEPARTURE);
    tellTime(endsAt - HOUR);
    expect(state()).toEqual(counting);
  });

  it('waits for an offer where none stands yet', () => {
    const { state, choose, asked } = start(null);
    expect([state(), asked]).toEqual(['idle', []]);
    choose(DEPARTURE);
    expect([state(), asked]).toEqual(['waiting', [[endsAt - LAST_HOURS]]]);
  });

  it('goes on without a clock: another offer is followed with a new one', () => {
    const { actor, breakClock, choose, tellTime, state } = start();
    breakClock();
    expect([state(), actor.getSnapshot().status]).toEqual(['waiting', 'active']);
    choose(DEPARTURE);
    tellTime(endsAt);
    breakClock();
    expect([state(), actor.getSnapshot().status]).toEqual(['doubtful', 'active']);
  });

  it('tells once that the end has come, and says so for as long as no other offer stands [view.countdown]', () => {
    const { state, tellTime, tick, facts, left } = start();
    tellTime(endsAt - HOUR);
    tick(endsAt - 1000);
    expect([state(), facts]).toEqual([counting, []]);
    tick(endsAt);
    expect([state(), facts, left()]).toEqual([{ lastHours: 'ended' }, [{ type: 'saleEnd.reached' }], null]);
  });

  it('tells it once more for an offer that the server still sells at its end, when both clocks must have passed it, and not without end', () => {
    const { state, tellTime, tick, facts, choose, asked } = start();
    tellTime(endsAt - HOUR);
    tick(endsAt);
    choose(DEPARTURE);
    tellTime(endsAt);
    expect([state(), asked.at(-1)]).toEqual(['doubtful', [endsAt + MOST_AHEAD]]);
    tellTime(endsAt + MOST_AHEAD - 1);
    expect(facts).toHaveLength(1);
    tellTime(endsAt + MOST_AHEAD);
    expect([state(), facts.length]).toEqual(['over', 2]);
    choose(DEPARTURE);
    tellTime(endsAt + MOST_AHEAD);
    expect([state(), facts.length]).toEqual(['over', 2]);
  });
});
