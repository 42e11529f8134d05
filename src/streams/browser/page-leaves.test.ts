import { it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles } from '../testing/marbles.ts';
import { pageLeaves$ } from './page-leaves.ts';

it('tells that the page is left, not that its tab is hidden, for as long as someone listens', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const window = listenedTarget(scheduler);
    hot('-l-h-l-l', { l: 'pagehide', h: 'visibilitychange' }).subscribe(window.emit);
    expectObservable(pageLeaves$(window), '^-----!').toBe('-l---l-', { l: 'left' });
    expectSubscriptions(window.subscriptions).toBe('^-----!');
  });
});
