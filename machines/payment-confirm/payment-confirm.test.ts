import { describe, expect, it } from 'vitest';
import { heldPort, heldStream, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { paymentConfirmMachine } from './payment-confirm.machine.ts';
import { paymentConfirmPaths, paymentWith } from './payment-confirm.paths.ts';
import { confirmPause, MAX_QUESTIONS } from './payment-confirm.rules.ts';
import { selectIsFindingOut, selectOutcome, selectProblem } from './payment-confirm.select.ts';
import type { PaymentConfirmPorts } from './payment-confirm.types.ts';

function start() {
  const asking = heldPort<PaymentConfirmPorts['addConfirmation']>();
  const times = heldStream<'due'>();
  const pauses: number[] = [];
  const flow = startFlow(paymentConfirmMachine, {
    input: { orderId: 'o-1', token: 't' },
    ports: { addConfirmation: asking.port, timeToAsk: ({ pause }: { pause: number }) => { pauses.push(pause); return times.port(); } },
  });
  return { ...flow, asked: asking.calls, pauses, times: times.streams, observed: times.observed, beDue: () => times.streams.at(-1)!.next('due') };
}

/** Lets the bank be silent for as many questions as the page asks by itself. */
async function stayPending({ asked, beDue }: ReturnType<typeof start>) {
  for (let question = 0; question < MAX_QUESTIONS; question += 1) {
    await asked.at(-1)!.answer(paymentWith('pending'));
    beDue();
  }
}

describe('payment confirmation', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(paymentConfirmPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(paymentConfirmPaths)).toEqual([]);
  });

  it.each(['paid', 'refused', 'cancelled'] as const)('tells that the payment was %s, once the bank has said so [page.payment-confirm]', async (outcome) => {
    const { actor, asked, facts } = start();
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await asked[0]!.answer(paymentWith(outcome));
    expect(selectOutcome(actor.getSnapshot())).toBe(outcome);
    expect(facts).toEqual([{ type: 'paymentConfirm.decided', outcome, orderId: 'o-1' }]);
  });

  it('waits for no bank where no payment was begun [page.payment-confirm]', async () => {
    const { actor, asked, facts } = start();
    await asked[0]!.answer(paymentWith('none'));
    expect([selectIsFindingOut(actor.getSnapshot()), selectProblem(actor.getSnapshot()), facts]).toEqual([false, 'nothing', []]);
  });

  it('asks again after pauses that grow [page.payment-confirm]', async () => {
    const { asked, pauses, observed, beDue } = start();
    expect(pauses).toEqual([]);
    await asked[0]!.answer(paymentWith('pending'));
    expect([asked.length, pauses]).toEqual([1, [confirmPause(1)]]);
    beDue();
    await asked[1]!.answer(paymentWith('pending'));
    expect([asked.length, pauses, observed()]).toEqual([2, [confirmPause(1), confirmPause(2)], [false, true]]);
    expect(confirmPause(2)).toBeGreaterThan(confirmPause(1));
    beDue();
    expect(asked.map(({ input }) => input)).toEqual([1, 2, 3].map(() => ({ orderId: 'o-1', token: 't' })));
  });

  it('stops asking after a bounded number of questions and lets the customer ask once more [page.payment-confirm]', async () => {
    const flow = start();
    await stayPending(flow);
    const { actor, asked, times, beDue } = flow;
    expect([actor.getSnapshot().value, selectIsFindingOut(actor.getSnapshot()), asked.length]).toEqual(['stillWaiting', false, MAX_QUESTIONS]);
    beDue();
    expect([asked.length, times.length]).toEqual([MAX_QUESTIONS, MAX_QUESTIONS - 1]);
    actor.send({ type: 'paymentConfirm.askAgain' });
    await asked.at(-1)!.answer(paymentWith('paid'));
    expect(selectOutcome(actor.getSnapshot())).toBe('paid');
  });

  it('asks before the pause is over when the customer wants to know, and once more where the shop could not be asked [page.payment-confirm]', async () => {
    const { actor, asked, observed, beDue } = start();
    await asked[0]!.answer(paymentWith('pending'));
    actor.send({ type: 'paymentConfirm.askAgain' });
    expect([asked.length, observed()]).toEqual([2, [false]]);
    for (let question = 2; question <= MAX_QUESTIONS; question += 1) {
      await asked.at(-1)!.fail();
      beDue();
    }
    expect([selectProblem(actor.getSnapshot()), asked.length]).toEqual(['failed', MAX_QUESTIONS]);
    actor.send({ type: 'paymentConfirm.askAgain' });
    await asked.at(-1)!.answer(paymentWith('pending'));
    expect([selectIsFindingOut(actor.getSnapshot()), asked.length]).toEqual([true, MAX_QUESTIONS + 1]);
  });

  it('goes on asking through failures [page.payment-confirm]', async () => {
    const { actor, asked, beDue } = start();
    await asked[0]!.fail();
    expect(selectIsFindingOut(actor.getSnapshot())).toBe(true);
    beDue();
    await asked[1]!.answer(paymentWith('paid'));
    expect(selectOutcome(actor.getSnapshot())).toBe('paid');
  });

  it('lets the customer ask where nothing tells the time [page.payment-confirm]', async () => {
    const { actor, asked, times } = start();
    await asked[0]!.answer(paymentWith('pending'));
    times[0]!.error(new Error('no clock'));
    expect([actor.getSnapshot().value, selectIsFindingOut(actor.getSnapshot())]).toEqual(['stillWaiting', false]);
    actor.send({ type: 'paymentConfirm.askAgain' });
    await asked[1]!.answer(paymentWith('paid'));
    expect(selectOutcome(actor.getSnapshot())).toBe('paid');
  });
});
