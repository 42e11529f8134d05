import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { map, NEVER, startWith, timer } from 'rxjs';
import type { AnyActorRef } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartWith, complete, priceIs, refusal } from '../../machines/checkout/checkout.paths.ts';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import type { ChatPorts } from '../../machines/chat/chat.types.ts';
import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import type { CheckoutPorts } from '../../machines/checkout/checkout.types.ts';
import { heldPort, taken } from '../../machines/testing/flow-under-test.ts';
import { paymentConfirmMachine } from '../../machines/payment-confirm/payment-confirm.machine.ts';
import { paymentWith } from '../../machines/payment-confirm/payment-confirm.paths.ts';
import type { PaymentConfirmPorts } from '../../machines/payment-confirm/payment-confirm.types.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { participantsMachine } from '../../machines/participants/participants.machine.ts';
import { createBus } from '../../src/bus/bus.ts';
import { createCurrentBus } from '../../src/bus/current-bus.ts';
import { makeRecording } from './make-recording.ts';
import { startRecorder } from './recorder.ts';
import { openRecording, partsOf, recordingOf, sealRecording } from './recording.ts';
import type { Recording } from './recording.ts';
import { replay } from './replay.ts';

const machines = { checkout: checkoutMachine, participants: participantsMachine, paymentConfirm: paymentConfirmMachine };
const participantsInput = { occupancies: [{ adults: 1, childBirthDates: [] }], multiroom: true, today: '2026-07-01', returnDate: '2026-07-20' };

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

/** A page with a checkout, a payment that is being confirmed, and who travels. */
function page() {
  const bus = createBus({ report: (problem) => { throw problem; } });
  const ports = {
    fetchCart: heldPort<CheckoutPorts['fetchCart']>(),
    saveInformation: heldPort<CheckoutPorts['saveInformation']>(),
    checkPrice: heldPort<CheckoutPorts['checkPrice']>(),
    acceptPrice: heldPort<CheckoutPorts['acceptPrice']>(),
    placeOrder: heldPort<CheckoutPorts['placeOrder']>(),
    addConfirmation: heldPort<PaymentConfirmPorts['addConfirmation']>(),
  };
  const timeToAsk = ({ pause }: { pause: number }) => timer(pause).pipe(map(() => 'due'));
  const implementations = { ...Object.fromEntries(Object.entries(ports).map(([name, { port }]) => [name, port])), timeToAsk } as never;
  bus.start('checkout', { machine: checkoutMachine, ports: implementations, input: { cartId: 'cart-2207', cart: cartWith({ cartId: 'cart-2207', information: complete }), step: 'participants' } });
  bus.start('paymentConfirm', { machine: paymentConfirmMachine, ports: implementations, input: { orderId: 'order-77', token: 'secret-token' } });
  bus.start('participants', { machine: participantsMachine, ports: {}, input: participantsInput });
  return { bus, ports };
}

/** A visitor who mistypes, corrects, orders, is refused, and asks the bank twice. */
async function visit({ bus, ports }: ReturnType<typeof page>) {
  bus.dispatch({ type: 'checkout.setOwner', field: 'email', value: 'jana' });
  bus.dispatch({ type: 'checkout.continue' });
  bus.dispatch({ type: 'checkout.setOwner', field: 'email', value: 'jana.novakova@example.cz' });
  vi.advanceTimersByTime(800);
  await ports.saveInformation.calls.at(-1)!.answer(complete);
  vi.advanceTimersByTime(800);
  bus.dispatch({ type: 'checkout.continue' });
  bus.dispatch({ type: 'checkout.continue' });
  await ports.checkPrice.calls[0]!.answer(priceIs('unchanged'));
  bus.dispatch({ type: 'checkout.place' });
  bus.dispatch({ type: 'checkout.acceptTerms', accepted: true });
  bus.dispatch({ type: 'checkout.place' });
  await ports.checkPrice.calls.at(-1)!.answer(priceIs('unchanged'));
  await ports.placeOrder.calls.at(-1)?.fail(refusal(409, 'price-changed'));
  await ports.addConfirmation.calls[0]!.answer(paymentWith('pending'));
  vi.advanceTimersByTime(1_000);
  await ports.addConfirmation.calls[1]!.fail(refusal(404, 'not-found'));
  bus.dispatch({ type: 'participants.addChild', roomId: 'room-1' });
  bus.dispatch({ type: 'participants.close' });
  bus.dispatch({ type: 'participants.typeBirthDate', personId: 'room-1-child-1', typed: '4.5.2019' });
  bus.dispatch({ type: 'participants.close' });
  await taken();
}

