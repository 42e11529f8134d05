import { describe, expect, it } from 'vitest';
import type { AttachedFile } from '../../src/domain/messages/attached-files.ts';
import { heldPort, heldStream, startFlow, taken } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { deskMachine } from './desk.machine.ts';
import { deskPaths } from './desk.paths.ts';
import { canResolve } from './desk.rules.ts';
import { selectDeskView, selectFileProblems, selectFiles, selectHasFailed, selectIsActing, selectIsUnsent, selectIsUploading, selectLost, selectMore, selectOnly, selectRefusal, selectText, selectThread, selectThreads } from './desk.select.ts';
import type { DeskItem, DeskPorts, DeskThread } from './desk.types.ts';

const thread = (last: number) => ({ thread: { threadId: 't1', last } }) as DeskThread;

function begin(threadId = '') {
  const [inbox, fetch, act] = [heldPort<DeskPorts['fetchInbox']>(), heldPort<DeskPorts['fetchDeskThread']>(), heldPort<DeskPorts['actAtDesk']>()];
  const upload = heldPort<DeskPorts['uploadFiles']>();
  const changes = heldStream<string>();
  const flow = startFlow(deskMachine, { input: { threadId }, ports: { fetchInbox: inbox.port, fetchDeskThread: fetch.port, actAtDesk: act.port, uploadFiles: upload.port, deskChanges: changes.port } });
  flow.actor.send({ type: 'desk.begin', name: 'Adam', csrfToken: 'csrf' });
  const shown = () => {
    const snapshot = flow.actor.getSnapshot();
    const is = { acting: selectIsActing(snapshot), uploading: selectIsUploading(snapshot), failed: selectHasFailed(snapshot) };
    return [selectDeskView(snapshot), ...Object.entries(is).filter(([, isSo]) => isSo).map(([word]) => word)];
  };
  return {
    ...flow, inbox, fetch, act, upload, changes, shown, context: () => flow.actor.getSnapshot().context,
    threads: () => selectThreads(flow.actor.getSnapshot())?.map(({ threadId }) => threadId),
    last: () => selectThread(flow.actor.getSnapshot())?.thread.last,
    change: async () => { changes.streams[0]!.next('thread'); await taken(); },
  };
}

async function openThread() {
  const flow = begin();
  await flow.inbox.calls[0]!.answer(items());
  flow.actor.send({ type: 'desk.open', threadId: 't1' });
  await flow.fetch.calls[0]!.answer(thread(1));
  return flow;
}

const items = (...threadIds: string[]) => ({ threads: threadIds.map((threadId) => ({ threadId }) as DeskItem), hasMore: false });

