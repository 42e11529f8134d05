import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { shareMachine } from './share.machine.ts';
import { sharePaths } from './share.paths.ts';
import { COPIED_NOTICE } from './share.rules.ts';
import { selectShareNotice } from './share.select.ts';
import type { ShareOutcome, SharePorts } from './share.types.ts';

describe('share', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(sharePaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(sharePaths)).toEqual([]);
  });

  it.each<[ShareOutcome, 'copied' | null]>([['copied', 'copied'], ['shared', null], ['dismissed', null]])('after %s says %s', async (outcome, notice) => {
    const { port, calls } = heldPort<SharePorts['shareAddress']>();
    const { actor, clock } = startFlow(shareMachine, { input: undefined, ports: { shareAddress: port } });
    actor.send({ type: 'share.send' });
    await calls[0]!.answer(outcome);
    expect(selectShareNotice(actor.getSnapshot())).toBe(notice);
    clock.increment(COPIED_NOTICE);
    expect(selectShareNotice(actor.getSnapshot())).toBeNull();
  });

  it('says that a browser gives the address to nobody, until it is tried again; says a copy for its time only', async () => {
    const { port, calls } = heldPort<SharePorts['shareAddress']>();
    const { actor, clock } = startFlow(shareMachine, { input: undefined, ports: { shareAddress: port } });
    const notice = () => selectShareNotice(actor.getSnapshot());
    expect(actor.getSnapshot().value).toBe('idle');
    actor.send({ type: 'share.send' });
    // A second press asks no second time.
    actor.send({ type: 'share.send' });
    await calls[0]!.fail();
    expect([notice(), calls.length]).toEqual(['failed', 1]);
    actor.send({ type: 'share.send' });
    expect([notice(), calls.length]).toEqual([null, 2]);
    await calls[1]!.answer('copied');
    actor.send({ type: 'share.send' });
    expect([notice(), calls.length]).toEqual([null, 3]);
    await calls[2]!.answer('copied');
    clock.increment(COPIED_NOTICE - 1);
    expect(notice()).toBe('copied');
    clock.increment(1);
    expect([notice(), actor.getSnapshot().value]).toEqual([null, 'idle']);
    actor.send({ type: 'share.send' });
    await calls[3]!.answer('dismissed');
    expect(actor.getSnapshot().value).toBe('idle');
  });
});