async function recorded(): Promise<Recording> {
  const shop = page();
  const recorder = startRecorder(shop.bus, { now: Date.now });
  await visit(shop);
  return makeRecording(recorder, { salt: 'salt' });
}

describe('the flight recorder', () => {
  it('remembers commands, port results, what streams tell and ends of delays with the states they led to', async () => {
    const { steps } = await recorded();
    expect(steps.filter(({ kind }) => kind === 'delay').map(({ event, states }) => [event.type, states.checkout])).toEqual([['xstate.after.saveDebounce.checkout.draft.pending', { draft: { saving: 'latest' }, step: { details: 'editing' } }]]);
    const ofPayment = steps.filter(({ root }) => root === 'paymentConfirm');
    expect(ofPayment.map(({ kind, event, states, at }) => [kind, event.type, states.paymentConfirm, at])).toEqual([
      ['port', 'xstate.promise.resolve', 'waiting', 1600],
      ['port', 'xstate.observable.next', 'asking', 2600],
      ['port', 'xstate.promise.reject', 'missing', 2600],
    ]);
    expect(steps.filter(({ root }) => root === 'participants').map(({ event, facts }) => [event.type, facts])).toEqual([
      ['participants.addChild', []],
      ['participants.close', ['participants.refused']],
      ['participants.typeBirthDate', []],
      ['participants.close', ['participants.closed']],
    ]);
  });

  it('writes nothing down that is somebody’s', async () => {
    const text = sealRecording(await recorded());
    for (const personal of ['Jana', 'Nováková', 'jana', '777123456', 'Dlouhá', 'Petr', '2018-05-04', '2019-05-04', 'cart-2207', 'order-77', 'secret-token']) {
      expect(text).not.toContain(personal);
    }
  });

  it('replays to the same states and facts at every step', async () => {
    const recording = openRecording(sealRecording(await recorded()));
    expect(recording.steps.length).toBeGreaterThan(15);
    expect(replay(recording, machines).differences).toEqual([]);
  });

  it('replays each flow alone', async () => {
    const recording = recordingOf(['participants'], await recorded());
    expect(recording.flows.map(({ address }) => address)).toEqual(['participants']);
    expect(replay(recording, machines).differences).toEqual([]);
  });

  it('keeps apart what a command did and what was commanded meanwhile, by itself or in another flow', () => {
    const { bus } = page();
    bus.facts$.subscribe(({ type }) => {
      if (type !== 'participants.refused') return;
      bus.dispatch({ type: 'checkout.setNote', value: 'one child less' });
      bus.dispatch({ type: 'participants.forceClose' });
    });
    const recorder = startRecorder(bus, { now: Date.now });
    bus.dispatch({ type: 'participants.addChild', roomId: 'room-1' });
    bus.dispatch({ type: 'participants.close' });
    const recording = makeRecording(recorder, { salt: 'salt' });
    expect(recording.steps.map(({ event, facts, states }) => [event.type, facts, Object.keys(states)])).toEqual([
      ['participants.addChild', [], ['participants']],
      ['participants.close', ['participants.refused'], ['participants']],
      ['checkout.setNote', [], ['checkout']],
      ['participants.forceClose', ['participants.closed'], ['participants']],
    ]);
    expect(replay(recording, machines).differences).toEqual([]);
  });

  it('keeps the latest steps only, from a snapshot before them', () => {
    const { bus } = page();
    const recorder = startRecorder(bus, { now: Date.now, stepsInAPart: 10 });
    for (let press = 0; press < 97; press += 1) bus.dispatch({ type: press % 2 === 0 ? 'participants.addAdult' : 'participants.removeAdult', roomId: 'room-1' });
    expect(recorder.parts().map(({ steps }) => steps.length)).toEqual([10, 7]);
    const recording = makeRecording(recorder, { salt: 'salt' });
    expect(recording.steps).toHaveLength(17);
    expect(replay(recording, machines).differences).toEqual([]);
  });

  it('holds nothing of a page that was left once its steps are dropped', async () => {
    vi.useRealTimers();
    const current = createCurrentBus(page().bus);
    const recorder = startRecorder(current.bus, { now: Date.now, stepsInAPart: 2 });
    const leave = () => {
      const command = { type: 'participants.addAdult' as const, roomId: 'room-1' };
      current.bus.dispatch(command);
      current.show(page().bus);
      return new WeakRef(command);
    };
    const left = leave();
    for (let press = 0; press < 6; press += 1) current.bus.dispatch({ type: press % 2 === 0 ? 'participants.addAdult' : 'participants.removeAdult', roomId: 'room-1' });
    expect(recorder.parts().map(({ steps }) => steps.length)).toEqual([2, 1]);
    // What a turn of the loop has looked at through a weak reference is not collected within it.
    await new Promise((resolve) => { setTimeout(resolve); });
    collectGarbage();
    expect(left.deref()).toBeUndefined();
  });

  it('remembers how flows of a page that was left began, and lets their actors go', async () => {
    vi.useRealTimers();
    const pageWithStream = () => {
      const bus = createBus({ report: (problem) => { throw problem; } });
      bus.start('session', { machine: sessionMachine, ports: { userInfo: () => NEVER, signOutsElsewhere: () => NEVER }, input: { userInfo: null } });
      return bus;
    };
    const current = createCurrentBus(pageWithStream());
    const recorder = startRecorder(current.bus, { now: Date.now });
    const leave = () => {
      const session = current.bus.actor('session')!;
      current.bus.dispatch({ type: 'session.refresh' });
      current.show(pageWithStream());
      return [session, ...Object.values<AnyActorRef>(session.getSnapshot().children)].map((actor) => new WeakRef(actor));
    };
    const left = leave();
    await new Promise((resolve) => { setTimeout(resolve); });
    collectGarbage();
    expect(left.map((actor) => actor.deref())).toEqual([undefined, undefined, undefined]);
    expect(recorder.parts().flatMap(({ starts }) => [...starts.keys()])).toEqual(['session']);
  });

  it('has flows that nothing reached as they stand, those that failed left out', () => {
    const { bus } = page();
    const recorder = startRecorder(bus, { now: Date.now });
    bus.dispatch({ type: 'participants.addAdult', roomId: 'room-1' });
    expect([...recorder.untouched().keys()]).toEqual(['checkout', 'paymentConfirm']);
    const recording = makeRecording(recorder, { salt: 'salt' });
    expect(recording.flows.map(({ address }) => address).sort()).toEqual(['checkout', 'participants', 'paymentConfirm']);
    expect(replay(recording, machines).differences).toEqual([]);
  });

  it('tells flows of several pages apart that have one address, and one that went on while its page was left', () => {
    const [first, second] = [page().bus, page().bus];
    const current = createCurrentBus(first);
    const recorder = startRecorder(current.bus, { now: Date.now });
    const addAdult = () => current.bus.dispatch({ type: 'participants.addAdult', roomId: 'room-1' });
    addAdult();
    current.show(second);
    addAdult();
    addAdult();
    first.dispatch({ type: 'participants.removeAdult', roomId: 'room-1' });
    current.show(first);
    addAdult();
    const recording = makeRecording(recorder, { salt: 'salt' });
    expect(recording.steps.map(({ root }) => root)).toEqual(['participants', 'participants~2', 'participants~2', 'participants~3']);
    expect(replay(recording, machines).differences).toEqual([]);
    const parts = partsOf(recording).map(({ flow, folder, text }) => [flow, folder, openRecording(text).steps.length]);
    expect(parts, 'a test holds all runs of its flow').toEqual([['participants', 'machines/participants/recordings/', 4]]);
  });

  it('stops with its subscription', () => {
    const { bus } = page();
    const recorder = startRecorder(bus, { now: Date.now });
    recorder.stop();
    bus.dispatch({ type: 'participants.addAdult', roomId: 'room-1' });
    expect(recorder.parts()[0]!.steps).toEqual([]);
  });
});

