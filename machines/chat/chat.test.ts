import fc from 'fast-check';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { MESSAGE_LENGTH, MOST_ATTACHMENTS } from '../../src/domain/messages/message-limits.ts';
import type { ThreadNumbers } from '../mailbox/mailbox.types.ts';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { chatMachine } from './chat.machine.ts';
import { chatAnswer, chatPaths, messageOf, sentAnswer } from './chat.paths.ts';
import { withAnswer } from './chat.rules.ts';
import { selectAsksEmail, selectCannotFetch, selectChatView, selectFileProblems, selectFiles, selectGoesOn, selectIsPausing, selectIsUploading, selectIsWaiting, selectMessages, selectReadAt } from './chat.select.ts';
import type { ChatContext, ChatInput, ChatPorts, SendAnswer, WaitingMessage } from './chat.types.ts';

const thread: ChatInput['about'] = { kind: 'thread', threadId: 'thread' };

async function start(input: ChatInput = { about: thread, isWidget: false }, waiting: readonly WaitingMessage[] = [], other: Partial<ChatPorts> = {}) {
  const [fetchChat, sendMessage, seeMessages] = [heldPort<ChatPorts['fetchChat']>(), heldPort<ChatPorts['sendMessage']>(), heldPort<ChatPorts['seeMessages']>()];
  const changes = new Subject<readonly ThreadNumbers[]>();
  const networkReturns = new Subject<boolean>();
  const stored: (readonly WaitingMessage[])[] = [];
  const flow = startFlow(chatMachine, {
    input,
    ports: {
      fetchChat: fetchChat.port, sendMessage: sendMessage.port, seeMessages: seeMessages.port, changes: () => changes, networkReturns: () => networkReturns,
      readAgreement: async () => false, storeAgreement: async () => {}, uploadFiles: async () => [], readOutbox: async () => ({ messages: waiting, isAnothers: false }), disownOutbox: async () => [], storeOutbox: async ({ outbox }: { outbox: readonly WaitingMessage[] }) => { stored.push(outbox); }, ...other,
    },
  });
  await settled();
  return { ...flow, fetchChat, sendMessage, seeMessages, changes, networkReturns, stored };
}
const settled = async () => { for (let turn = 0; turn < 5; turn += 1) await Promise.resolve(); };

