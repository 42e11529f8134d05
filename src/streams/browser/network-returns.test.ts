import { it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles } from '../testing/marbles.ts';
import { networkReturns$ } from './network-returns.ts';

it('each return of the network is told, nothing before the first one, for as long as someone listens', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const window = listenedTarget(scheduler);
    hot('-a-b-a-a', { a: 'online', b: 'offline' }).subscribe(window.emit);
    expectObservable(networkReturns$(window), '^-----!').toBe('-t---t-', { t: true });
    expectSubscriptions(window.subscriptions).toBe('^-----!');
  });
});