describe('a replay', () => {
  it('says where a machine comes to another state or fact than then', async () => {
    const recording = recordingOf(['participants'], await recorded());
    recording.steps[1]!.states.participants = 'closed';
    recording.steps[3]!.facts = [];
    expect(replay(recording, machines).differences).toEqual([
      'Step 2, participants.close (participants): participants was then "closed", now {"open":{"size":"placesLeft","closing":"refused"}}',
      'Step 4, participants.close (participants): the facts were then none, now participants.closed',
    ]);
  });

  it('does not tell the last item of a stream again, nor takes what was touched without a change for a difference', async () => {
    const bus = createBus({ report: (problem) => { throw problem; } });
    const fetchChat = heldPort<ChatPorts['fetchChat']>();
    const chats = [{ threadId: 't-9', kind: 'chat', last: 1, customerSeen: 1, staffSeen: 0, unread: 0 }];
    const promises = Object.fromEntries(['readAgreement', 'storeAgreement', 'sendMessage', 'seeMessages', 'uploadFiles', 'disownOutbox', 'storeOutbox'].map((port) => [port, async () => {}]));
    const ports = { ...promises, readOutbox: async () => ({ messages: [], isAnothers: false }), fetchChat: fetchChat.port, changes: () => NEVER.pipe(startWith(chats)), networkReturns: () => NEVER } as never;
    const recorder = startRecorder(bus, { now: () => 0, stepsInAPart: 2 });
    bus.start('chat', { machine: chatMachine, ports, input: { about: { kind: 'reservation', reservationId: 'r-1' }, isWidget: false } });
    await taken();
    for (const { answer } of fetchChat.calls) await answer({ threadId: '', messages: [], last: 0, customerSeen: 0, staffSeen: 0, readAt: '', service: null, knowsEmail: true });
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) bus.dispatch({ type: 'chat.setDraft', text });
    expect(replay(makeRecording(recorder, { salt: 'salt' }), { chat: chatMachine }).differences).toEqual([]);
  });

  it('says where a machine does not wait for what came then', async () => {
    const recording = recordingOf(['checkout'], await recorded());
    recording.steps.reverse();
    expect(replay(recording, machines).differences.join('\n')).toMatch(/xstate\.after\.saveDebounce\.checkout\.draft\.pending \(checkout\): checkout waits for no such delay/);
  });

  it('refuses a flow that the shop does not have, and one whose states are others now', async () => {
    const recording = recordingOf(['participants'], await recorded());
    expect(() => replay(recording, {})).toThrow('This recording has a flow that the shop does not have: participants.');
    (recording.flows[0]!.snapshot as { value: unknown }).value = 'ajar';
    expect(() => replay(recording, machines)).toThrow(/^This recording is of another version of participants: .*ajar/);
  });
});

