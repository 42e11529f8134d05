import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { paymentProcessMachine } from './payment-process.machine.ts';
import { paymentProcessPaths, progressWith, STARTED } from './payment-process.paths.ts';
import { selectProcessView, selectProgress, selectWaitedSeconds } from './payment-process.select.ts';
import type { PaymentProcessPorts } from './payment-process.types.ts';

function start() {
  const asking = heldPort<PaymentProcessPorts['fetchProgress']>();
  const ticks = new Subject<number>();
  const flow = startFlow(paymentProcessMachine, { input: { orderId: 'o-1', token: 't' }, ports: { fetchProgress: asking.port, clock: () => ticks } });
  const tickFrom = (from: number, count: number) => { for (let second = 1; second <= count; second += 1) ticks.next(STARTED + (from + second) * 1000); };
  return { ...flow, asked: asking.calls, ticks, tickFrom };
}

describe('waiting for the bank', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(paymentProcessPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(paymentProcessPaths)).toEqual([]);
  });

  it.each(['paid', 'refused', 'cancelled'] as const)('tells that the payment was %s as soon as the bank has said so [page.process-payment]', async (outcome) => {
    const { actor, asked, facts, tickFrom } = start();
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await asked[0]!.answer(progressWith('pending'));
    tickFrom(0, 4);
    expect(selectWaitedSeconds(actor.getSnapshot())).toBe(4);
    expect(asked.map(({ input }) => input)).toEqual([1, 2].map(() => ({ orderId: 'o-1', token: 't' })));
    await asked[1]!.answer(progressWith(outcome));
    expect([selectProcessView(actor.getSnapshot()), selectProgress(actor.getSnapshot())]).toEqual([outcome, progressWith(outcome)]);
    expect(facts).toEqual([{ type: 'paymentProcess.decided', outcome, orderId: 'o-1' }]);
  });

  it('asks every four seconds at first, every fifteen once it takes long, and at once when told to [page.process-payment]', async () => {
    const { actor, asked, tickFrom } = start();
    await asked[0]!.answer(progressWith('pending'));
    tickFrom(0, 3);
    expect([asked.length, selectWaitedSeconds(actor.getSnapshot())]).toEqual([1, 3]);
    tickFrom(3, 1);
    expect(asked).toHaveLength(2);
    await asked[1]!.answer(progressWith('pending'));
    tickFrom(200, 14);
    expect(asked).toHaveLength(2);
    tickFrom(214, 1);
    expect(asked).toHaveLength(3);
    await asked[2]!.answer(progressWith('pending'));
    actor.send({ type: 'paymentProcess.askNow' });
    expect(asked).toHaveLength(4);
  });

  it('goes on through failures and stops listening to the clock once it is decided [page.process-payment]', async () => {
    const { actor, asked, ticks, tickFrom } = start();
    await asked[0]!.fail();
    expect(selectProcessView(actor.getSnapshot())).toBe('unreachable');
    tickFrom(0, 4);
    await asked[1]!.answer(progressWith('paid'));
    expect(ticks.observed).toBe(false);
    expect(selectProcessView(actor.getSnapshot())).toBe('paid');
  });

  it('can be asked without a clock [page.process-payment]', async () => {
    const { actor, asked, ticks } = start();
    await asked[0]!.answer(progressWith('pending'));
    ticks.error(new Error('no clock'));
    actor.send({ type: 'paymentProcess.askNow' });
    await asked[1]!.answer(progressWith('paid'));
    expect(selectProcessView(actor.getSnapshot())).toBe('paid');
  });

  it('says that nothing is under way, and that an order is not there [page.process-payment]', async () => {
    const without = start();
    await without.asked[0]!.answer(progressWith('none'));
    expect([selectProcessView(without.actor.getSnapshot()), selectProgress(without.actor.getSnapshot())]).toEqual(['nothing', progressWith('none')]);
    const missing = start();
    await missing.asked[0]!.fail({ status: 404, body: { code: 'not-found' } });
    expect(selectProcessView(missing.actor.getSnapshot())).toBe('missing');
  });
});
