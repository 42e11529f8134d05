import { describe, expect, it } from 'vitest';
import { heldStream, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { countdownMachine } from './countdown.machine.ts';
import { countdownPaths } from './countdown.paths.ts';
import { timePartsOf } from './countdown.rules.ts';
import { selectTermsAreOpen, selectTimeParts } from './countdown.select.ts';
import type { Counted } from './countdown.types.ts';

const endsAt = Date.UTC(2026, 6, 1, 12);
const left = { days: 0, hours: 0, minutes: 0 };

function start(now: number, of: Counted = 'campaign') {
  const { port, streams, observed } = heldStream<number>();
  return { observed, streams, tell: (time: number) => streams.at(-1)!.next(time), ...startFlow(countdownMachine, { input: { of, endsAt, now }, ports: { clock: port } }) };
}

describe('countdown', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(countdownPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(countdownPaths)).toEqual([]);
  });

  it('shows what is left at every tick and tells the end once, at zero, when it stops listening [view.countdown]', () => {
    const { actor, facts, observed, tell } = start(endsAt - 2000);
    const shown = [selectTimeParts(actor.getSnapshot())];
    for (const now of [endsAt - 1000, endsAt]) {
      tell(now);
      shown.push(selectTimeParts(actor.getSnapshot()));
    }
    expect(shown).toEqual([{ ...left, seconds: 2 }, { ...left, seconds: 1 }, null]);
    expect([observed(), facts, actor.getSnapshot().value.time]).toEqual([[false], [{ type: 'countdown.ended', of: 'campaign', endsAt }], 'ended']);
  });

  it('shows the true time after a sleep, and the end where that has passed meanwhile', () => {
    const { actor, facts, tell } = start(endsAt - 90_000);
    tell(endsAt - 60_000);
    expect(selectTimeParts(actor.getSnapshot())).toEqual({ ...left, minutes: 1, seconds: 0 });
    tell(endsAt + 5_000);
    expect([selectTimeParts(actor.getSnapshot()), facts.length]).toEqual([null, 1]);
  });

  it('stays at the time it was told last where no clock tells more', () => {
    const { actor, facts, streams } = start(endsAt - 90_000);
    streams[0]!.error('no clock');
    expect([selectTimeParts(actor.getSnapshot()), actor.getSnapshot().status, facts]).toEqual([{ ...left, minutes: 1, seconds: 30 }, 'active', []]);
  });

  it('opens the terms of what ends beside the time, which goes on, also past its end [view.dialog]', () => {
    const { actor, tell } = start(endsAt - 2000);
    const shown = () => [selectTermsAreOpen(actor.getSnapshot()), actor.getSnapshot().value.time];
    expect(shown()).toEqual([false, 'counting']);
    actor.send({ type: 'countdown.openTerms' });
    tell(endsAt - 1000);
    expect(shown()).toEqual([true, 'counting']);
    tell(endsAt);
    expect(shown()).toEqual([true, 'ended']);
    actor.send({ type: 'countdown.closeTerms' });
    expect(shown()).toEqual([false, 'ended']);
  });

  it('is over at once when the end has passed', () => {
    const { actor, facts } = start(endsAt + 1, 'sale');
    expect([selectTimeParts(actor.getSnapshot()), facts]).toEqual([null, [{ type: 'countdown.ended', of: 'sale', endsAt }]]);
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
