import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { mailboxMachine } from './mailbox.machine.ts';
import { mailboxPaths, numbersOf } from './mailbox.paths.ts';
import { selectUnread, selectUnreadOf } from './mailbox.select.ts';
import type { ThreadNumbers } from './mailbox.types.ts';

describe('mailbox', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(mailboxPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(mailboxPaths)).toEqual([]);
  });

  it('counts what waits in all threads, until it is seen [account.mailbox]', () => {
    const threads = new Subject<readonly ThreadNumbers[]>();
    const { actor } = startFlow(mailboxMachine, { input: undefined, ports: { threads: () => threads } });
    threads.next([numbersOf('a', 1), numbersOf('b', 2)]);
    threads.next([numbersOf('a', 0), numbersOf('b', 2)]);
    expect([selectUnread(actor.getSnapshot()), selectUnreadOf('b')(actor.getSnapshot()), selectUnreadOf('none')(actor.getSnapshot())]).toEqual([2, 2, undefined]);
  });
});
