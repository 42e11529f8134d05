import { it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles } from '../testing/marbles.ts';
import { workerMessages$ } from './worker-messages.ts';

it('tells what the service worker says of copies and nothing else, for as long as someone listens', () => {
  const removed = { type: 'offlineCopies', status: 'removed' } as const;
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const container = listenedTarget(scheduler);
    hot('-a-b-c-a', { a: removed, b: { type: 'other' }, c: null }).subscribe((data) => container.emit(new MessageEvent('message', { data })));
    expectObservable(workerMessages$(container as unknown as ServiceWorkerContainer), '^-----!').toBe('-r', { r: removed });
    expectSubscriptions(container.subscriptions).toBe('^-----!');
  });
});
