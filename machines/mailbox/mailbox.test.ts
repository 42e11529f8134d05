import { NEVER, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { heldPort, startFlow, taken } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { mailboxMachine } from './mailbox.machine.ts';
import { listedOf, mailboxPaths, numbersOf } from './mailbox.paths.ts';
import { selectList, selectUnread, selectUnreadOf } from './mailbox.select.ts';
import type { MailboxPorts, ThreadNumbers } from './mailbox.types.ts';

describe('mailbox', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(mailboxPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(mailboxPaths)).toEqual([]);
  });

  it('counts what waits in all threads, until it is seen [account.mailbox]', () => {
    const threads = new Subject<readonly ThreadNumbers[]>();
    const { actor } = startFlow(mailboxMachine, { input: undefined, ports: { threads: () => threads, fetchList: async () => [], timeToAsk: () => NEVER } });
    threads.next([numbersOf('a', 1), numbersOf('b', 2)]);
    threads.next([numbersOf('a', 0), numbersOf('b', 2)]);
    expect([selectUnread(actor.getSnapshot()), selectUnreadOf('b')(actor.getSnapshot()), selectUnreadOf('none')(actor.getSnapshot())]).toEqual([2, 2, undefined]);
  });

  it('counts on what it has heard where nobody tells more [account.mailbox]', () => {
    const threads = new Subject<readonly ThreadNumbers[]>();
    const { actor } = startFlow(mailboxMachine, { input: undefined, ports: { threads: () => threads, fetchList: async () => [], timeToAsk: () => NEVER } });
    threads.next([numbersOf('a', 1)]);
    threads.error('no stream');
    actor.send({ type: 'mailbox.showList', list: [listedOf('a')] });
    expect([selectUnread(actor.getSnapshot()), selectList(actor.getSnapshot())?.length, actor.getSnapshot().status]).toEqual([1, 1, 'active']);
  });

  it('a list that is shown grows by each message and thread that comes, and only then is asked for [account.mailbox]', async () => {
    const { actor, threads, fetchList, list } = startListed();
    threads.next([numbersOf('a', 0)]);
    threads.next([numbersOf('a', 0)]);
    expect(fetchList.calls.length).toBe(0);
    threads.next([numbersOf('a', 1, 6)]);
    await fetchList.calls[0]!.answer([listedOf('a', 6)]);
    threads.next([numbersOf('a', 1, 6), numbersOf('b', 1, 1)]);
    // What comes while the list is on its way is not forgotten.
    threads.next([numbersOf('a', 1, 6), numbersOf('b', 1, 1), numbersOf('c', 1, 1)]);
    await fetchList.calls[1]!.answer([listedOf('b', 1), listedOf('a', 6)]);
    expect(list()).toEqual([listedOf('b', 1), listedOf('a', 6)]);
    await fetchList.calls[2]!.answer([listedOf('c', 1), listedOf('b', 1), listedOf('a', 6)]);
    expect([list()?.length, fetchList.calls.length]).toEqual([3, 3]);
    actor.send({ type: 'mailbox.hideList' });
    threads.next([numbersOf('a', 2, 7)]);
    await taken();
    expect([list(), fetchList.calls.length]).toEqual([null, 3]);
  });

  it('a list that leaves a thread out is not asked for over and over; one that could not be had is asked for a little later, when there is a network [account.mailbox]', async () => {
    const { actor, threads, fetchList, clock, due, list } = startListed();
    threads.next([numbersOf('old', 1, 1), numbersOf('a', 0)]);
    await fetchList.calls[0]!.fail(new Error('offline'));
    expect(list()).toEqual([listedOf('a')]);
    clock.increment(60_000);
    await taken();
    expect(fetchList.calls.length).toBe(1);
    due.next('due');
    await fetchList.calls[1]!.answer([listedOf('a')]);
    threads.next([numbersOf('old', 1, 1), numbersOf('a', 0)]);
    await taken();
    expect(fetchList.calls.length).toBe(2);
    // A page that opens shows a list of its own, and nothing was asked for since.
    actor.send({ type: 'mailbox.showList', list: [listedOf('a')] });
    expect(fetchList.calls.length).toBe(3);
  });
});

function startListed() {
  const threads = new Subject<readonly ThreadNumbers[]>();
  const fetchList = heldPort<MailboxPorts['fetchList']>();
  const due = new Subject<'due'>();
  const flow = startFlow(mailboxMachine, { input: undefined, ports: { threads: () => threads, fetchList: fetchList.port, timeToAsk: () => due } });
  flow.actor.send({ type: 'mailbox.showList', list: [listedOf('a')] });
  return { ...flow, threads, fetchList, due, list: () => selectList(flow.actor.getSnapshot()) };
}
