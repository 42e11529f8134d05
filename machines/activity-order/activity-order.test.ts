import { describe, expect, it } from 'vitest';
import { heldPort, heldStream, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { activityOrderMachine } from './activity-order.machine.ts';
import { activityOrderPaths, exampleOrderInput, transactionWith } from './activity-order.paths.ts';
import { askPause, MAX_QUESTIONS } from './activity-order.rules.ts';
import { selectAmount, selectByTelephone, selectCancelProblem, selectIsAskedToCancel, selectIsCancelling, selectIsStarting, selectMayCancel, selectOrder, selectOrderStep, selectPayment, selectPaymentHint, selectUnderWay } from './activity-order.select.ts';
import type { ActivityOrderInput, ActivityOrderPorts } from './activity-order.types.ts';

function start(changes: Partial<ActivityOrderInput> = {}) {
  const begin = heldPort<ActivityOrderPorts['startTransaction']>();
  const fetch = heldPort<ActivityOrderPorts['fetchPayable']>();
  const ask = heldPort<ActivityOrderPorts['askTransaction']>();
  const cancel = heldPort<ActivityOrderPorts['cancelOrder']>();
  const times = heldStream<'due'>();
  const pauses: number[] = [];
  return {
    begin, fetch, ask, cancel, pauses, times,
    ...startFlow(activityOrderMachine, {
      input: { ...exampleOrderInput, ...changes },
      ports: { startTransaction: begin.port, fetchPayable: fetch.port, cancelOrder: cancel.port, askTransaction: ask.port, timeToAsk: ({ pause }: { pause: number }) => { pauses.push(pause); return times.port(); } },
    }),
  };
}

describe('activityOrder', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(activityOrderPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(activityOrderPaths)).toEqual([]);
  });

  it('tells of a payment that stands open at its bank for as long as there is something to choose [excursion.checkout]', () => {
    const underWay = (changes: Partial<ActivityOrderInput>) => selectUnderWay(start(changes).actor.getSnapshot());
    expect([underWay({}), underWay({ underWay: 'x' }), underWay({ underWay: 'x', transaction: transactionWith('paid') })]).toEqual([null, 'x', null]);
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
    const { actor, ask, pauses, times, facts } = start({ transaction: transactionWith('pending') });
    for (let question = 0; question < MAX_QUESTIONS; question++) {
      times.streams.at(-1)!.next('due');
      await ask.calls[question]!.answer(transactionWith('pending'));
    }
    expect([actor.getSnapshot().value, times.observed().some(Boolean)]).toEqual(['stillWaiting', false]);
    expect(pauses).toEqual(Array.from({ length: MAX_QUESTIONS }, (_, question) => askPause(question)));
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    actor.send({ type: 'activityOrder.askAgain' });
    await ask.calls.at(-1)!.answer(transactionWith('refused'));
    expect([actor.getSnapshot().value, facts]).toEqual(['refused', [{ type: 'activityOrder.decided', outcome: 'failed', transactionId: 'x', token: 't' }]]);
  });

  it.each([
    ['paid', 'paid', 'paid', 'paid'], ['refused', 'placed', 'refused', 'failed'], ['cancelled', 'placed', 'refused', 'failed'], ['returned', 'cancelled', 'returned', 'failed'],
  ] as const)('opens a payment that was %s of an order that is %s with its outcome, and tells it once [excursion.checkout]', (status, orderStatus, step, outcome) => {
    const { actor, facts } = start({ transaction: transactionWith(status), order: { ...exampleOrderInput.order, status: orderStatus }, variants: [] });
    expect([selectOrderStep(actor.getSnapshot()), facts]).toEqual([step, [{ type: 'activityOrder.decided', outcome, transactionId: 'x', token: 't' }]]);
  });

  it('opens an order without a payment by what is left to pay [excursion.checkout]', () => {
    const stepOf = (changes: Partial<ActivityOrderInput>) => selectOrderStep(start(changes).actor.getSnapshot());
    expect(stepOf({ order: { ...exampleOrderInput.order, status: 'cancelled' }, variants: [] })).toBe('cancelled');
    expect(stepOf({ variants: [] })).toBe('settled');
    expect(stepOf({})).toBe('choosing');
    expect(stepOf({ transaction: transactionWith('pending'), variants: [] })).toBe('waiting');
  });

  it('charges only what is offered, at a bank that is open, before and after it was left for the bank [excursion.checkout]', async () => {
    const { actor, begin } = start({ variants: [{ code: 'full', amount: 200_000 }] });
    const chosen = () => { const { variant, method } = selectPayment(actor.getSnapshot()); return [variant, method, selectAmount(actor.getSnapshot())]; };
    const refused = () => {
      actor.send({ type: 'activityOrder.chooseVariant', variant: 'advance' });
      actor.send({ type: 'activityOrder.chooseMethod', method: 'night' });
    };
    refused();
    expect(chosen()).toEqual(['full', null, 200_000]);
    actor.send({ type: 'activityOrder.chooseMethod', method: 'card' });
    actor.send({ type: 'activityOrder.pay' });
    await begin.calls[0]!.answer({ redirectUrl: '/bank' });
    refused();
    expect([chosen(), actor.getSnapshot().value]).toEqual([['full', 'card', 200_000], 'leaving']);
  });

  it('pays another part with another key, before the bank and back from it [excursion.checkout]', async () => {
    const { actor, begin } = start();
    actor.send({ type: 'activityOrder.chooseVariant', variant: 'full' });
    actor.send({ type: 'activityOrder.chooseMethod', method: 'card' });
    actor.send({ type: 'activityOrder.pay' });
    await begin.calls[0]!.answer({ redirectUrl: '/bank' });
    actor.send({ type: 'activityOrder.chooseVariant', variant: 'advance' });
    expect(actor.getSnapshot().value).toEqual({ choosing: 'open' });
    actor.send({ type: 'activityOrder.pay' });
    expect(begin.calls.map(({ input: { variant, idempotencyKey } }) => [variant, idempotencyKey])).toEqual([['full', 'k-2'], ['advance', 'k-3']]);
  });

  it('says why no payment began, and asks for another bank only where that one is closed [excursion.checkout]', async () => {
    const { actor, begin } = start();
    const hint = () => [selectPaymentHint(actor.getSnapshot()), selectPayment(actor.getSnapshot()).method, selectIsStarting(actor.getSnapshot())];
    actor.send({ type: 'activityOrder.pay' });
    expect(hint()).toEqual(['methodMissing', null, false]);
    actor.send({ type: 'activityOrder.chooseMethod', method: 'card' });
    expect(hint()).toEqual([null, 'card', false]);
    for (const [code, expected] of [['payment-in-progress', ['underWay', 'card', false]], ['broken', ['failed', 'card', false]], ['method-unavailable', ['methodUnavailable', null, false]]] as const) {
      actor.send({ type: 'activityOrder.pay' });
      await begin.calls.at(-1)!.fail({ status: 409, body: { code } });
      expect(hint()).toEqual(expected);
    }
  });

  it('looks up what is left to pay where it was paid or cancelled elsewhere, and asks for nothing that is not [excursion.checkout]', async () => {
    const refusedWith = async (code: string) => {
      const flow = start();
      flow.actor.send({ type: 'activityOrder.chooseMethod', method: 'card' });
      flow.actor.send({ type: 'activityOrder.pay' });
      await flow.begin.calls[0]!.fail({ status: 409, body: { code, errors: [] } });
      expect([selectIsStarting(flow.actor.getSnapshot()), flow.fetch.calls.map(({ input }) => input)]).toEqual([true, [{ orderId: 'o', token: 't' }]]);
      return flow;
    };
    const { order } = exampleOrderInput;
    const paid = await refusedWith('already-paid');
    await paid.fetch.calls[0]!.answer({ order: { ...order, status: 'paid', paidPrice: 200_000, duePrice: 0 }, variants: [], underWay: null });
    expect([selectOrderStep(paid.actor.getSnapshot()), selectOrder(paid.actor.getSnapshot()).status]).toEqual(['settled', 'paid']);
    const cancelled = await refusedWith('order-cancelled');
    await cancelled.fetch.calls[0]!.answer({ order: { ...order, status: 'cancelled' }, variants: [], underWay: null });
    expect(selectOrderStep(cancelled.actor.getSnapshot())).toBe('cancelled');

    const partly = await refusedWith('variant-unavailable');
    await partly.fetch.calls[0]!.answer({ order: { ...order, status: 'advance-paid', paidPrice: 40_000, duePrice: 160_000 }, variants: [{ code: 'full', amount: 160_000 }], underWay: 'other' });
    const { variants, variant, method } = selectPayment(partly.actor.getSnapshot());
    expect([selectPaymentHint(partly.actor.getSnapshot()), selectIsStarting(partly.actor.getSnapshot()), variants.map(({ code }) => code), variant, selectAmount(partly.actor.getSnapshot()), method]).toEqual(['changed', false, ['full'], 'full', 160_000, 'card']);
    partly.actor.send({ type: 'activityOrder.pay' });
    expect(partly.begin.calls.map(({ input }) => [input.variant, input.idempotencyKey])).toEqual([['advance', 'k-1'], ['full', 'k-2']]);

    const unknown = await refusedWith('already-paid');
    await unknown.fetch.calls[0]!.fail();
    expect([selectPaymentHint(unknown.actor.getSnapshot()), selectPayment(unknown.actor.getSnapshot()).variant]).toEqual(['failed', 'advance']);
  });

  it('sends the amount that is shown, and shows another one before it is paid [excursion.checkout]', async () => {
    const { actor, begin, fetch } = start();
    actor.send({ type: 'activityOrder.chooseVariant', variant: 'full' });
    actor.send({ type: 'activityOrder.chooseMethod', method: 'card' });
    actor.send({ type: 'activityOrder.pay' });
    await begin.calls[0]!.fail({ status: 409, body: { code: 'price-changed', errors: [] } });
    await fetch.calls[0]!.answer({ order: { ...exampleOrderInput.order, status: 'advance-paid' }, variants: [{ code: 'full', amount: 160_000 }], underWay: null });
    expect([selectPaymentHint(actor.getSnapshot()), selectAmount(actor.getSnapshot())]).toEqual(['changed', 160_000]);
    actor.send({ type: 'activityOrder.pay' });
    expect(begin.calls.map(({ input: { variant, amount } }) => [variant, amount])).toEqual([['full', 200_000], ['full', 160_000]]);
  });

  it('keeps the part that was chosen where it can still be paid [excursion.checkout]', async () => {
    const { actor, begin, fetch } = start();
    actor.send({ type: 'activityOrder.chooseVariant', variant: 'full' });
    actor.send({ type: 'activityOrder.chooseMethod', method: 'card' });
    actor.send({ type: 'activityOrder.pay' });
    await begin.calls[0]!.fail({ status: 409, body: { code: 'variant-unavailable', errors: [] } });
    await fetch.calls[0]!.answer({ order: exampleOrderInput.order, variants: exampleOrderInput.variants, underWay: null });
    expect(selectPayment(actor.getSnapshot()).variant).toBe('full');
  });

  it('asks before the pause is over when the customer wants to know, and goes on where the shop cannot say [excursion.checkout]', async () => {
    const { actor, ask, facts } = start({ transaction: transactionWith('pending') });
    expect(ask.calls).toEqual([]);
    actor.send({ type: 'activityOrder.askAgain' });
    expect(ask.calls.map(({ input }) => input)).toEqual([{ transactionId: 'x', token: 't' }]);
    await ask.calls[0]!.fail();
    expect(actor.getSnapshot().value).toBe('waiting');
    actor.send({ type: 'activityOrder.askAgain' });
    await ask.calls[1]!.answer(transactionWith('paid'));
    expect([selectOrderStep(actor.getSnapshot()), facts.map(({ type }) => type)]).toEqual(['paid', ['activityOrder.decided']]);
    const untold = start({ transaction: transactionWith('pending') });
    untold.times.streams[0]!.error(new Error('no clock'));
    expect(untold.actor.getSnapshot().value).toBe('stillWaiting');
    const returned = start({ transaction: transactionWith('pending') });
    returned.actor.send({ type: 'activityOrder.askAgain' });
    await returned.ask.calls[0]!.answer(transactionWith('returned'));
    expect(selectOrderStep(returned.actor.getSnapshot())).toBe('returned');
  });

  const { order } = exampleOrderInput;
  const shown = ({ actor }: ReturnType<typeof start>) => [selectOrderStep(actor.getSnapshot()), selectIsAskedToCancel(actor.getSnapshot()), selectIsCancelling(actor.getSnapshot()), selectCancelProblem(actor.getSnapshot())];

  it('is cancelled by who is asked once and says yes, once for two presses, and is left as it was by who says no [excursion.checkout]', async () => {
    const flow = start({ underWay: 'x' });
    const { actor, cancel } = flow;
    actor.send({ type: 'activityOrder.confirmCancel' });
    actor.send({ type: 'activityOrder.cancel' });
    expect([shown(flow), cancel.calls]).toEqual([['choosing', true, false, null], []]);
    actor.send({ type: 'activityOrder.keep' });
    expect(shown(flow)).toEqual(['choosing', false, false, null]);
    actor.send({ type: 'activityOrder.cancel' });
    actor.send({ type: 'activityOrder.confirmCancel' });
    actor.send({ type: 'activityOrder.confirmCancel' });
    actor.send({ type: 'activityOrder.keep' });
    expect([shown(flow), cancel.calls.map(({ input }) => input)]).toEqual([['choosing', true, true, null], [{ orderId: 'o', token: 't' }]]);
    await cancel.calls[0]!.answer({ ...order, status: 'cancelled', isGivenUp: true });
    expect([shown(flow), selectMayCancel(actor.getSnapshot()), selectOrder(actor.getSnapshot()).isGivenUp, selectUnderWay(actor.getSnapshot())]).toEqual([['cancelled', false, false, null], false, true, null]);
  });

  it('is changed by telephone; and cancelled so once something was paid, not while its page cancels it [excursion.checkout]', () => {
    const statuses = ['placed', 'advance-paid', 'paid', 'cancelled'] as const;
    expect(statuses.map((status) => selectByTelephone(start({ order: { ...order, status } }).actor.getSnapshot()))).toEqual(['change', 'cancel', 'cancel', null]);
  });

  it('cannot be cancelled here once something was paid, and can back from the bank where nothing was [excursion.checkout]', async () => {
    const paid = start({ order: { ...order, status: 'advance-paid' }, variants: [{ code: 'full', amount: 160_000 }] });
    paid.actor.send({ type: 'activityOrder.cancel' });
    expect([shown(paid), selectMayCancel(paid.actor.getSnapshot())]).toEqual([['choosing', false, false, null], false]);
    const back = start();
    back.actor.send({ type: 'activityOrder.chooseMethod', method: 'card' });
    back.actor.send({ type: 'activityOrder.pay' });
    back.actor.send({ type: 'activityOrder.cancel' });
    expect(shown(back)).toEqual(['choosing', false, false, null]);
    await back.begin.calls[0]!.answer({ redirectUrl: '/bank' });
    expect(selectMayCancel(back.actor.getSnapshot())).toBe(true);
    back.actor.send({ type: 'activityOrder.cancel' });
    expect(shown(back)).toEqual(['choosing', true, false, null]);
  });

  it('tells who wanted to cancel that money was quicker, with what is left to pay, or that the shop could not be told [excursion.checkout] [payment.once]', async () => {
    const refusedWith = async (failure?: object) => {
      const flow = start();
      flow.actor.send({ type: 'activityOrder.cancel' });
      flow.actor.send({ type: 'activityOrder.confirmCancel' });
      await flow.cancel.calls[0]!.fail(failure);
      return flow;
    };
    const conflict = (code: string) => ({ status: 409, body: { code, errors: [] } });
    const advance = await refusedWith(conflict('already-paid'));
    expect(shown(advance)).toEqual(['choosing', true, true, null]);
    await advance.fetch.calls[0]!.answer({ order: { ...order, status: 'advance-paid' }, variants: [{ code: 'full', amount: 160_000 }], underWay: null });
    expect([shown(advance), selectAmount(advance.actor.getSnapshot()), selectMayCancel(advance.actor.getSnapshot())]).toEqual([['choosing', false, false, 'notCancelled'], 160_000, false]);
    const underWay = await refusedWith(conflict('payment-in-progress'));
    await underWay.fetch.calls[0]!.answer({ order, variants: exampleOrderInput.variants, underWay: 'x' });
    expect([shown(underWay), selectUnderWay(underWay.actor.getSnapshot()), selectPaymentHint(underWay.actor.getSnapshot())]).toEqual([['choosing', false, false, 'notCancelled'], 'x', null]);
    const whole = await refusedWith(conflict('payment-in-progress'));
    await whole.fetch.calls[0]!.answer({ order: { ...order, status: 'paid' }, variants: [], underWay: null });
    const lapsed = await refusedWith(conflict('payment-in-progress'));
    await lapsed.fetch.calls[0]!.answer({ order: { ...order, status: 'cancelled' }, variants: [], underWay: null });
    expect([shown(whole)[0], shown(lapsed)[0]]).toEqual(['settled', 'cancelled']);
    const unknown = await refusedWith(conflict('payment-in-progress'));
    await unknown.fetch.calls[0]!.fail();
    const away = await refusedWith();
    expect([shown(unknown), shown(away), away.fetch.calls]).toEqual([['choosing', false, false, 'cancelFailed'], ['choosing', false, false, 'cancelFailed'], []]);
    away.actor.send({ type: 'activityOrder.cancel' });
    away.actor.send({ type: 'activityOrder.confirmCancel' });
    expect(away.cancel.calls).toHaveLength(2);
  });
});
