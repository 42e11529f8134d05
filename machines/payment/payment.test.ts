import { describe, expect, it } from 'vitest';
import { heldPort, heldStream, persisted, startFlow, taken } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { paymentMachine } from './payment.machine.ts';
import { depositPaid, optionsOf, paymentPaths, pending, pendingPart, refusal, seated, seatedPending, unseated } from './payment.paths.ts';
import { selectCanResume, selectChoice, selectReference } from './payment.select.ts';
import type { PaymentOptions, PaymentPorts } from './payment.types.ts';
import type { SeatsEndPorts } from '../seats-end/seats-end.types.ts';

/** When the time of the seats of `seated` is over, in epoch milliseconds. */
const SEATS_END = Temporal.Instant.from(seated.order.seatsReservedUntil!).epochMilliseconds;

/** A page of payment whose options have come; keys are numbered, starts stay open until the test answers them. */
async function open(options: PaymentOptions = optionsOf(), later = options) {
  const starting = heldPort<PaymentPorts['startPayment']>();
  const clock = heldStream<number>();
  let keys = 0;
  let fetched = 0;
  const flow = startFlow(paymentMachine, {
    input: { orderId: 'o-1', token: 't' },
    ports: {
      fetchPaymentOptions: async () => ((fetched += 1) > 1 ? later : options),
      newKey: async () => `key-${(keys += 1)}`,
      startPayment: starting.port,
      clock: clock.port,
    } satisfies PaymentPorts & Pick<SeatsEndPorts, 'clock'>,
  });
  await taken();
  const timeIsOver = async () => {
    clock.streams.at(-1)!.next(SEATS_END + 10_000);
    await taken();
  };
  return { ...flow, starts: starting.calls, clock, timeIsOver };
}

async function startBy(method: string) {
  const page = await open();
  page.actor.send({ type: 'payment.chooseMethod', method });
  page.actor.send({ type: 'payment.start' });
  await taken();
  return page;
}