describe('desk', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(deskPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(deskPaths)).toEqual([]);
  });

  it('asks for the inbox once when an agent signs in, and again after each change, once for several while an answer is awaited [account.mailbox]', async () => {
    const { inbox, threads, shown, change } = begin();
    expect([inbox.calls.map(({ input }) => input), shown()]).toEqual([[{ only: 'waiting', pages: 1 }], ['list']]);
    await change();
    await change();
    // The answer that is on its way comes first, however much happens.
    expect([inbox.calls.length, inbox.calls[0]!.signal.aborted]).toEqual([1, false]);
    await inbox.calls[0]!.answer(items('t1'));
    expect([threads(), inbox.calls.length]).toEqual([['t1'], 2]);
    await inbox.calls[1]!.answer(items('t1', 't2'));
    expect(threads()).toEqual(['t1', 't2']);
    await change();
    // What is there stays while the next is asked for.
    expect([inbox.calls.length, threads(), shown()]).toEqual([3, ['t1', 't2'], ['list']]);
    await inbox.calls[2]!.answer(items('t2'));
    expect(threads()).toEqual(['t2']);
  });

  it('shows the threads of another list, and those of one that failed once more by a change or a press [account.mailbox]', async () => {
    const { actor, inbox, threads, shown, change } = begin();
    await inbox.calls[0]!.answer(items('t1'));
    const asked = () => inbox.calls.at(-1)!;
    actor.send({ type: 'desk.show', only: 'open' });
    expect([asked().input, selectOnly(actor.getSnapshot())]).toEqual([{ only: 'open', pages: 1 }, 'open']);
    // Pressed while the list before is still being asked for.
    actor.send({ type: 'desk.show', only: 'mine' });
    expect([inbox.calls.map(({ signal }) => signal.aborted), asked().input, selectOnly(actor.getSnapshot())]).toEqual([[false, true, false], { only: 'mine', pages: 1 }, 'mine']);
    await asked().fail();
    expect([shown(), threads()]).toEqual([['list', 'failed'], ['t1']]);
    await change();
    expect([shown(), inbox.calls.length, asked().input]).toEqual([['list'], 4, { only: 'mine', pages: 1 }]);
    await asked().fail();
    actor.send({ type: 'desk.show', only: 'all' });
    expect([shown(), inbox.calls.length, asked().input]).toEqual([['list'], 5, { only: 'all', pages: 1 }]);
    await asked().answer(items('t3'));
    expect([threads(), selectOnly(actor.getSnapshot())]).toEqual([['t3'], 'all']);
  });

  it('shows more of a list that goes on, one page for two presses, and as much after each change; another list begins anew [account.mailbox]', async () => {
    const { actor, inbox, threads, change } = begin();
    const list = (hasMore: boolean, ...threadIds: string[]) => ({ ...items(...threadIds), hasMore });
    const more = () => selectMore(actor.getSnapshot());
    const press = () => actor.send({ type: 'desk.showMore' });
    press();
    await inbox.calls[0]!.answer(list(true, 't1'));
    expect([more(), inbox.calls.length]).toEqual(['offered', 1]);
    press();
    press();
    expect([more(), threads(), inbox.calls.slice(1).map(({ input }) => input)]).toEqual(['asked', ['t1'], [{ only: 'waiting', pages: 2 }]]);
    await inbox.calls[1]!.fail();
    expect(more()).toBe('offered');
    press();
    await inbox.calls[2]!.answer(list(true, 't1', 't2'));
    await change();
    // Pressed while a change is being asked for.
    press();
    expect([inbox.calls[3]!.input.pages, inbox.calls[3]!.signal.aborted, inbox.calls[4]!.input.pages]).toEqual([2, true, 3]);
    await inbox.calls[4]!.answer(list(false, 't1', 't2', 't3'));
    press();
    expect([more(), threads(), inbox.calls.length]).toEqual(['none', ['t1', 't2', 't3'], 5]);
    actor.send({ type: 'desk.show', only: 'waiting' });
    actor.send({ type: 'desk.show', only: 'open' });
    expect(inbox.calls.slice(5).map(({ input }) => input)).toEqual([{ only: 'waiting', pages: 3 }, { only: 'open', pages: 1 }]);
  });

  it('goes on by press where no change can be told [account.mailbox]', async () => {
    const { actor, inbox, fetch, changes, threads, last } = begin();
    changes.streams[0]!.error('no stream');
    await inbox.calls[0]!.answer(items('t1'));
    actor.send({ type: 'desk.show', only: 'all' });
    await inbox.calls[1]!.answer(items('t1', 't2'));
    actor.send({ type: 'desk.open', threadId: 't1' });
    await fetch.calls[0]!.answer(thread(1));
    expect([threads(), last()]).toEqual([['t1', 't2'], 1]);
  });

  it('opens the thread that is pressed, or says that it could not be had; one that is closed before it came stays closed [account.mailbox]', async () => {
    const { actor, inbox, fetch, shown, last, change } = begin();
    await inbox.calls[0]!.answer(items('t1'));
    actor.send({ type: 'desk.open', threadId: 't1' });
    expect([fetch.calls.map(({ input }) => input), shown(), last()]).toEqual([[{ threadId: 't1' }], ['thread'], undefined]);
    await fetch.calls[0]!.fail();
    expect(shown()).toEqual(['thread', 'failed']);
    // It is asked for again by a press or a change.
    actor.send({ type: 'desk.open', threadId: 't1' });
    expect([shown(), fetch.calls[1]?.input]).toEqual([['thread'], { threadId: 't1' }]);
    await fetch.calls[1]!.fail();
    await change();
    expect([shown(), fetch.calls[2]?.input]).toEqual([['thread'], { threadId: 't1' }]);
    await fetch.calls[2]!.fail();
    actor.send({ type: 'desk.close' });
    await inbox.calls[1]!.fail();
    // The others can be opened though the list could not be had again.
    actor.send({ type: 'desk.open', threadId: 't2' });
    expect([shown(), fetch.calls[3]?.input]).toEqual([['thread'], { threadId: 't2' }]);
    actor.send({ type: 'desk.close' });
    expect([shown(), fetch.calls[3]!.signal.aborted, inbox.calls.length]).toEqual([['list'], true, 3]);
    // Also from a list that is still being asked for.
    actor.send({ type: 'desk.open', threadId: 't1' });
    expect(fetch.calls[4]!.input).toEqual({ threadId: 't1' });
    await fetch.calls[4]!.answer(thread(1));
    expect([shown(), last()]).toEqual([['thread'], 1]);
    actor.send({ type: 'desk.close' });
    expect([shown(), inbox.calls.length]).toEqual([['list'], 4]);
  });

  it('takes a thread over, hands it on or acknowledges it without a text, once for two presses [account.complaints]', async () => {
    const { actor, act, shown, last } = await openThread();
    actor.send({ type: 'desk.act', act: { kind: 'claim' } });
    actor.send({ type: 'desk.act', act: { kind: 'claim' } });
    expect([act.calls.map(({ input: { act: asked, text } }) => [asked, text]), shown()]).toEqual([[[{ kind: 'claim' }, '']], ['thread', 'acting']]);
    await act.calls[0]!.answer({ status: 'done', thread: thread(2) });
    expect([shown(), last()]).toEqual([['thread'], 2]);
    actor.send({ type: 'desk.act', act: { kind: 'answer', clientId: 'press-01' } });
    expect([act.calls.length, actor.getSnapshot().context.problem]).toEqual([1, 'empty']);
  });

  it('shows the thread as it stands after each change, asked for once more for several, and the old one where none comes [account.mailbox]', async () => {
    const { actor, fetch, change, last, shown } = await openThread();
    const stands = () => actor.getSnapshot().matches({ working: { open: { work: { ready: 'writing' } } } });
    await change();
    await change();
    await change();
    expect(fetch.calls.map(({ signal }) => signal.aborted).slice(1)).toEqual([false]);
    await fetch.calls[1]!.answer(thread(2));
    expect([fetch.calls.length, last(), stands()]).toEqual([3, 2, false]);
    await fetch.calls[2]!.answer(thread(3));
    expect([fetch.calls.length, last(), shown(), stands()]).toEqual([3, 3, ['thread'], true]);
    await change();
    await fetch.calls[3]!.fail();
    // Nothing is lost by that: the next change asks again.
    expect([fetch.calls.length, last(), shown(), stands()]).toEqual([4, 3, ['thread'], true]);
    await change();
    await fetch.calls[4]!.answer(thread(4));
    expect([last(), shown()]).toEqual([4, ['thread']]);
  });

  it('asks again for a thread that has changed while it was opened, or while something was done to it [account.mailbox]', async () => {
    const { actor, inbox, fetch, act, change, last, shown } = begin();
    await inbox.calls[0]!.answer(items('t1'));
    actor.send({ type: 'desk.open', threadId: 't1' });
    await change();
    await fetch.calls[0]!.answer(thread(1));
    expect([fetch.calls.length, last(), shown()]).toEqual([2, 1, ['thread']]);
    await fetch.calls[1]!.answer(thread(2));
    actor.send({ type: 'desk.act', act: { kind: 'claim' } });
    await change();
    await act.calls[0]!.answer({ status: 'done', thread: thread(2) });
    expect([fetch.calls.length, last(), shown()]).toEqual([3, 2, ['thread']]);
    await fetch.calls[2]!.answer(thread(3));
    expect(last()).toBe(3);
  });

  it('keeps what was written and attached while an answer was on its way: the next one begins with it', async () => {
    const { actor, act, upload } = await openThread();
    const [sent, next] = ['f1', 'f2'].map((attachmentId) => ({ attachmentId, name: 'poukaz.pdf', type: 'application/pdf' as const, size: 900 }));
    const attach = async (file: AttachedFile) => { actor.send({ type: 'desk.attach', field: 'desk-files' }); await upload.calls.at(-1)!.answer([{ file }]); };
    actor.send({ type: 'desk.setText', text: 'Ano.' });
    await attach(sent!);
    actor.send({ type: 'desk.act', act: { kind: 'answer', clientId: 'press-01' } });
    actor.send({ type: 'desk.setText', text: 'A ještě:' });
    await attach(next!);
    await act.calls[0]!.answer({ status: 'done', thread: thread(2) });
    expect([selectText(actor.getSnapshot()), selectFiles(actor.getSnapshot())]).toEqual(['A ještě:', [next]]);
  });

  it('says that an answer did not reach the shop, and no longer once it is pressed again', async () => {
    const { actor, act, shown } = await openThread();
    actor.send({ type: 'desk.setText', text: 'Ano.' });
    actor.send({ type: 'desk.act', act: { kind: 'answer', clientId: 'press-01' } });
    expect(shown()).toEqual(['thread', 'acting']);
    await act.calls[0]!.fail();
    expect([shown(), selectText(actor.getSnapshot())]).toEqual([['thread', 'failed'], 'Ano.']);
    actor.send({ type: 'desk.act', act: { kind: 'answer', clientId: 'press-02' } });
    await act.calls[1]!.answer({ status: 'refused', refusal: 'written-meanwhile', thread: thread(2) });
    expect([shown(), selectRefusal(actor.getSnapshot())]).toEqual([['thread'], 'written-meanwhile']);
    actor.send({ type: 'desk.act', act: { kind: 'claim' } });
    expect([shown(), selectRefusal(actor.getSnapshot())]).toEqual([['thread', 'acting'], '']);
  });

  it('goes on with the new login where the old one has ended: in the open thread, with what the same agent has written', async () => {
    const ends: Record<string, (flow: Awaited<ReturnType<typeof openThread>>) => Promise<void>> = {
      'an answer is sent': async ({ actor, act }) => { actor.send({ type: 'desk.act', act: { kind: 'answer', clientId: 'press-01' } }); await act.calls[0]!.answer({ status: 'loginNeeded' }); },
      'the thread is asked for again': async ({ change, fetch }) => { await change(); await fetch.calls[1]!.answer(null); },
    };
    for (const [when, end] of Object.entries(ends)) {
      const flow = await openThread();
      flow.actor.send({ type: 'desk.setText', text: 'Ano.' });
      await end(flow);
      expect([when, flow.facts.slice(1), flow.shown(), selectText(flow.actor.getSnapshot()), flow.last()]).toEqual([when, [{ type: 'desk.loginEnded' }], ['list'], 'Ano.', 1]);
      // The stream of the old login ends with it: nothing is asked until somebody signs in.
      expect([when, flow.changes.streams[0]!.observed]).toEqual([when, false]);
      const asked = flow.fetch.calls.length;
      flow.actor.send({ type: 'desk.begin', name: 'Adam', csrfToken: 'new' });
      expect([when, flow.changes.streams.length, flow.fetch.calls.length, flow.fetch.calls.at(-1)!.input]).toEqual([when, 2, asked + 1, { threadId: 't1' }]);
      await flow.fetch.calls.at(-1)!.answer(thread(2));
      expect([when, flow.last()]).toEqual([when, 2]);
      flow.actor.send({ type: 'desk.act', act: { kind: 'answer', clientId: 'press-02' } });
      expect([when, flow.shown(), flow.act.calls.at(-1)!.input.csrfToken, flow.act.calls.at(-1)!.input.text]).toEqual([when, ['thread', 'acting'], 'new', 'Ano.']);
      flow.actor.send({ type: 'desk.begin', name: 'Eva', csrfToken: 'of-another' });
      expect([when, flow.changes.streams.length, flow.changes.streams[1]!.observed]).toEqual([when, 3, false]);
      expect([when, flow.shown(), flow.context().csrfToken, selectText(flow.actor.getSnapshot()), flow.threads(), flow.last()]).toEqual([when, ['list'], 'of-another', '', undefined, undefined]);
    }
  });

  it('asks for the inbox by the new login where the old one has ended while the inbox or a thread was asked for', async () => {
    const { actor, inbox, fetch, facts, shown, threads, changes, context } = begin();
    await inbox.calls[0]!.answer(null);
    expect(changes.observed()).toEqual([false]);
    expect([facts, shown()]).toEqual([[{ type: 'desk.loginEnded' }], ['list']]);
    actor.send({ type: 'desk.begin', name: 'Adam', csrfToken: 'new' });
    expect(context().csrfToken).toBe('new');
    await inbox.calls[1]!.answer(items('t1'));
    actor.send({ type: 'desk.open', threadId: 't1' });
    await fetch.calls[0]!.answer(null);
    expect([facts.filter(({ type }) => type === 'desk.loginEnded').length, shown(), threads()]).toEqual([2, ['list'], ['t1']]);
    // The thread is asked for again, by whoever signs in.
    actor.send({ type: 'desk.begin', name: 'Adam', csrfToken: 'newer' });
    expect([inbox.calls.length, fetch.calls.length, changes.streams.length, threads()]).toEqual([2, 2, 3, ['t1']]);
    await fetch.calls[1]!.answer(null);
    actor.send({ type: 'desk.leave' });
    expect([selectDeskView(actor.getSnapshot()), threads()]).toEqual(['away', undefined]);
  });

  it('opens the thread of the page’s address to whoever signs in, and the one that the address names by then', async () => {
    const { fetch, inbox, shown, facts } = begin('t1');
    expect([fetch.calls.map(({ input }) => input), inbox.calls.length, shown(), facts]).toEqual([[{ threadId: 't1' }], 0, ['thread'], []]);
    const { actor } = startFlow(deskMachine, { input: { threadId: 't1' }, ports: { fetchDeskThread: fetch.port, fetchInbox: inbox.port, deskChanges: heldStream<string>().port } });
    actor.send({ type: 'desk.open', threadId: 't2' });
    actor.send({ type: 'desk.begin', name: 'Adam', csrfToken: 'csrf' });
    expect(fetch.calls.at(-1)!.input).toEqual({ threadId: 't2' });
    actor.send({ type: 'desk.leave' });
    actor.send({ type: 'desk.close' });
    actor.send({ type: 'desk.begin', name: 'Adam', csrfToken: 'csrf' });
    expect([fetch.calls.length, inbox.calls.length]).toEqual([2, 1]);
  });

  it('follows the address to another thread or the inbox while one is open, asked for or the login has ended, and keeps what was written', async () => {
    const { actor, fetch, shown, last, context, inbox } = await openThread();
    actor.send({ type: 'desk.setText', text: 'Ano.' });
    actor.send({ type: 'desk.open', threadId: 't2' });
    // It is the same already.
    actor.send({ type: 'desk.open', threadId: 't2' });
    expect([fetch.calls.length, shown(), last(), context().text]).toEqual([2, ['thread'], undefined, '']);
    await fetch.calls[1]!.answer(null);
    actor.send({ type: 'desk.open', threadId: 't1' });
    actor.send({ type: 'desk.begin', name: 'Adam', csrfToken: 'new' });
    expect([fetch.calls[2]!.input, context().text]).toEqual([{ threadId: 't1' }, 'Ano.']);
    await fetch.calls[2]!.answer(null);
    actor.send({ type: 'desk.close' });
    actor.send({ type: 'desk.begin', name: 'Adam', csrfToken: 'newer' });
    expect([shown(), fetch.calls.length, inbox.calls.length, selectIsUnsent(actor.getSnapshot())]).toEqual([['list'], 3, 2, true]);
  });

  it('tells what is open and what is no more, and whether one can come back to it', async () => {
    const { actor, fetch, facts } = await openThread();
    actor.send({ type: 'desk.close' });
    actor.send({ type: 'desk.open', threadId: 't2' });
    await fetch.calls[1]!.answer('gone');
    actor.send({ type: 'desk.open', threadId: 't3' });
    actor.send({ type: 'desk.leave' });
    expect(facts).toEqual([
      { type: 'desk.opened', threadId: 't1' }, { type: 'desk.closed', entry: 'new' },
      { type: 'desk.opened', threadId: 't2' }, { type: 'desk.closed', entry: 'same' },
      { type: 'desk.opened', threadId: 't3' }, { type: 'desk.closed', entry: 'same' },
    ]);
  });

  it('takes a login that has taken the place of the old one, and goes on where it is', async () => {
    const { actor, fetch, changes, context, last } = await openThread();
    actor.send({ type: 'desk.begin', name: 'Adam', csrfToken: 'new' });
    expect([context().csrfToken, changes.observed(), fetch.calls.length]).toEqual(['new', [false, true], 2]);
    await fetch.calls[1]!.answer(thread(2));
    expect(last()).toBe(2);
  });

  it('is away before somebody signs in and after', () => {
    const idle = startFlow(deskMachine, { input: { threadId: '' }, ports: {} });
    const { actor } = begin();
    actor.send({ type: 'desk.leave' });
    expect([selectDeskView(idle.actor.getSnapshot()), selectDeskView(actor.getSnapshot())]).toEqual(['away', 'away']);
  });

  it('takes a press right after the same agent has signed in again, before the thread has come anew', async () => {
    const { actor, act, fetch } = await openThread();
    actor.send({ type: 'desk.setText', text: 'Ano.' });
    actor.send({ type: 'desk.act', act: { kind: 'answer', clientId: 'press-01' } });
    await act.calls[0]!.answer({ status: 'loginNeeded' });
    actor.send({ type: 'desk.begin', name: 'Adam', csrfToken: 'new' });
    actor.send({ type: 'desk.act', act: { kind: 'answer', clientId: 'press-02' } });
    expect([fetch.calls.length, act.calls.map(({ input: { csrfToken, text } }) => [csrfToken, text])]).toEqual([2, [['csrf', 'Ano.'], ['new', 'Ano.']]]);
  });

  it('opens the inbox to who signs in again after the thread was closed', async () => {
    const { actor, inbox, fetch, shown, last } = await openThread();
    actor.send({ type: 'desk.close' });
    await inbox.calls[1]!.answer(null);
    expect(last()).toBe(undefined);
    actor.send({ type: 'desk.begin', name: 'Adam', csrfToken: 'new' });
    expect([shown(), inbox.calls.length, fetch.calls.length]).toEqual([['list'], 3, 1]);
  });

  it('has something to lose with the page while an answer was begun, in whichever thread', async () => {
    const { actor, inbox, act, fetch } = await openThread();
    const isUnsent = () => selectIsUnsent(actor.getSnapshot());
    expect(isUnsent()).toBe(false);
    actor.send({ type: 'desk.setText', text: 'Ano.' });
    expect(isUnsent()).toBe(true);
    actor.send({ type: 'desk.close' });
    await inbox.calls[1]!.answer(items());
    actor.send({ type: 'desk.open', threadId: 't2' });
    expect(isUnsent()).toBe(true);
    actor.send({ type: 'desk.close' });
    actor.send({ type: 'desk.open', threadId: 't1' });
    await fetch.calls[2]!.answer(thread(1));
    actor.send({ type: 'desk.act', act: { kind: 'answer', clientId: 'press-01' } });
    await act.calls[0]!.answer({ status: 'done', thread: thread(2) });
    expect(isUnsent()).toBe(false);
  });

  it('says that files could not be brought, and takes others [account.mailbox]', async () => {
    const { actor, upload, shown } = await openThread();
    actor.send({ type: 'desk.attach', field: 'desk-files' });
    expect(shown()).toEqual(['thread', 'uploading']);
    await upload.calls[0]!.fail();
    expect([shown(), selectFileProblems(actor.getSnapshot())]).toEqual([['thread'], [{ name: '', problem: 'failed' }]]);
    actor.send({ type: 'desk.attach', field: 'desk-files' });
    await upload.calls[1]!.answer([{ file: { attachmentId: 'a', name: 'a.pdf', type: 'application/pdf', size: 900 } }]);
    expect([shown(), selectFiles(actor.getSnapshot()).length, selectFileProblems(actor.getSnapshot())]).toEqual([['thread'], 1, []]);
  });

  it('asks for a login where a file was refused because it has ended, and says then that the file is missing', async () => {
    const { actor, upload, fetch, facts, shown } = await openThread();
    actor.send({ type: 'desk.setText', text: 'Ano.' });
    actor.send({ type: 'desk.attach', field: 'desk-files' });
    await upload.calls[0]!.answer([{ name: 'plan.pdf', problem: 'loginNeeded' }]);
    expect([facts.at(-1), shown()]).toEqual([{ type: 'desk.loginEnded' }, ['list']]);
    actor.send({ type: 'desk.begin', name: 'Adam', csrfToken: 'new' });
    await fetch.calls[1]!.answer(thread(1));
    expect([selectText(actor.getSnapshot()), selectFileProblems(actor.getSnapshot())]).toEqual(['Ano.', [{ name: 'plan.pdf', problem: 'failed' }]]);
  });

  it('says that nothing is left to do: by a press alone, once for two, or with the answer, whose text is gone then [account.mailbox]', async () => {
    const { actor, act, context } = await openThread();
    actor.send({ type: 'desk.act', act: { kind: 'resolve' } });
    actor.send({ type: 'desk.act', act: { kind: 'resolve' } });
    expect(act.calls.map(({ input }) => [input.act, input.thread])).toEqual([[{ kind: 'resolve' }, thread(1)]]);
    await act.calls[0]!.answer({ status: 'refused', refusal: 'written-meanwhile', thread: thread(2) });
    expect([context().refusal, context().thread]).toEqual(['written-meanwhile', thread(2)]);
    const last = { kind: 'answer', clientId: 'press-01', resolve: true } as const;
    actor.send({ type: 'desk.act', act: last });
    expect([act.calls.length, context().problem]).toEqual([1, 'empty']);
    actor.send({ type: 'desk.setText', text: 'Ano.' });
    actor.send({ type: 'desk.act', act: last });
    expect([act.calls[1]!.input.act, act.calls[1]!.input.text]).toEqual([last, 'Ano.']);
    await act.calls[1]!.answer({ status: 'done', thread: { ...thread(3), isResolved: true } });
    expect([context().text, context().refusal, context().thread?.isResolved]).toEqual(['', '', true]);
  });

  it('offers that for what nobody else has, is not done yet and is no complaint that waits', () => {
    const claim = (isMine: boolean) => ({ isMine }) as DeskThread['claim'];
    const complaint = (answeredOn: string | null) => ({ answeredOn }) as DeskThread['complaint'];
    const open = { isResolved: false, claim: null, complaint: null };
    const can = (change: object) => canResolve({ ...open, ...change } as DeskThread);
    expect([{}, { claim: claim(true) }, { complaint: complaint('2026-06-15') }].map(can)).toEqual([true, true, true]);
    expect([{ claim: claim(false) }, { isResolved: true }, { complaint: complaint(null) }].map(can)).toEqual([false, false, false]);
  });

  it('tells that the thread is one’s own no more before an answer is refused for it, and keeps what was written', async () => {
    const standing = (claim: object | null, isResolved = false) => ({ ...thread(1), claim, isResolved }) as DeskThread;
    const told = async (after: DeskThread) => {
      const { actor, act, fetch, change, context } = await openThread();
      actor.send({ type: 'desk.act', act: { kind: 'claim' } });
      await act.calls[0]!.answer({ status: 'done', thread: standing({ isMine: true }) });
      actor.send({ type: 'desk.setText', text: 'Ano.' });
      await change();
      await fetch.calls[1]!.answer(after);
      const { refusal } = context();
      actor.send({ type: 'desk.act', act: { kind: 'claim' } });
      return [refusal, context().refusal, context().text];
    };
    expect(await told(standing(null))).toEqual(['not-claimed', '', 'Ano.']);
    expect(await told(standing({ isMine: false }))).toEqual(['claimed-by-colleague', '', 'Ano.']);
    // Still one's own, or done in another tab.
    expect([await told(standing({ isMine: true })), await told(standing(null, true))]).toEqual([['', '', 'Ano.'], ['', '', 'Ano.']]);
  });

  it('says in the inbox that a thread is there no more, whose customer has removed the account: opened, looked at or answered', async () => {
    const ends: Record<string, (flow: Awaited<ReturnType<typeof openThread>>) => Promise<void>> = {
      'it is asked for again': async ({ change, fetch }) => { await change(); await fetch.calls[1]!.answer('gone'); },
      'an answer is sent': async ({ actor, act }) => { actor.send({ type: 'desk.act', act: { kind: 'answer', clientId: 'press-01' } }); await act.calls[0]!.answer({ status: 'gone' }); },
      'it is opened': async ({ actor, fetch, inbox }) => { actor.send({ type: 'desk.close' }); await inbox.calls.at(-1)!.answer(items('t1')); actor.send({ type: 'desk.open', threadId: 't1' }); await fetch.calls.at(-1)!.answer('gone'); },
    };
    for (const [when, end] of Object.entries(ends)) {
      const flow = await openThread();
      flow.actor.send({ type: 'desk.setText', text: 'Ano.' });
      await end(flow);
      await flow.inbox.calls.at(-1)!.answer(items('t2'));
      const snapshot = () => flow.actor.getSnapshot();
      expect([when, flow.shown(), selectLost(snapshot()), flow.threads()]).toEqual([when, ['list'], 'gone', ['t2']]);
      // Nothing can be lost any more, and the next one is opened as ever.
      expect([when, selectIsUnsent(snapshot())]).toEqual([when, false]);
      flow.actor.send({ type: 'desk.open', threadId: 't2' });
      expect([when, selectLost(snapshot())]).toEqual([when, null]);
    }
  });

  it('says of an address at which there is no thread that there is none, and nothing of an account', async () => {
    const { actor, fetch, inbox, shown } = begin('mistyped');
    await fetch.calls[0]!.answer('gone');
    await inbox.calls[0]!.answer(items('t1'));
    expect([shown(), selectLost(actor.getSnapshot())]).toEqual([['list'], 'notThere']);
    actor.send({ type: 'desk.open', threadId: 't1' });
    expect(selectLost(actor.getSnapshot())).toBe(null);
  });

  it('keeps the answer that is being written when the customer writes meanwhile or a colleague was first', async () => {
    const { actor, fetch, act, changes, context } = await openThread();
    actor.send({ type: 'desk.setText', text: 'Ano.' });
    changes.streams[0]!.next('thread');
    await taken();
    await fetch.calls[1]!.answer(thread(2));
    expect([context().text, context().thread]).toEqual(['Ano.', thread(2)]);
    actor.send({ type: 'desk.act', act: { kind: 'answer', clientId: 'press-01' } });
    actor.send({ type: 'desk.act', act: { kind: 'answer', clientId: 'press-01' } });
    expect(act.calls.map(({ input }) => [input.thread, input.text, input.csrfToken])).toEqual([[thread(2), 'Ano.', 'csrf']]);
    await act.calls[0]!.answer({ status: 'refused', refusal: 'written-meanwhile', thread: thread(3) });
    expect([context().text, context().refusal, context().thread]).toEqual(['Ano.', 'written-meanwhile', thread(3)]);
    actor.send({ type: 'desk.act', act: { kind: 'answer', clientId: 'press-01' } });
    await act.calls[1]!.answer({ status: 'done', thread: thread(4) });
    expect([context().text, context().refusal]).toEqual(['', '']);
  });

  it('an answer goes with the files that were taken, and waits for those that are on their way', async () => {
    const { actor, act, upload, context } = await openThread();
    const file = (attachmentId: string) => ({ attachmentId, name: `${attachmentId}.pdf`, type: 'application/pdf' as const, size: 900 });
    actor.send({ type: 'desk.setText', text: ' Posílám poukaz. ' });
    actor.send({ type: 'desk.attach', field: 'desk-files' });
    actor.send({ type: 'desk.act', act: { kind: 'answer', clientId: 'press-01' } });
    expect([act.calls.length, upload.calls[0]!.input]).toEqual([0, { csrfToken: 'csrf', field: 'desk-files', places: 5 }]);
    await upload.calls[0]!.answer([{ file: file('a') }, { file: file('b') }, { name: 'x.html', problem: 'type' }]);
    actor.send({ type: 'desk.detach', attachmentId: 'b' });
    expect(context().fileProblems).toEqual([{ name: 'x.html', problem: 'type' }]);
    actor.send({ type: 'desk.act', act: { kind: 'answer', clientId: 'press-01' } });
    expect([act.calls[0]!.input.text, act.calls[0]!.input.files]).toEqual(['Posílám poukaz.', [file('a')]]);
    await act.calls[0]!.answer({ status: 'refused', refusal: 'written-meanwhile', thread: thread(2) });
    expect(context().files).toEqual([file('a')]);
    actor.send({ type: 'desk.act', act: { kind: 'answer', clientId: 'press-01' } });
    await act.calls[1]!.answer({ status: 'refused', refusal: 'unknown-attachment', thread: thread(2) });
    expect([context().files, context().text]).toEqual([[], ' Posílám poukaz. ']);
    actor.send({ type: 'desk.attach', field: 'desk-files' });
    await upload.calls[1]!.answer([{ file: file('c') }]);
    actor.send({ type: 'desk.act', act: { kind: 'answer', clientId: 'press-01' } });
    await act.calls[2]!.answer({ status: 'done', thread: thread(3) });
    expect([context().files, context().fileProblems, context().text]).toEqual([[], [], '']);
  });

  it('an answer that was begun is there again when its thread is, whatever was opened and answered meanwhile, and for no other agent', async () => {
    const { actor, inbox, fetch, act, upload, context } = await openThread();
    const file = { attachmentId: 'a', name: 'poukaz.pdf', type: 'application/pdf' as const, size: 900 };
    const open = async (threadId: string) => {
      actor.send({ type: 'desk.close' });
      await inbox.calls.at(-1)!.answer(items());
      actor.send({ type: 'desk.open', threadId });
      await fetch.calls.at(-1)!.answer({ thread: { threadId, last: 1 } } as DeskThread);
    };
    actor.send({ type: 'desk.setText', text: 'Ano.' });
    actor.send({ type: 'desk.attach', field: 'desk-files' });
    await upload.calls[0]!.answer([{ file }]);
    await open('t2');
    expect([context().text, context().files]).toEqual(['', []]);
    actor.send({ type: 'desk.setText', text: 'Ne.' });
    actor.send({ type: 'desk.act', act: { kind: 'answer', clientId: 'press-01' } });
    await act.calls[0]!.answer({ status: 'done', thread: thread(2) });
    await open('t1');
    expect([context().text, context().files]).toEqual(['Ano.', [file]]);
    await open('t2');
    expect(context().text).toBe('');
    // Signing out asks nobody: it is there for the same agent, seen by nobody meanwhile.
    await open('t1');
    actor.send({ type: 'desk.leave' });
    expect([context().text, context().thread, selectIsUnsent(actor.getSnapshot())]).toEqual(['', null, true]);
    actor.send({ type: 'desk.open', threadId: 't1' });
    actor.send({ type: 'desk.begin', name: 'Adam', csrfToken: 'new' });
    expect([context().text, context().files]).toEqual(['Ano.', [file]]);
    actor.send({ type: 'desk.leave' });
    actor.send({ type: 'desk.open', threadId: 't1' });
    actor.send({ type: 'desk.begin', name: 'Eva', csrfToken: 'of-another' });
    expect([fetch.calls.at(-1)!.input, context().text, context().files, context().drafts]).toEqual([{ threadId: 't1' }, '', [], {}]);
  });

  it('an answer whose reply is lost goes again as the same one, and a changed or further one as another', async () => {
    const { actor, act } = await openThread();
    let presses = 0;
    const press = () => actor.send({ type: 'desk.act', act: { kind: 'answer', clientId: `press-0${++presses}` } });
    actor.send({ type: 'desk.setText', text: 'Ano.' });
    press();
    await act.calls[0]!.fail();
    press();
    await act.calls[1]!.answer({ status: 'refused', refusal: 'written-meanwhile', thread: thread(2) });
    press();
    await act.calls[2]!.fail();
    actor.send({ type: 'desk.setText', text: 'Ano, je.' });
    press();
    await act.calls[3]!.answer({ status: 'done', thread: thread(3) });
    actor.send({ type: 'desk.setText', text: 'A teplé.' });
    press();
    expect(act.calls.map(({ input: { clientId } }) => clientId)).toEqual(['press-01', 'press-01', 'press-01', 'press-04', 'press-05']);
  });

  it('a template takes the place of another one and of nothing that the agent has written', async () => {
    const { actor, fetch, changes, context } = await openThread();
    changes.streams[0]!.next('thread');
    await taken();
    await fetch.calls[1]!.answer({ ...thread(1), templates: [{ key: 'received', text: 'Máme to.' }, { key: 'apology', text: 'Omlouváme se.' }] } as DeskThread);
    const choose = (key: string) => {
      actor.send({ type: 'desk.chooseTemplate', key });
      return context().text;
    };
    expect([choose('received'), choose('apology'), choose('')]).toEqual(['Máme to.', 'Omlouváme se.', '']);
    actor.send({ type: 'desk.setText', text: 'Ano.' });
    expect([choose(''), choose('received')]).toEqual(['Ano.', 'Ano.\n\nMáme to.']);
  });

  it('an answer that is too long is said to be, and stays whole', async () => {
    const { actor, act, context } = await openThread();
    actor.send({ type: 'desk.setText', text: 'x'.repeat(5001) });
    actor.send({ type: 'desk.act', act: { kind: 'answer', clientId: 'press-01' } });
    expect([act.calls.length, context().problem, context().text.length]).toEqual([0, 'tooLong', 5001]);
    actor.send({ type: 'desk.setText', text: 'x'.repeat(5000) });
    expect(context().problem).toBe(null);
    actor.send({ type: 'desk.act', act: { kind: 'answer', clientId: 'press-01' } });
    expect(act.calls.length).toBe(1);
  });

  it('hears no more of anything once the agent has left', async () => {
    const { actor, changes, context } = await openThread();
    actor.send({ type: 'desk.leave' });
    expect([changes.observed(), context().csrfToken, context().thread]).toEqual([[false], '', null]);
  });
});