describe('chat', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(chatPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(chatPaths)).toEqual([]);
  });

  it('shows what was missed once and in order, however the answers overlap [account.chat]', () => {
    fc.assert(fc.property(fc.array(fc.tuple(fc.nat(12), fc.nat(12)), { maxLength: 12 }), (ranges) => {
      let context = { messages: [], last: 0, told: 0, customerSeen: 0, staffSeen: 0, outbox: [] } as unknown as ChatContext;
      for (const [from, count] of ranges) context = { ...context, ...withAnswer(context, chatAnswer(Array.from({ length: count }, (_, place) => from + place + 1))) };
      const sequences = context.messages.map(({ sequence }) => sequence);
      expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
    }));
  });

  it('asks for what comes after its last message, and tells that it was seen [account.chat]', async () => {
    const { actor, fetchChat, seeMessages, changes } = await start();
    await fetchChat.calls[0]!.answer(chatAnswer([1, 2]));
    expect(seeMessages.calls.map(({ input }) => input.sequence)).toEqual([2]);
    await seeMessages.calls[0]!.answer(undefined);
    changes.next([{ threadId: 'thread', kind: 'chat', last: 4, customerSeen: 2, staffSeen: 4, unread: 2 }, { threadId: 'other', kind: 'chat', last: 9, customerSeen: 0, staffSeen: 0, unread: 9 }]);
    expect(fetchChat.calls[1]!.input).toEqual({ about: { kind: 'thread', threadId: 'thread' }, after: 2 });
    await fetchChat.calls[1]!.answer(chatAnswer([3, 4], { staffSeen: 4 }));
    expect(selectMessages(actor.getSnapshot()).map(({ text }) => text)).toEqual(['text 1', 'text 2', 'text 3', 'text 4']);
  });

  it('shows what another tab has begun, and asks for nothing of conversations that are none of its [account.chat]', async () => {
    const { actor, fetchChat, changes } = await start({ about: { kind: 'general' }, isWidget: true, isAgreed: true }, [], { readAgreement: async () => true });
    actor.send({ type: 'chat.open' });
    await settled();
    await fetchChat.calls[0]!.answer(chatAnswer([], { threadId: '' }));
    const numbers = { threadId: 'thread', last: 2, customerSeen: 1, staffSeen: 2, unread: 1 };
    changes.next([{ ...numbers, kind: 'message' }]);
    expect(fetchChat.calls.length).toBe(1);
    changes.next([{ ...numbers, kind: 'chat' }]);
    expect([fetchChat.calls.length, fetchChat.calls[1]?.input.after]).toEqual([2, 0]);
    // It was about a reservation.
    await fetchChat.calls[1]!.answer(chatAnswer([], { threadId: '' }));
    expect(fetchChat.calls.length).toBe(2);
    changes.next([{ ...numbers, kind: 'chat', last: 3 }]);
    await fetchChat.calls[2]!.answer(chatAnswer([1, 2], { customerSeen: 1 }));
    expect([selectMessages(actor.getSnapshot()).length, actor.getSnapshot().context.customerSeen, actor.getSnapshot().context.threadId, fetchChat.calls.length]).toEqual([2, 1, 'thread', 3]);
  });

  it('shows of another conversation that answers all, and nothing of the one before [account.secured]', async () => {
    const { actor, fetchChat, sendMessage } = await start({ about: { kind: 'general' }, isWidget: true }, [], { readAgreement: async () => true });
    const shown = () => [actor.getSnapshot().context.threadId, ...selectMessages(actor.getSnapshot()).map(({ text }) => text)];
    const open = async () => { actor.send({ type: 'chat.open' }); await settled(); };
    await open();
    await fetchChat.calls[0]!.answer(chatAnswer([1, 2], { customerSeen: 2, staffSeen: 2 }));
    actor.send({ type: 'chat.close' });
    await open();
    // Of theirs, what comes after the second.
    await fetchChat.calls[1]!.answer(chatAnswer([3, 4], { threadId: 'theirs', customerSeen: 4 }));
    expect([shown(), fetchChat.calls[2]!.input.after]).toEqual([['theirs'], 0]);
    await fetchChat.calls[2]!.answer(chatAnswer([1, 2, 3, 4], { threadId: 'theirs', customerSeen: 4 }));
    expect([shown(), actor.getSnapshot().context.staffSeen]).toEqual([['theirs', 'text 1', 'text 2', 'text 3', 'text 4'], 0]);
    // A message that is sent says whose it has become, too.
    actor.send({ type: 'chat.setDraft', text: 'jedna' });
    actor.send({ type: 'chat.send', clientId: 'client-1' });
    await settled();
    await sendMessage.calls[0]!.answer({ ...sentAnswer(5), threadId: 'third' } as SendAnswer);
    expect([shown(), fetchChat.calls[3]!.input.after]).toEqual([['third'], 0]);
    await fetchChat.calls[3]!.answer(chatAnswer([4, 5], { threadId: 'third', customerSeen: 5 }));
    expect([shown(), fetchChat.calls.length]).toEqual([['third', 'text 4', 'text 5'], 4]);
  });

  it('loses no first message where an answer from before it comes late, and asks no more where there is no conversation any more [account.chat]', async () => {
    const { actor, fetchChat, sendMessage } = await start({ about: { kind: 'general' }, isWidget: false });
    const shown = () => selectMessages(actor.getSnapshot()).map(({ text }) => text);
    actor.send({ type: 'chat.setDraft', text: 'jedna' });
    actor.send({ type: 'chat.send', clientId: 'client-1' });
    await settled();
    await sendMessage.calls[0]!.answer(sentAnswer(1));
    await fetchChat.calls[0]!.answer(chatAnswer([], { threadId: '' }));
    await fetchChat.calls[1]!.answer(chatAnswer([1], { customerSeen: 1 }));
    expect([shown(), fetchChat.calls.length]).toEqual([['text 1'], 2]);
    actor.send({ type: 'chat.close' });
    actor.send({ type: 'chat.open' });
    await settled();
    actor.send({ type: 'chat.agree' });
    await settled();
    await fetchChat.calls[2]!.answer(chatAnswer([], { threadId: '' }));
    await fetchChat.calls[3]!.answer(chatAnswer([], { threadId: '' }));
    expect([shown(), fetchChat.calls.length]).toEqual([[], 4]);
  });

  it('forgets messages, draft, files and what waits for the next person, and ends what is under way [account.secured]', async () => {
    const upload = heldPort<ChatPorts['uploadFiles']>();
    const { actor, fetchChat, sendMessage, stored, facts } = await start({ about: { kind: 'general' }, isWidget: true, isAgreed: true }, [], { readAgreement: async () => true, uploadFiles: upload.port });
    const before = actor.getSnapshot().context;
    actor.send({ type: 'chat.open' });
    await settled();
    await fetchChat.calls[0]!.answer(chatAnswer([1, 2], { customerSeen: 2, service: null }));
    actor.send({ type: 'chat.setDraft', text: 'jedna' });
    actor.send({ type: 'chat.setEmail', email: 'jana@example.cz' });
    actor.send({ type: 'chat.send', clientId: 'client-1' });
    await settled();
    actor.send({ type: 'chat.attach', field: 'files' });
    actor.send({ type: 'chat.setDraft', text: 'dvě' });
    actor.send({ type: 'chat.forget' });
    await settled();
    expect([actor.getSnapshot().context, selectChatView(actor.getSnapshot()), actor.getSnapshot().value.outbox, selectIsUploading(actor.getSnapshot())]).toEqual([before, 'closed', 'empty', false]);
    expect([sendMessage.calls[0]!.signal.aborted, upload.calls[0]!.signal.aborted, stored.at(-1), facts.at(-1)]).toEqual([true, true, [], { type: 'chat.drafted', about: { kind: 'general' }, text: '' }]);
  });

  it('stays shown as a part of its page where it has forgotten, and asks anew', async () => {
    const { actor, fetchChat } = await start({ about: { kind: 'general' }, isWidget: false });
    await fetchChat.calls[0]!.answer(chatAnswer([1], { customerSeen: 1 }));
    actor.send({ type: 'chat.forget' });
    expect([selectChatView(actor.getSnapshot()), selectMessages(actor.getSnapshot()), fetchChat.calls.length]).toEqual(['open', [], 2]);
  });

  it('sends what was written without network once it is back, in its order and with the same ids [account.chat]', async () => {
    const { actor, fetchChat, sendMessage, networkReturns, stored } = await start();
    await fetchChat.calls[0]!.answer(chatAnswer([]));
    expect(selectReadAt(actor.getSnapshot())).toBe('');
    for (const [text, clientId] of [['jedna', 'client-1'], ['dvě', 'client-2']] as const) {
      actor.send({ type: 'chat.setDraft', text });
      actor.send({ type: 'chat.send', clientId });
      await settled();
    }
    await sendMessage.calls[0]!.fail(new TypeError('Failed to fetch'));
    expect(selectMessages(actor.getSnapshot()).map(({ text, status }) => [text, status])).toEqual([['jedna', 'written'], ['dvě', 'written']]);
    networkReturns.next(true);
    await sendMessage.calls[1]!.answer(sentAnswer(1));
    await settled();
    await sendMessage.calls[2]!.answer({ status: 'sent', threadId: 'thread', message: { ...messageOf(2), text: 'dvě' } });
    await settled();
    expect(sendMessage.calls.map(({ input }) => input.message.clientId)).toEqual(['client-1', 'client-1', 'client-2']);
    expect(selectMessages(actor.getSnapshot()).map(({ status }) => status)).toEqual(['sent', 'sent']);
    expect(stored.at(-1)).toEqual([]);
  });

  it('leaves what the page had to read, with its moment, however often the shop cannot be asked for more [account.mailbox]', async () => {
    const soFar = { threadId: 'thread', messages: [messageOf(1), messageOf(2, 'shop')], last: 2, customerSeen: 1, staffSeen: 1, readAt: '2026-06-15T10:00:00Z' };
    const { actor, clock, fetchChat, seeMessages, sendMessage } = await start({ about: { kind: 'reservation', reservationId: 'order' }, isWidget: false, soFar });
    const shown = () => [selectMessages(actor.getSnapshot()).map(({ text, status }) => [text, status]), selectReadAt(actor.getSnapshot()), selectCannotFetch(actor.getSnapshot())];
    const before = [['text 1', 'seen'], ['text 2', null]];
    expect([shown(), fetchChat.calls[0]!.input.after]).toEqual([[before, soFar.readAt, false], 2]);
    await fetchChat.calls[0]!.fail(new TypeError('Failed to fetch'));
    for (const [place, pause] of [1_000, 2_000, 4_000, 8_000, 8_000].entries()) {
      clock.increment(pause - 1);
      expect(fetchChat.calls).toHaveLength(place + 1);
      clock.increment(1);
      // While it is asked again, the page says the same.
      expect(shown()).toEqual([before, soFar.readAt, true]);
      await fetchChat.calls[place + 1]!.fail(new TypeError('Failed to fetch'));
    }
    expect([shown(), seeMessages.calls.length]).toEqual([[before, soFar.readAt, true], 0]);
    actor.send({ type: 'chat.setDraft', text: 'Bez připojení' });
    actor.send({ type: 'chat.send', clientId: 'client-1' });
    await settled();
    await sendMessage.calls[0]!.fail(new TypeError('Failed to fetch'));
    clock.increment(999);
    expect(sendMessage.calls).toHaveLength(1);
    clock.increment(1);
    expect(sendMessage.calls).toHaveLength(2);
    actor.send({ type: 'chat.retry' });
    await fetchChat.calls.at(-1)!.answer(chatAnswer([3], { staffSeen: 1, readAt: '2026-06-15T11:00:00Z' }));
    expect(shown().slice(1)).toEqual(['2026-06-15T11:00:00Z', false]);
    expect([selectMessages(actor.getSnapshot()).map(({ text }) => text), seeMessages.calls.map(({ input }) => input.sequence)]).toEqual([['text 1', 'text 2', 'text 3', 'Bez připojení'], [3]]);
  });

  it('begins with what was being written when the page was left, and tells of it until it is sent', async () => {
    const { actor } = await start({ about: { kind: 'general' }, isWidget: false, draft: 'Je tam' });
    const drafts: string[] = [];
    actor.on('chat.drafted', ({ text }) => drafts.push(text));
    expect(actor.getSnapshot().context.draft).toBe('Je tam');
    actor.send({ type: 'chat.setDraft', text: 'Je tam pláž?' });
    actor.send({ type: 'chat.send', clientId: 'client-1' });
    expect(drafts).toEqual(['Je tam pláž?', '']);
  });

  it('sends what a page before could not', async () => {
    const { sendMessage } = await start(undefined, [{ clientId: 'before-1', text: 'předtím', files: [] }]);
    expect(sendMessage.calls[0]!.input.message.clientId).toBe('before-1');
  });

  it('loses nothing that is too long or refused, and pauses as long as the shop asks where it was too much', async () => {
    const { actor, fetchChat, sendMessage, clock, networkReturns } = await start();
    await fetchChat.calls[0]!.answer(chatAnswer([]));
    actor.send({ type: 'chat.setDraft', text: 'x'.repeat(100_000) });
    actor.send({ type: 'chat.send', clientId: 'client-1' });
    expect([actor.getSnapshot().context.problem, actor.getSnapshot().context.draft.length]).toEqual(['tooLong', 100_000]);
    actor.send({ type: 'chat.setDraft', text: 'x'.repeat(MESSAGE_LENGTH) });
    actor.send({ type: 'chat.send', clientId: 'client-1' });
    await settled();
    await sendMessage.calls[0]!.answer({ status: 'later', afterMs: 9_000 });
    // The network's return is no reason: the shop was reached.
    networkReturns.next(true);
    clock.increment(8_999);
    expect([selectIsPausing(actor.getSnapshot()), selectIsWaiting(actor.getSnapshot()), sendMessage.calls.length]).toEqual([true, false, 1]);
    clock.increment(1);
    expect(sendMessage.calls).toHaveLength(2);
    actor.send({ type: 'chat.setDraft', text: 'další' });
    await sendMessage.calls[1]!.answer({ status: 'refused', code: 'login-required' });
    expect(actor.getSnapshot().context).toMatchObject({ problem: 'loginNeeded', draft: `${'x'.repeat(MESSAGE_LENGTH)}\n\ndalší` });
  });

  it.each([['unknown-attachment', 'files'], ['login-required', 'loginNeeded'], ['toString', 'refused']] as const)('says of the refusal %s what the customer can do about it: %s', async (code, problem) => {
    const { actor, sendMessage } = await start(undefined, [{ clientId: 'before-1', text: 'předtím', files: [] }]);
    await sendMessage.calls[0]!.answer({ status: 'refused', code });
    expect(actor.getSnapshot().context).toMatchObject({ problem, draft: 'předtím', outbox: [] });
  });

  it('waits ten seconds where the shop does not say how long', async () => {
    const { sendMessage, clock } = await start(undefined, [{ clientId: 'before-1', text: 'předtím', files: [] }]);
    await sendMessage.calls[0]!.answer({ status: 'later', afterMs: null });
    clock.increment(9_999);
    expect(sendMessage.calls).toHaveLength(1);
    clock.increment(1);
    expect(sendMessage.calls).toHaveLength(2);
  });

  it('gives nothing back that nobody would see: it tries again, and the page that shows it is told [account.secured]', async () => {
    const waiting = [{ clientId: 'before-1', text: 'předtím', files: [] }];
    const refusals: SendAnswer[] = [{ status: 'anothers' }, { status: 'refused', code: 'e-mail-needed' }];
    for (const answer of refusals) {
      const unseen = await start({ about: thread, isWidget: true, isUnseen: true }, waiting);
      await unseen.sendMessage.calls[0]!.answer(answer);
      expect([unseen.actor.getSnapshot().context, unseen.fetchChat.calls.length]).toMatchObject([{ problem: null, draft: '', outbox: waiting }, 0]);
      unseen.clock.increment(8_000);
      expect(unseen.sendMessage.calls).toHaveLength(2);
    }
    const shown = await start({ about: thread, isWidget: false }, waiting);
    await shown.sendMessage.calls[0]!.answer({ status: 'anothers' });
    expect(shown.actor.getSnapshot().context).toMatchObject({ problem: 'loginNeeded', draft: 'předtím', outbox: [] });
  });

  it('lets go what somebody else wrote before and sends what is left, which the tab itself holds [account.secured]', async () => {
    const [theirs, ours] = [{ clientId: 'theirs', text: 'cizí', files: [] }, { clientId: 'ours', text: 'naše', files: [] }];
    const { sendMessage } = await start(undefined, [], { readOutbox: async () => ({ messages: [theirs, ours], isAnothers: true }), disownOutbox: async () => [ours] });
    expect(sendMessage.calls.map(({ input }) => input.message.clientId)).toEqual(['ours']);
  });

  it('promises the hours of service to nobody who complains, for whom the shop has days', async () => {
    const serviceOf = async (kind: 'complaint' | 'message') => {
      const { actor, fetchChat } = await start({ about: thread, isWidget: false });
      await fetchChat.calls[0]!.answer({ ...chatAnswer([1]), kind });
      return actor.getSnapshot().context.service;
    };
    expect([await serviceOf('complaint'), await serviceOf('message')]).toEqual([null, { isOpen: true, changes: '2026-06-15T20:00' }]);
  });

  it('asks for consent and, where nobody is there, where the answer goes', async () => {
    const { actor, fetchChat, facts, sendMessage } = await start({ about: { kind: 'general' }, isWidget: true });
    expect(fetchChat.calls).toHaveLength(0);
    actor.send({ type: 'chat.open' });
    await settled();
    expect(actor.getSnapshot().value.view).toBe('consenting');
    actor.send({ type: 'chat.agree' });
    await settled();
    await fetchChat.calls[0]!.answer(chatAnswer([], { threadId: '', service: { isOpen: false, changes: '2026-06-16T08:00' }, knowsEmail: false }));
    actor.send({ type: 'chat.setDraft', text: 'Dotaz' });
    actor.send({ type: 'chat.send', clientId: 'client-1' });
    expect(actor.getSnapshot().context.problem).toBe('email');
    actor.send({ type: 'chat.setEmail', email: 'host@example.cz' });
    actor.send({ type: 'chat.send', clientId: 'client-1' });
    await settled();
    await sendMessage.calls[0]!.answer(sentAnswer(1));
    expect([facts.at(-1), facts.filter(({ type }) => type === 'chat.began').length, actor.getSnapshot().context.threadId]).toEqual([{ type: 'chat.began' }, 1, 'thread']);
  });

  it('asks where the answer goes whoever wrote while somebody was still there, and gives back what waited in its order', async () => {
    const { actor, fetchChat, sendMessage, facts } = await start({ about: { kind: 'general' }, isWidget: true, isAgreed: true }, [], { readAgreement: async () => true });
    actor.send({ type: 'chat.open' });
    await settled();
    await fetchChat.calls[0]!.answer(chatAnswer([], { threadId: '', knowsEmail: false }));
    for (const text of ['Je tam někdo?', 'Haló?']) {
      actor.send({ type: 'chat.setDraft', text });
      actor.send({ type: 'chat.send', clientId: `client-${text}` });
      await settled();
    }
    actor.send({ type: 'chat.setDraft', text: 'Píšu dál' });
    expect(selectAsksEmail(actor.getSnapshot())).toBe(false);
    const service = { isOpen: false, changes: '2026-06-16T08:00' };
    await sendMessage.calls[0]!.answer({ status: 'refused', code: 'e-mail-needed' });
    expect([actor.getSnapshot().value.outbox, fetchChat.calls.length]).toEqual([{ askingHours: 'stored' }, 2]);
    await fetchChat.calls[1]!.answer(chatAnswer([], { threadId: '', knowsEmail: false, service }));
    const draft = 'Je tam někdo?\n\nHaló?\n\nPíšu dál';
    expect([selectAsksEmail(actor.getSnapshot()), actor.getSnapshot().context]).toMatchObject([true, { problem: 'email', draft, outbox: [], service }]);
    expect([facts.at(-1), sendMessage.calls.length]).toEqual([{ type: 'chat.drafted', about: { kind: 'general' }, text: draft }, 1]);
    actor.send({ type: 'chat.setEmail', email: 'host@example.cz' });
    actor.send({ type: 'chat.send', clientId: 'client-3' });
    await settled();
    expect(sendMessage.calls[1]!.input).toMatchObject({ email: 'host@example.cz', message: { text: draft } });
  });

  it('asks for consent where it cannot be read, opens where it cannot be stored, and closes whenever that is wanted', async () => {
    const agreement = heldPort<ChatPorts['readAgreement']>();
    const fail = () => Promise.reject(new Error('no storage'));
    const { actor, fetchChat, changes } = await start({ about: { kind: 'general' }, isWidget: true }, [], { readAgreement: agreement.port, storeAgreement: fail });
    const press = (type: 'chat.open' | 'chat.close' | 'chat.agree') => { actor.send({ type }); return selectChatView(actor.getSnapshot()); };
    expect([selectChatView(actor.getSnapshot()), agreement.calls.length]).toEqual(['closed', 0]);
    press('chat.open');
    press('chat.close');
    expect([agreement.calls[0]!.signal.aborted, actor.getSnapshot().value.view]).toEqual([true, 'closed']);
    press('chat.open');
    await agreement.calls[1]!.fail();
    expect([selectChatView(actor.getSnapshot()), press('chat.close'), agreement.calls.length, press('chat.open')]).toEqual(['consenting', 'closed', 2, 'closed']);
    await agreement.calls[2]!.answer(false);
    press('chat.agree');
    await settled();
    expect([selectChatView(actor.getSnapshot()), fetchChat.calls.length]).toEqual(['open', 1]);
    changes.error(new Error('no stream'));
    expect([press('chat.close'), agreement.calls.length, press('chat.open')]).toEqual(['closed', 3, 'closed']);
    await agreement.calls[3]!.answer(true);
    expect(selectChatView(actor.getSnapshot())).toBe('open');
  });

  it('goes on on every page while it is open, and closed once what it stores was agreed to, here or before', async () => {
    const about = { kind: 'general' } as const;
    let hasAgreed = false;
    const { actor } = await start({ about, isWidget: true }, [], { readAgreement: async () => hasAgreed });
    const goesOn = async (...types: ('chat.open' | 'chat.close' | 'chat.agree')[]) => {
      for (const type of types) { actor.send({ type }); await settled(); }
      return selectGoesOn(actor.getSnapshot());
    };
    expect([await goesOn(), await goesOn('chat.open'), await goesOn('chat.close')]).toEqual([false, true, false]);
    // In another tab, meanwhile.
    hasAgreed = true;
    expect([await goesOn('chat.open'), await goesOn('chat.close')]).toEqual([true, true]);
    const here = await start({ about, isWidget: true });
    for (const type of ['chat.open', 'chat.agree', 'chat.close'] as const) { here.actor.send({ type }); await settled(); }
    expect(selectGoesOn(here.actor.getSnapshot())).toBe(true);
    const later = await start({ about, isWidget: true, isAgreed: true });
    expect([selectChatView(later.actor.getSnapshot()), selectGoesOn(later.actor.getSnapshot())]).toEqual(['closed', true]);
  });

  it('sends what is written while others wait in its order, also where the tab remembers nothing [account.chat]', async () => {
    const storing = heldPort<ChatPorts['storeOutbox']>();
    const { actor, sendMessage, networkReturns } = await start(undefined, [], { readOutbox: () => Promise.reject(new Error('no storage')), storeOutbox: storing.port });
    const drafts: string[] = [];
    actor.on('chat.drafted', ({ text }) => { drafts.push(text); });
    const write = (text: string) => {
      actor.send({ type: 'chat.setDraft', text });
      actor.send({ type: 'chat.send', clientId: text });
    };
    const tooLong = () => { write('x'.repeat(MESSAGE_LENGTH + 1)); const { problem } = actor.getSnapshot().context; return problem; };
    write('empty');
    expect([tooLong(), sendMessage.calls.length]).toEqual(['tooLong', 0]);
    write('storing');
    expect(storing.calls.map(({ input, signal }) => [input.outbox.map(({ text }) => text), signal.aborted])).toEqual([[['empty'], true], [['empty', 'storing'], false]]);
    await storing.calls[1]!.fail();
    expect(tooLong()).toBe('tooLong');
    write('posting');
    await sendMessage.calls[0]!.fail();
    expect(tooLong()).toBe('tooLong');
    write('waiting');
    networkReturns.error(new Error('no stream'));
    actor.send({ type: 'chat.retry' });
    await sendMessage.calls[1]!.answer({ status: 'later', afterMs: 9_000 });
    expect(tooLong()).toBe('tooLong');
    write('pausing');
    expect(selectMessages(actor.getSnapshot()).map(({ text }) => text)).toEqual(['empty', 'storing', 'posting', 'waiting', 'pausing']);
    expect(drafts.filter((text) => text === '')).toHaveLength(5);
  });

  it.each<[string, (flow: Awaited<ReturnType<typeof start>>) => Promise<unknown>]>([
    ['on its way', async () => {}],
    ['waiting for the network', ({ sendMessage }) => sendMessage.calls[0]!.fail()],
    ['too much for the shop', ({ sendMessage }) => sendMessage.calls[0]!.answer({ status: 'later', afterMs: 9_000 })],
  ])('has the tab remember at once what is written while another message is %s, which goes on', async (_, come) => {
    const flow = await start();
    const write = async (text: string) => {
      flow.actor.send({ type: 'chat.setDraft', text });
      flow.actor.send({ type: 'chat.send', clientId: text });
      await settled();
    };
    await write('first');
    await come(flow);
    const before = flow.actor.getSnapshot().value.outbox;
    await write('second');
    await write('third');
    expect(flow.stored.at(-1)!.map(({ text }) => text)).toEqual(['first', 'second', 'third']);
    expect([flow.actor.getSnapshot().value.outbox, flow.sendMessage.calls.length, flow.sendMessage.calls[0]!.signal.aborted]).toEqual([before, 1, false]);
    // Once for each that was written, however far the first has come.
    expect(flow.stored.map(({ length }) => length)).toEqual([1, 2, 3]);
  });

  it.each<[string, (flow: Awaited<ReturnType<typeof start>>) => Promise<unknown>]>([
    ['on its way', async () => {}],
    ['waiting for the network', ({ sendMessage }) => sendMessage.calls[0]!.fail()],
    ['too much for the shop', ({ sendMessage }) => sendMessage.calls[0]!.answer({ status: 'later', afterMs: 9_000 })],
  ])('goes on where the tab cannot store what is written while another message is %s, and tries with the next', async (_, come) => {
    let tries = 0;
    const flow = await start(undefined, [], { storeOutbox: () => { tries += 1; return Promise.reject(new Error('no storage')); } });
    const write = async (text: string) => {
      flow.actor.send({ type: 'chat.setDraft', text });
      flow.actor.send({ type: 'chat.send', clientId: text });
      await settled();
    };
    await write('first');
    await come(flow);
    const before = flow.actor.getSnapshot().value.outbox;
    await write('second');
    await write('third');
    expect([flow.actor.getSnapshot().value.outbox, tries, flow.sendMessage.calls.length, flow.actor.getSnapshot().status]).toEqual([before, 3, 1, 'active']);
    expect(selectMessages(flow.actor.getSnapshot()).map(({ text }) => text)).toEqual(['first', 'second', 'third']);
  });

  it('has nothing waiting once the first is sent, or came back with what was written since for the visitor to mend [account.chat]', async () => {
    const { actor, fetchChat, sendMessage, stored, facts } = await start();
    await fetchChat.calls[0]!.answer(chatAnswer([], { threadId: '' }));
    const write = async (text: string) => {
      actor.send({ type: 'chat.setDraft', text });
      actor.send({ type: 'chat.send', clientId: text });
      await settled();
    };
    await write('jedna');
    await sendMessage.calls[0]!.answer(sentAnswer(1));
    await settled();
    expect([actor.getSnapshot().value.outbox, stored.at(-1), sendMessage.calls.length]).toEqual(['empty', [], 1]);
    await write('dvě');
    actor.send({ type: 'chat.setDraft', text: 'tři' });
    await sendMessage.calls[1]!.answer({ status: 'refused', code: 'login-required' });
    await settled();
    expect([actor.getSnapshot().value.outbox, stored.at(-1), sendMessage.calls.length]).toEqual(['empty', [], 2]);
    // Who keeps drafts for the next page is told of it.
    expect(facts.at(-1)).toEqual({ type: 'chat.drafted', about: { kind: 'thread', threadId: 'thread' }, text: 'dvě\n\ntři' });
  });

  it('tells once what was seen, also after it was closed and opened, and again with the next message where that did not arrive [account.mailbox]', async () => {
    const { actor, fetchChat, seeMessages, changes } = await start(undefined, [], { readAgreement: async () => true });
    const shown = () => JSON.stringify(actor.getSnapshot().value.view);
    const told = () => seeMessages.calls.map(({ input }) => input.sequence);
    await fetchChat.calls[0]!.answer(chatAnswer([1, 2]));
    expect(shown()).toBe('{"open":{"shown":"telling"}}');
    await seeMessages.calls[0]!.answer(undefined);
    expect([shown(), actor.getSnapshot().context.customerSeen]).toEqual(['{"open":{"shown":"seen"}}', 2]);
    actor.send({ type: 'chat.close' });
    actor.send({ type: 'chat.open' });
    await settled();
    await fetchChat.calls[1]!.answer(chatAnswer([]));
    expect([shown(), told()]).toEqual(['{"open":{"shown":"seen"}}', [2]]);
    changes.next([{ threadId: 'thread', kind: 'chat', last: 3, customerSeen: 2, staffSeen: 3, unread: 1 }]);
    await fetchChat.calls[2]!.answer(chatAnswer([3]));
    await seeMessages.calls[1]!.fail();
    expect([shown(), actor.getSnapshot().status, told()]).toEqual(['{"open":{"shown":"seen"}}', 'active', [2, 3]]);
    changes.next([{ threadId: 'thread', kind: 'chat', last: 4, customerSeen: 2, staffSeen: 4, unread: 2 }]);
    await fetchChat.calls[3]!.answer(chatAnswer([4]));
    expect(told()).toEqual([2, 3, 4]);
  });

  it('takes files off, and says when they could not be sent [account.mailbox]', async () => {
    const upload = heldPort<ChatPorts['uploadFiles']>();
    const { actor } = await start(undefined, [], { uploadFiles: upload.port });
    const file = { attachmentId: 'f', name: 'x.pdf', type: 'application/pdf' as const, size: 10 };
    expect([selectIsUploading(actor.getSnapshot()), upload.calls.length]).toEqual([false, 0]);
    actor.send({ type: 'chat.attach', field: 'files' });
    await upload.calls[0]!.fail();
    expect([selectIsUploading(actor.getSnapshot()), selectFileProblems(actor.getSnapshot())]).toEqual([false, [{ name: '', problem: 'failed' }]]);
    actor.send({ type: 'chat.attach', field: 'files' });
    await upload.calls[1]!.answer([{ file }]);
    expect([selectIsUploading(actor.getSnapshot()), selectFiles(actor.getSnapshot())]).toEqual([false, [file]]);
    actor.send({ type: 'chat.detach', attachmentId: 'f' });
    expect(selectFiles(actor.getSnapshot())).toEqual([]);
  });

  it('sends no message without the files that are on their way to it, whatever waits before it [account.mailbox]', async () => {
    const upload = heldPort<ChatPorts['uploadFiles']>();
    const { actor, sendMessage, stored } = await start(undefined, [], { uploadFiles: upload.port });
    const send = async (clientId: string) => { actor.send({ type: 'chat.send', clientId }); await settled(); };
    const attach = (name: string, text: string) => { actor.send({ type: 'chat.attach', field: 'files' }); actor.send({ type: 'chat.setDraft', text }); return { attachmentId: name, name, type: 'application/pdf' as const, size: 10 }; };
    const pas = attach('pas', 'jedna');
    await send('client-1');
    expect([sendMessage.calls.length, actor.getSnapshot().context.draft, actor.getSnapshot().context.problem]).toEqual([0, 'jedna', null]);
    await upload.calls[0]!.answer([{ file: pas }]);
    await send('client-1');
    expect(sendMessage.calls[0]!.input.message).toEqual({ clientId: 'client-1', text: 'jedna', files: [pas] });
    attach('karta', 'dvě');
    await send('client-2');
    await sendMessage.calls[0]!.fail();
    await send('client-2');
    expect(stored.at(-1)!.map(({ clientId }) => clientId)).toEqual(['client-1']);
    await upload.calls[1]!.fail();
    // What could not be sent along is said, and the visitor decides.
    await send('client-2');
    expect([stored.at(-1)!.map(({ clientId, files }) => [clientId, files.length]), selectFileProblems(actor.getSnapshot())]).toEqual([[['client-1', 1], ['client-2', 0]], []]);
  });

  it('takes as many files as a message may have, and no more [account.mailbox]', async () => {
    const upload = heldPort<ChatPorts['uploadFiles']>();
    const { actor } = await start(undefined, [], { uploadFiles: upload.port });
    actor.send({ type: 'chat.attach', field: 'files' });
    await upload.calls[0]!.answer(Array.from({ length: MOST_ATTACHMENTS }, (_, place) => ({ file: { attachmentId: `f${place}`, name: 'x.pdf', type: 'application/pdf' as const, size: 10 } })));
    actor.send({ type: 'chat.attach', field: 'files' });
    expect([selectFiles(actor.getSnapshot()).length, upload.calls.length]).toEqual([MOST_ATTACHMENTS, 1]);
    actor.send({ type: 'chat.detach', attachmentId: 'f0' });
    actor.send({ type: 'chat.attach', field: 'files' });
    expect(upload.calls[1]?.input).toEqual({ field: 'files', places: 1 });
  });
});
