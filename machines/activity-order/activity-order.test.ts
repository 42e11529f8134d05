import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { activityOrderMachine } from './activity-order.machine.ts';
import { activityOrderPaths, exampleOrderInput, transactionWith } from './activity-order.paths.ts';
import { MAX_QUESTIONS } from './activity-order.rules.ts';
import type { ActivityOrderInput, ActivityOrderPorts } from './activity-order.types.ts';

function start(changes: Partial<ActivityOrderInput> = {}) {
  const begin = heldPort<ActivityOrderPorts['startTransaction']>();
  const ask = heldPort<ActivityOrderPorts['askTransaction']>();
  return { begin, ask, ...startFlow(activityOrderMachine, { input: { ...exampleOrderInput, ...changes }, ports: { startTransaction: begin.port, askTransaction: ask.port } }) };
}

describe('activityOrder', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(activityOrderPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(activityOrderPaths)).toEqual([]);
  });

  it('starts one payment for two presses, and with the same key after a failure [excursion.checkout]', async () => {
    const { actor, begin, facts } = start();
    actor.send({ type: 'activityOrder.chooseMethod', method: 'card' });
    actor.send({ type: 'activityOrder.pay' });
    actor.send({ type: 'activityOrder.pay' });
    await begin.calls[0]!.fail();
    actor.send({ type: 'activityOrder.pay' });
    expect(begin.calls.map(({ input }) => [input.variant, input.idempotencyKey])).toEqual([['advance', 'k-1'], ['advance', 'k-1']]);
    await begin.calls[1]!.answer({ redirectUrl: '/bank' });
    expect([actor.getSnapshot().value, facts]).toEqual(['leaving', [{ type: 'activityOrder.paymentStarted', redirectUrl: '/bank' }]]);
  });

  it('pays anew who comes back from the bank, by another bank or after a refusal, never with the key of before [excursion.checkout]', async () => {
    const { actor, begin } = start({ banks: ['card', 'aurora'].map((code) => ({ code, name: code, kind: 'card', available: true })) });
    actor.send({ type: 'activityOrder.chooseMethod', method: 'card' });
    actor.send({ type: 'activityOrder.pay' });
    await begin.calls[0]!.answer({ redirectUrl: '/bank' });
    actor.send({ type: 'activityOrder.pay' });
    await begin.calls[1]!.answer({ redirectUrl: '/bank-again' });
    actor.send({ type: 'activityOrder.chooseMethod', method: 'aurora' });
    expect(actor.getSnapshot().value).toEqual({ choosing: 'open' });
    actor.send({ type: 'activityOrder.pay' });
    expect(begin.calls.map(({ input }) => input.method)).toEqual(['card', 'card', 'aurora']);
    expect(new Set(begin.calls.map(({ input }) => input.idempotencyKey)).size).toBe(3);
  });

  it('asks again what the bank decided, at longer and longer pauses, until it says so or the mail is promised', async () => {
    const { actor, ask, clock, facts } = start({ transaction: transactionWith('pending') });
    for (let question = 0; question < MAX_QUESTIONS; question++) {
      clock.increment(8000);
      await ask.calls[question]!.answer(transactionWith('pending'));
    }
    expect(actor.getSnapshot().value).toBe('stillWaiting');
    actor.send({ type: 'activityOrder.askAgain' });
    await ask.calls.at(-1)!.answer(transactionWith('refused'));
    expect([actor.getSnapshot().value, facts]).toEqual(['refused', [{ type: 'activityOrder.decided', outcome: 'failed', transactionId: 'x', token: 't' }]]);
  });
});
