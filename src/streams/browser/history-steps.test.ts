import { it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles } from '../testing/marbles.ts';
import { historySteps$ } from './history-steps.ts';

it('tells each step through the history, while someone listens', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const window = listenedTarget(scheduler);
    hot('-b--f--b').subscribe(() => window.emit('popstate'));
    expectObservable(historySteps$(window), '^----!').toBe('-s--s', { s: 'stepped' });
    expectSubscriptions(window.subscriptions).toBe('^----!');
  });
});