describe('payment', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(paymentPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(paymentPaths)).toEqual([]);
  });

  it('offers the deposit first, and charges what is chosen [payment.variants]', async () => {
    const { actor, starts } = await open();
    expect(selectChoice(actor.getSnapshot())).toEqual({
      ...optionsOf(), variant: 'deposit', method: null, amount: 779_400, hint: null, starting: false,
    });
    actor.send({ type: 'payment.chooseVariant', variant: 'full' });
    actor.send({ type: 'payment.chooseMethod', method: 'card' });
    expect(selectChoice(actor.getSnapshot())).toMatchObject({ variant: 'full', method: 'card', amount: 2_598_000 });
    actor.send({ type: 'payment.start' });
    await taken();
    expect(starts.map(({ input }) => input)).toEqual([{ orderId: 'o-1', token: 't', variant: 'full', amount: 2_598_000, method: 'card', idempotencyKey: 'key-1' }]);
  });

  it('leads to the bank [page.payment]', async () => {
    const { starts, facts, actor } = await startBy('kb');
    await starts[0]!.answer({ paymentId: 'p-1', redirectUrl: '/sandbox/bank/p-1' });
    expect(facts).toEqual([{ type: 'payment.started', orderId: 'o-1', redirectUrl: '/sandbox/bank/p-1' }]);
    expect(selectReference(actor.getSnapshot())).toBe('ref-1');
  });

  it('sends one start however often the button is pressed [payment.once]', async () => {
    const { actor, starts } = await startBy('kb');
    actor.send({ type: 'payment.start' });
    actor.send({ type: 'payment.start' });
    await taken();
    await starts[0]!.answer({ paymentId: 'p-1', redirectUrl: '/bank' });
    actor.send({ type: 'payment.start' });
    expect(starts).toHaveLength(1);
  });

  it('retries with the same key, so that a start whose answer was lost is found again [payment.once]', async () => {
    const { actor, starts } = await startBy('kb');
    await starts[0]!.fail();
    expect(actor.getSnapshot().value).toBe('startFailed');
    actor.send({ type: 'payment.retry' });
    await taken();
    expect(starts.map(({ input }) => input.idempotencyKey)).toEqual(['key-1', 'key-1']);
  });

  it('takes a new key for another choice: it must not find the earlier payment [payment.once]', async () => {
    const { actor, starts } = await startBy('kb');
    await starts[0]!.fail();
    actor.send({ type: 'payment.chooseAnother' });
    actor.send({ type: 'payment.chooseMethod', method: 'card' });
    actor.send({ type: 'payment.start' });
    await taken();
    expect(starts.map(({ input: { method, idempotencyKey } }) => [method, idempotencyKey])).toEqual([['kb', 'key-1'], ['card', 'key-2']]);
  });

  it('resumes the payment under way by its choice, in a browser that has not started it [payment.resume] [payment.once]', async () => {
    const { actor, starts } = await open(pending);
    expect(actor.getSnapshot().value).toBe('inProgress');
    actor.send({ type: 'payment.resume' });
    await taken();
    expect(starts.map(({ input }) => input)).toEqual([{ orderId: 'o-1', token: 't', variant: 'full', amount: 2_598_000, method: 'card', idempotencyKey: 'key-1' }]);
  });

  it('starts nothing for a part under way, which it cannot find by its choice, and lets another be chosen [payment.resume] [payment.once]', async () => {
    const { actor, starts } = await open(pendingPart);
    expect([actor.getSnapshot().value, selectCanResume(actor.getSnapshot()), selectCanResume((await open(pending)).actor.getSnapshot())]).toEqual(['inProgress', false, true]);
    actor.send({ type: 'payment.resume' });
    await taken();
    expect([actor.getSnapshot().value, starts]).toEqual(['inProgress', []]);
    actor.send({ type: 'payment.chooseAnother' });
    expect(actor.getSnapshot().value).toEqual({ choosing: 'open' });
  });

  it('begins with what was to be paid the last time [payment.resume]', async () => {
    const { actor } = await open({ ...optionsOf(), latest: { variant: 'full', method: 'card' } });
    expect(selectChoice(actor.getSnapshot())).toMatchObject({ variant: 'full', method: null });
    const { actor: other } = await open({ ...optionsOf(), variants: [{ code: 'full', amount: 1 }], latest: { variant: 'deposit', method: 'card' } });
    expect(selectChoice(other.getSnapshot())).toMatchObject({ variant: 'full' });
  });

  it('asks for a bank before it starts [payment.variants]', async () => {
    const { actor, facts, starts } = await open();
    actor.send({ type: 'payment.start' });
    expect([selectChoice(actor.getSnapshot())?.hint, facts, starts]).toEqual(['methodMissing', [{ type: 'payment.refused', missing: 'method' }], []]);
    actor.send({ type: 'payment.chooseMethod', method: 'closed' });
    expect(selectChoice(actor.getSnapshot())).toMatchObject({ method: null, hint: 'methodMissing' });
    actor.send({ type: 'payment.chooseMethod', method: 'kb' });
    expect(selectChoice(actor.getSnapshot())).toMatchObject({ method: 'kb', hint: null });
  });

  it('offers the other banks when the chosen one takes no payments [payment.variants]', async () => {
    const { actor, starts } = await startBy('kb');
    await starts[0]!.fail(refusal(409, 'method-unavailable'));
    const choice = selectChoice(actor.getSnapshot())!;
    expect([choice.hint, choice.method, choice.banks.filter(({ available }) => available).map(({ code }) => code)])
      .toEqual(['methodUnavailable', null, ['card']]);
  });

  it.each([
    ['paid', 'already-paid', optionsOf({ status: 'paid', duePrice: 0 }), 'paid'],
    ['paid in part', 'already-paid', optionsOf({ status: 'deposit-paid', duePrice: 1_818_600 }), { choosing: 'changed' }],
    ['cancelled', 'order-cancelled', optionsOf({ status: 'cancelled' }), 'cancelled'],
    ['due in full', 'variant-unavailable', optionsOf(), { choosing: 'changed' }],
    ['without its seats', 'price-changed', optionsOf(), { choosing: 'changed' }],
  ])('looks again at an order that was %s in another tab or meanwhile [payment.once]', async (_, code, later, state) => {
    const { actor, starts } = await open(optionsOf(), later);
    actor.send({ type: 'payment.chooseMethod', method: 'kb' });
    actor.send({ type: 'payment.start' });
    await taken();
    await starts[0]!.fail(refusal(409, code));
    expect([actor.getSnapshot().value, actor.getSnapshot().context.options, starts.length]).toEqual([state, later, 1]);
    actor.send({ type: 'payment.start' });
    await taken();
    expect(starts.map(({ input }) => input.idempotencyKey)).toEqual(typeof state === 'string' ? ['key-1'] : ['key-1', 'key-2']);
  });

  it('opens no other payment while the bank has one in hand, and looks again when asked [payment.once]', async () => {
    const { actor, starts } = await startBy('kb');
    await starts[0]!.fail(refusal(409, 'payment-in-progress'));
    expect(actor.getSnapshot().value).toBe('undecided');
    actor.send({ type: 'payment.start' });
    actor.send({ type: 'payment.chooseAnother' });
    expect([actor.getSnapshot().value, starts.length]).toEqual(['undecided', 1]);
    actor.send({ type: 'payment.retry' });
    await taken();
    actor.send({ type: 'payment.start' });
    await taken();
    expect(starts.map(({ input }) => input.idempotencyKey)).toEqual(['key-1', 'key-2']);
  });

  it('leads to the bank again on request, and after Back takes a new key for whatever is chosen then [payment.resume] [payment.once]', async () => {
    const { actor, facts, starts } = await startBy('kb');
    await starts[0]!.answer({ paymentId: 'p-1', redirectUrl: '/bank' });
    actor.send({ type: 'payment.resume' });
    expect(facts.map(({ type }) => type)).toEqual(['payment.started', 'payment.started']);
    actor.send({ type: 'payment.chooseAnother' });
    await taken();
    expect(actor.getSnapshot().value).toEqual({ choosing: 'open' });
    actor.send({ type: 'payment.start' });
    await taken();
    expect(starts.map(({ input: { method, idempotencyKey } }) => [method, idempotencyKey])).toEqual([['kb', 'key-1'], ['kb', 'key-2']]);
  });

  it('lets the payment under way be, for another choice or for another look [payment.resume]', async () => {
    const another = await open(pending);
    another.actor.send({ type: 'payment.chooseAnother' });
    expect(another.actor.getSnapshot().value).toEqual({ choosing: 'open' });
    const decided = await open(pending, optionsOf({ status: 'paid', duePrice: 0 }));
    decided.actor.send({ type: 'payment.retry' });
    await taken();
    expect([decided.actor.getSnapshot().value, decided.starts]).toEqual(['paid', []]);
  });

  it('charges nothing that is not offered, and looks again only where nobody takes payments [payment.variants]', async () => {
    const { actor } = await open();
    actor.send({ type: 'payment.chooseVariant', variant: 'rent' as 'full' });
    actor.send({ type: 'payment.retry' });
    expect([selectChoice(actor.getSnapshot())?.variant, actor.getSnapshot().value]).toEqual(['deposit', { choosing: 'open' }]);
    const options = optionsOf();
    const closed = await open({ ...options, banks: options.banks.map((bank) => ({ ...bank, available: false })) }, options);
    closed.actor.send({ type: 'payment.retry' });
    await taken();
    expect(selectChoice(closed.actor.getSnapshot())?.banks).toEqual(options.banks);
  });

  it('asks what is due once the time of the seats is over, keeps the choice, says that they are gone and charges the new sum [upsell.seat-once] [payment.variants]', async () => {
    const { actor, starts, clock, timeIsOver } = await open(seated, unseated);
    actor.send({ type: 'payment.chooseVariant', variant: 'full' });
    actor.send({ type: 'payment.chooseMethod', method: 'kb' });
    await timeIsOver();
    expect(selectChoice(actor.getSnapshot())).toEqual({ ...unseated, variant: 'full', method: 'kb', amount: 2_478_000, hint: 'seatsGone', starting: false });
    expect(clock.observed()).toEqual([false]);
    actor.send({ type: 'payment.start' });
    await taken();
    expect(starts.map(({ input: { variant, amount } }) => [variant, amount])).toEqual([['full', 2_478_000]]);
  });

  it('goes on waiting for seats that the shop still has, and asks again by the clock [upsell.seat-once]', async () => {
    const later = { ...seated, order: { ...seated.order, seatsReservedUntil: '2026-06-15T10:50:00.000Z' } };
    const { actor, clock, timeIsOver } = await open(seated, later);
    actor.send({ type: 'payment.chooseMethod', method: 'kb' });
    await timeIsOver();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.options, actor.getSnapshot().context.method]).toEqual([{ choosing: 'open' }, later, 'kb']);
    await timeIsOver();
    expect(clock.observed()).toEqual([false, true]);
  });

  it('leaves the page as it is while the shop says the same of its seats [upsell.seat-once]', async () => {
    const { actor, timeIsOver } = await open(seated, seated);
    actor.send({ type: 'payment.start' });
    expect(actor.getSnapshot().value).toEqual({ choosing: 'methodMissing' });
    await timeIsOver();
    expect(actor.getSnapshot().value).toEqual({ choosing: 'methodMissing' });
  });

  it.each([
    ['paid in part', depositPaid, { choosing: 'changed' }, 'full'],
    ['paid', optionsOf({ status: 'paid', duePrice: 0 }), 'paid', 'deposit'],
    ['cancelled', optionsOf({ status: 'cancelled' }), 'cancelled', 'deposit'],
  ] as const)('shows an order that was %s elsewhere by the end of the time of its seats [payment.once]', async (_, later, state, variant) => {
    const { actor, timeIsOver } = await open(seated, later);
    await timeIsOver();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.options, actor.getSnapshot().context.variant]).toEqual([state, later, variant]);
  });

  it.each([
    ['still under way', seatedPending, 'inProgress'],
    ['closed with its seats', unseated, { choosing: 'seatsGone' }],
    ['refused', seated, { choosing: 'open' }],
    ['taken', depositPaid, { choosing: 'changed' }],
    ['taken whole', optionsOf({ status: 'paid', duePrice: 0 }), 'paid'],
    ['closed with its order', optionsOf({ status: 'cancelled' }), 'cancelled'],
  ])('sees what became of a payment under way by the end of the time of the seats: %s [payment.resume]', async (_, later, state) => {
    const { actor, timeIsOver } = await open(seatedPending, later);
    await timeIsOver();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.options]).toEqual([state, later]);
  });

  it('starts no payment of the sum before with a key of the sum before [payment.once]', async () => {
    const { actor, starts, timeIsOver } = await open(seated, unseated);
    actor.send({ type: 'payment.chooseMethod', method: 'kb' });
    actor.send({ type: 'payment.start' });
    await taken();
    await starts[0]!.fail();
    actor.send({ type: 'payment.chooseAnother' });
    await timeIsOver();
    actor.send({ type: 'payment.start' });
    await taken();
    expect(starts.map(({ input: { amount, idempotencyKey } }) => [amount, idempotencyKey])).toEqual([[779_400, 'key-1'], [743_400, 'key-2']]);
  });

  it.each([['seatsGone', unseated, 2_478_000], ['changed', seated, 2_598_000]] as const)('starts nothing where a press came too late for the sum, and shows the new one with the same choice: %s [upsell.seat-once] [payment.once]', async (hint, later, amount) => {
    const { actor, starts, timeIsOver } = await open(seated, later);
    actor.send({ type: 'payment.chooseVariant', variant: 'full' });
    actor.send({ type: 'payment.chooseMethod', method: 'kb' });
    actor.send({ type: 'payment.start' });
    await timeIsOver();
    await starts[0]!.fail(refusal(409, 'price-changed'));
    expect([selectChoice(actor.getSnapshot()), starts.length]).toMatchObject([{ hint, amount, variant: 'full', method: 'kb' }, 1]);
  });

  it('watches the time of the seats in a browser that goes on with what the server has begun [upsell.seat-once]', async () => {
    const begun = await open(seated);
    const clock = heldStream<number>();
    const { actor } = startFlow(paymentMachine, {
      input: { orderId: 'o-1' }, snapshot: persisted(begun.actor),
      ports: { fetchPaymentOptions: async () => unseated, newKey: async () => 'key', startPayment: async () => ({ paymentId: 'p', redirectUrl: '/' }), clock: clock.port },
    });
    clock.streams.at(-1)!.next(SEATS_END + 10_000);
    await taken();
    expect(actor.getSnapshot().value).toEqual({ choosing: 'seatsGone' });
  });

  it('can be asked for again where its options or its key could not be had, and says that there is no such order [page.payment]', async () => {
    const [options, key, starting] = [heldPort<PaymentPorts['fetchPaymentOptions']>(), heldPort<PaymentPorts['newKey']>(), heldPort<PaymentPorts['startPayment']>()];
    const begin = () => startFlow(paymentMachine, { input: { orderId: 'o-1' }, ports: { fetchPaymentOptions: options.port, newKey: key.port, startPayment: starting.port } }).actor;
    const actor = begin();
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await options.calls[0]!.fail();
    expect(actor.getSnapshot().value).toBe('loadFailed');
    actor.send({ type: 'payment.retry' });
    await options.calls[1]!.answer(optionsOf());
    actor.send({ type: 'payment.chooseMethod', method: 'kb' });
    actor.send({ type: 'payment.start' });
    await key.calls[0]!.fail();
    expect(actor.getSnapshot().value).toBe('startFailed');
    actor.send({ type: 'payment.retry' });
    await key.calls[1]!.answer('key-1');
    await starting.calls[0]!.fail(refusal(404, 'not-found'));
    expect([actor.getSnapshot().value, starting.calls.length]).toEqual(['missing', 1]);
    const other = begin();
    await options.calls[2]!.fail(refusal(404, 'not-found'));
    expect(other.getSnapshot().value).toBe('missing');
  });
});
