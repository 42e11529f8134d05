import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { guest, sessionPaths } from './session.paths.ts';
import { sessionMachine } from './session.machine.ts';
import { selectCustomerName } from './session.select.ts';
import type { UserInfo } from './session.types.ts';

const customer: UserInfo = { ...guest, authenticated: true, account_type: 'CUSTOMER', user_status: 'returning', display_name: 'Jana Nováková' };

function start() {
  const streams: Subject<UserInfo | null>[] = [];
  const userInfo = () => {
    const stream = new Subject<UserInfo | null>();
    streams.push(stream);
    return stream;
  };
  const signOuts = new Subject<string>();
  return { ...startFlow(sessionMachine, { input: undefined, ports: { userInfo, signOutsElsewhere: () => signOuts } }), streams, signOuts };
}

describe('session', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(sessionPaths)).toEqual([]);
  });

  it('tells every answer, and shows a changed status at once [user.info] [user.refresh]', () => {
    const { actor, facts, streams } = start();
    expect([actor.getSnapshot().value, selectCustomerName(actor.getSnapshot())]).toEqual([{ following: 'asking' }, '']);
    streams[0]!.next(guest);
    streams[0]!.next(customer);
    expect([actor.getSnapshot().value, selectCustomerName(actor.getSnapshot())]).toEqual([{ following: 'known' }, 'Jana Nováková']);
    expect(facts).toEqual([{ type: 'session.updated', userInfo: guest }, { type: 'session.updated', userInfo: customer }]);
  });

  it('keeps what it knew when a question fails [user.info]', () => {
    const { actor, facts, streams } = start();
    streams[0]!.next(customer);
    streams[0]!.next(null);
    expect([actor.getSnapshot().value, selectCustomerName(actor.getSnapshot()), facts.length]).toEqual([{ following: 'stale' }, 'Jana Nováková', 1]);
  });

  it('says that the visitor has signed out in another tab, and asks who they are now [user.refresh]', () => {
    const { actor, facts, streams, signOuts } = start();
    streams[0]!.next(customer);
    signOuts.next('done');
    expect([streams.map(({ observed }) => observed), actor.getSnapshot().value]).toEqual([[false, true], { following: 'asking' }]);
    expect(facts.slice(1)).toEqual([{ type: 'session.signedOutElsewhere' }]);
    streams[1]!.error(new Error('broken'));
    signOuts.next('done');
    expect([streams.length, facts.length]).toEqual([3, 3]);
    signOuts.error(new Error('broken'));
    expect(actor.getSnapshot().value).toEqual({ following: 'asking' });
  });

  it('listens anew when it is told that something has changed, and to one stream at a time', () => {
    const { actor, streams } = start();
    streams[0]!.next(guest);
    actor.send({ type: 'session.refresh' });
    expect([streams.map(({ observed }) => observed), actor.getSnapshot().value]).toEqual([[false, true], { following: 'asking' }]);
    streams[1]!.error(new Error('broken'));
    expect(actor.getSnapshot().value).toBe('lost');
    actor.send({ type: 'session.refresh' });
    expect(streams.map(({ observed }) => observed)).toEqual([false, false, true]);
    actor.stop();
    expect(streams.map(({ observed }) => observed)).toEqual([false, false, false]);
  });
});
