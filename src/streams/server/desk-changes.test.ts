import { it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles, logBegun } from '../testing/marbles.ts';
import type { SubscriptionLog } from '../testing/marbles.ts';
import { deskChanges$ } from './desk-changes.ts';

it('tells of a change for as long as someone listens, of many at once only the first and, a second later, the last; and ends the connection then', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const connections: SubscriptionLog[] = [];
    const source = { ...listenedTarget(scheduler), readyState: 1, close: logBegun(connections, scheduler) };
    hot<string>('-a-b-a-b 2s a-', { a: 'thread', b: 'threads' }).subscribe((name) => source.emit(name));
    expectObservable(deskChanges$(() => source, { scheduler }), '^ 2007ms !').toBe('-a 999ms b', { a: 'thread', b: 'threads' });
    expectSubscriptions(source.subscriptions).toBe(['^ 2007ms !', '^ 2007ms !', '^ 2007ms !']);
    expectSubscriptions(connections).toBe('^ 2007ms !');
  });
});

it('tells that it was refused, and connects again after a pause; a connection that was only lost the browser makes anew', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const connections: SubscriptionLog[] = [];
    let source: ReturnType<typeof connect>;
    const connect = () => ({ ...listenedTarget(scheduler), readyState: 1, close: logBegun(connections, scheduler) });
    hot<number>('-l-r 20s -b', { l: 0, r: 2, b: 1 }).subscribe((readyState) => {
      source.readyState = readyState;
      source.emit(readyState === 1 ? 'threads' : 'error');
    });
    expectObservable(deskChanges$(() => (source = connect()), { scheduler }), '^ 30s !').toBe('---r 20s -b', { r: 'refused', b: 'threads' });
    expectSubscriptions(connections).toBe(['^--!', '--- 10s ^ 19997ms !']);
  });
});
