import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { countdownMachine } from './countdown.machine.ts';
import { countdownPaths } from './countdown.paths.ts';
import { COUNTDOWN_TICK, timePartsOf } from './countdown.rules.ts';
import { selectTimeParts } from './countdown.select.ts';
import type { CountdownPorts } from './countdown.types.ts';

const endsAt = Date.UTC(2026, 6, 1, 12);
const left = { days: 0, hours: 0, minutes: 0 };

function start(now: number) {
  const { port, calls } = heldPort<CountdownPorts['tellTime']>();
  return { calls, ...startFlow(countdownMachine, { input: { endsAt, now }, ports: { tellTime: port } }) };
}

describe('countdown', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(countdownPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(countdownPaths)).toEqual([]);
  });

  it('ticks every second and tells the end once, at zero [view.countdown]', async () => {
    const { actor, calls, clock, facts } = start(endsAt - 2000);
    const shown = [selectTimeParts(actor.getSnapshot())];
    for (const now of [endsAt - 1000, endsAt]) {
      clock.increment(COUNTDOWN_TICK);
      await calls.at(-1)!.answer(now);
      shown.push(selectTimeParts(actor.getSnapshot()));
    }
    clock.increment(10 * COUNTDOWN_TICK);
    expect(shown).toEqual([{ ...left, seconds: 2 }, { ...left, seconds: 1 }, null]);
    expect([calls.length, facts]).toEqual([2, [{ type: 'countdown.ended', endsAt }]]);
  });

  it('skips no second after a late tick, and shows the true time after a sleep', async () => {
    const { actor, calls, clock } = start(endsAt - 90_000);
    clock.increment(COUNTDOWN_TICK);
    await calls[0]!.answer(endsAt - 88_700);
    clock.increment(699);
    expect(calls).toHaveLength(1);
    clock.increment(1);
    await calls[1]!.answer(endsAt - 60_000);
    expect(selectTimeParts(actor.getSnapshot())).toEqual({ ...left, minutes: 1, seconds: 0 });
  });

  it('goes on by itself when the clock does not answer', async () => {
    const { actor, calls, clock, facts } = start(endsAt - 1000);
    clock.increment(COUNTDOWN_TICK);
    await calls[0]!.fail();
    expect([selectTimeParts(actor.getSnapshot()), facts.length]).toEqual([null, 1]);
  });

  it('is over at once when the end has passed', () => {
    const { actor, facts } = start(endsAt + 1);
    expect([selectTimeParts(actor.getSnapshot()), facts.length]).toEqual([null, 1]);
  });

  it.each([
    [1, { ...left, seconds: 1 }],
    [59_001, { ...left, minutes: 1, seconds: 0 }],
    [86_400_000, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
    [200_000_000, { days: 2, hours: 7, minutes: 33, seconds: 20 }],
  ])('%i ms are shown as whole units', (ms, parts) => {
    expect(timePartsOf(ms)).toEqual(parts);
  });
});
