import { it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles } from '../testing/marbles.ts';
import { pageReturns$ } from './page-returns.ts';

it('tells of a page that comes back from the back/forward cache, not of one that is loaded, while someone listens [config.states]', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const window = listenedTarget(scheduler);
    hot('-l-r-r', { l: false, r: true }).subscribe((persisted) => window.emit(Object.assign(new Event('pageshow'), { persisted })));
    expectObservable(pageReturns$(window as unknown as Window), '^---!').toBe('---r', { r: 'returned' });
    expectSubscriptions(window.subscriptions).toBe('^---!');
  });
});