describe('a recording’s file', () => {
  it('opens as it was sealed, however it is indented and whatever mark stands before it', async () => {
    const recording = await recorded();
    const text = sealRecording(recording);
    expect(openRecording(text)).toEqual(recording);
    expect(openRecording(JSON.stringify(JSON.parse(text)))).toEqual(recording);
    expect(openRecording(`\uFEFF${text}`)).toEqual(recording);
  });

  it.each([
    ['cut', (text: string) => text.slice(0, -40), 'This recording is not whole: part of the file is missing.'],
    ['edited', (text: string) => text.replace('"at": 0', '"at": 1'), 'This recording was edited after it was made.'],
    ['of another version', (text: string) => text.replace('"version": 1', '"version": 7'), 'This recording has version 7; only version 1 can be replayed.'],
    ['a picture', () => '\u0089PNG', 'This file is not a recording of the shop.'],
    ['other data', () => '[1, 2]', 'This file is not a recording of the shop.'],
  ])('is refused in a sentence when it is %s', async (_, spoil, sentence) => {
    const text = spoil(sealRecording(await recorded()));
    expect(() => openRecording(text)).toThrow(sentence);
  });

  it('takes down flows that listen to a stream, whose subscription leads back to itself', () => {
    const bus = createBus({ report: (problem) => { throw problem; } });
    const recorder = startRecorder(bus, { now: () => 0 });
    bus.start('session', { machine: sessionMachine, ports: { userInfo: () => NEVER, signOutsElsewhere: () => NEVER }, input: { userInfo: null } });
    const { children } = makeRecording(recorder, { salt: 'salt' }).flows[0]!.snapshot as { children: Record<string, { snapshot: object }> };
    expect(Object.values(children).map((child) => Object.keys(child.snapshot).includes('_subscription'))).toEqual([false, false]);
  });
});
