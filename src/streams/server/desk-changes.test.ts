import { it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles, logBegun } from '../testing/marbles.ts';
import type { SubscriptionLog } from '../testing/marbles.ts';
import { deskChanges$ } from './desk-changes.ts';

it('tells of each change for as long as someone listens, and ends the connection then', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const connections: SubscriptionLog[] = [];
    const source = { ...listenedTarget(scheduler), close: logBegun(connections, scheduler) };
    hot<string>('-a-b-a-', { a: 'thread', b: 'threads' }).subscribe((name) => source.emit(name));
    expectObservable(deskChanges$(() => source), '^----!').toBe('-a-b--', { a: 'thread', b: 'threads' });
    expectSubscriptions(source.subscriptions).toBe(['^----!', '^----!']);
    expectSubscriptions(connections).toBe('^----!');
  });
});
